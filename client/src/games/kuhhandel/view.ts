/** What a seat sees of Kuhhandel Master, as docs/views.md describes it. */

import type { Stage, View } from "../game";

export interface Pile {
  count: number;
  /** Null for those who may not know them. */
  cards: number[] | null;
}

export interface Purse extends Pile {
  total: number | null;
  surely: number[];
  at_most: Record<string, number>;
}

export interface Score {
  quartets: number;
  matching: number;
  times: number;
  others: number;
  covered: string | null;
}

export interface Farm {
  animals: Record<string, number>;
  quartets: string[];
  premiums: string[];
  score: Score;
  money: Purse;
}

export interface Auction {
  bid: number | null;
  bidder: number | null;
  passed: number[];
  payer: number | null;
  limits: (number | null)[];
}

export interface Premium {
  number: number;
  winner: number | null;
  waited: number[];
  pledge: Pile | null;
  limits: (number | null)[];
}

export interface Rat {
  asked: number;
  cards: number;
  own: number[];
}

export interface Trade {
  challenger: number;
  opponent: number;
  kind: string;
  stake: number;
  repeated: boolean;
  offer: Pile | null;
}

export interface KuhhandelView extends View {
  deciding: number[];
  deck: { size: number; cards: Record<string, number>; money: number | null };
  card: string | null;
  auction: Auction | null;
  premium: Premium | null;
  rat: Rat | null;
  trade: Trade | null;
  chosen: number[];
  trades: number;
  trades_left: number | null;
  donkeys: number;
  donkeys_pay: number[];
  bank: number[];
  money_out: number;
  quartets: Record<string, number>;
  premium_value: number;
  players: Farm[];
}

export type KuhhandelStage = Stage<KuhhandelView>;

/** The order of the stalls: from the cheapest kind to the dearest, then the rats. */
export const KINDS = [
  "cock",
  "goose",
  "cat",
  "dog",
  "sheep",
  "goat",
  "donkey",
  "pig",
  "cow",
  "horse",
  "rat",
] as const;

export const PREMIUM = "premium-";
export const QUARTET = 4;
