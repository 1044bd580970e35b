// Made from src/corral/games/kuhhandel/seen/types.py and src/corral/games/kuhhandel/rules/events.py by `python -m tools.view_types`; do not edit.

import type { Head } from "../view";

/** A kind of animal, the rat included: from the cheapest quartet to the dearest. */
export const KINDS = ["cock", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse", "rat"] as const;
export type Kind = (typeof KINDS)[number];

/** A card of the deck: an animal, a premium such as `premium-cow`, money such as `50`. */
export type Card = string;

/** What is decided: in order of the rules. */
export const PHASES = ["turn", "extra", "bid", "hammer", "pay", "call", "pledge", "premium", "give", "rat", "offer", "answer", "counter", "share", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** Money cards that lie face down. */
export interface Pile {
  count: number;
  /** `null` for those who may not know them. */
  cards: number[] | null;
}

/** A player's money. */
export interface Purse {
  /** How many cards. */
  count: number;
  /** The cards, where they are certain. */
  cards: number[] | null;
  /** What they are worth, where they are certain. */
  total: number | null;
  /** Cards that it must hold. */
  surely: number[];
  /** How many of each it can hold. */
  at_most: Record<string, number>;
}

/** Where points come from: (`quartets` + `matching`) × `times` + `others`. */
export interface Score {
  /** The values of all quartets but the covered one. */
  quartets: number;
  /** The premiums that match them. */
  matching: number;
  /** How many quartets these are. */
  times: number;
  /** The other premiums. */
  others: number;
  /** The quartet that the rats have covered. */
  covered: Kind | null;
}

/** What a player has. */
export interface Farm {
  /** How many of each kind. */
  animals: Partial<Record<Kind, number>>;
  /** The kinds that are complete. */
  quartets: Kind[];
  /** The kinds whose premium it has. */
  premiums: Kind[];
  score: Score;
  money: Purse;
}

/** An auction of an animal. */
export interface Auction {
  /** The highest so far. */
  bid: number | null;
  bidder: number | null;
  /** Who has passed. */
  passed: number[];
  /** Who pays at last. */
  payer: number | null;
  /** What hands that were shown are worth, seat by seat. */
  limits: (number | null)[];
}

/** A count-down for a premium. */
export interface Premium {
  /** The number called. */
  number: number;
  winner: number | null;
  /** Who waited, as far as the seat knows. */
  waited: number[];
  pledge: Pile | null;
  /** How many cards hands that were shown have, seat by seat. */
  limits: (number | null)[];
}

/** A rat that nobody has taken yet. */
export interface Rat {
  /** Who is asked. */
  asked: number;
  /** How many money cards lie beside it. */
  cards: number;
  /** One's own among them. */
  own: number[];
}

/** A cow trade. */
export interface Trade {
  challenger: number;
  opponent: number;
  kind: Kind;
  /** How many animals. */
  stake: number;
  /** Whether it is repeated after a tie. */
  repeated: boolean;
  offer: Pile | null;
}

/** The cards to come. */
export interface Deck {
  size: number;
  /** How many of each, but for money. */
  cards: Record<Card, number>;
  /** With two players how much money is among them. */
  money: number | null;
}

/** What a seat sees of Kuhhandel Master. */
export interface KuhhandelSeen {
  /** What is decided now. */
  phase: Phase;
  /** Whose turn it is; `null` if nobody's. */
  turn: number | null;
  /** Who is asked, as far as the seat can tell. */
  deciding: number[];
  /** The cards to come. */
  deck: Deck;
  /** The card turned up or looked at; `?` if somebody else looks at it. */
  card: Card | null;
  /** The auction, in one. */
  auction: Auction | null;
  /** The count-down, in one. */
  premium: Premium | null;
  /** The rat, where one is to be taken. */
  rat: Rat | null;
  /** The cow trade, in one. */
  trade: Trade | null;
  /** The money cards that one has chosen so far. */
  chosen: number[];
  /** Cow trades since a card was turned up. */
  trades: number;
  /** How many may follow when the deck is used up. */
  trades_left: number | null;
  /** Donkeys that have come. */
  donkeys: number;
  /** Money cards in the bank. */
  bank: number[];
  /** The worth of all hands; `null` with two players, whose money is secret. */
  money_out: number | null;
  /** What a quartet of each kind is worth. */
  quartets: Partial<Record<Kind, number>>;
  /** What a premium is worth. */
  premium_value: number;
  /** What each of the donkeys pays. */
  donkeys_pay: number[];
  /** What each seat has. */
  players: Farm[];
}

/** A view of Kuhhandel Master, as a match gives it. */
export interface KuhhandelView extends Head, KuhhandelSeen {
}

/** Why a hand is shown: a bid or a slap that cannot be paid, or money that counts at the end. */
export const REASONS = ["bid", "slap", "cash"] as const;
export type Reason = (typeof REASONS)[number];

/** A player starts. */
export interface StartPlayer {
  kind: "start_player";
  seat: number;
}

/** A player's turn begins. */
export interface Turn {
  kind: "turn";
  seat: number;
}

/** A card is turned up. */
export interface TurnedUp {
  kind: "turned_up";
  seat: number;
  card: Card;
}

/** A donkey has come, and everybody gets money. */
export interface DonkeyPaid {
  kind: "donkey_paid";
  /** The first, the second and so on. */
  number: number;
  value: number;
}

/** A player bids. */
export interface Bid {
  kind: "bid";
  seat: number;
  amount: number;
}

/** A player passes. */
export interface Passed {
  kind: "passed";
  seat: number;
}

/** Nobody bids more. */
export interface KnockedDown {
  kind: "knocked_down";
  /** The highest bidder. */
  seat: number;
  amount: number;
}

/** Nobody wants the card: the auctioneer gets it for nothing. */
export interface Unsold {
  kind: "unsold";
  seat: number;
  card: Card;
}

/** The auctioneer sells. */
export interface Sold {
  kind: "sold";
  seat: number;
  to: number;
}

/** The auctioneer buys, `from` the highest bidder, who gets the price. */
export interface Bought {
  kind: "bought";
  seat: number;
  from: number;
}

/** A hand is shown to all. */
export interface Shown {
  kind: "shown";
  seat: number;
  reason: Reason;
  cards: number[];
}

/** A price is paid; the two of them know with which cards. */
export interface Paid {
  kind: "paid";
  seat: number;
  to: number;
  price: number;
  count: number;
  cards?: number[];
}

/** A player gets a card of the deck. */
export interface Got {
  kind: "got";
  seat: number;
  card: Card;
}

/** The auctioneer calls a number. */
export interface Called {
  kind: "called";
  number: number;
}

/** A player slaps at a number. */
export interface Slapped {
  kind: "slapped";
  seat: number;
  number: number;
}

/** Who slapped lays down so many cards; only that player sees which. */
export interface Pledged {
  kind: "pledged";
  seat: number;
  count: number;
  cards?: number[];
}

/** Money goes to somebody; the two of them know which cards. */
export interface Gave {
  kind: "gave";
  seat: number;
  to: number;
  count: number;
  cards?: number[];
}

/** A player puts a card beside the rat; only that player knows it. */
export interface Put {
  kind: "put";
  seat: number;
  /** How many lie there now. */
  count: number;
  card?: number;
}

/** A player takes the rat and the money beside it, and sees it alone. */
export interface TookRat {
  kind: "took_rat";
  seat: number;
  count: number;
  cards?: number[];
}

/** A player challenges another to a cow trade. */
export interface Challenged {
  kind: "challenged";
  seat: number;
  to: number;
  animal: Kind;
  /** How many animals. */
  stake: number;
}

/** The challenger offers cards; only the challenger sees them. */
export interface Offered {
  kind: "offered";
  seat: number;
  to: number;
  count: number;
  cards?: number[];
}

/** The offer is accepted. */
export interface Accepted {
  kind: "accepted";
  seat: number;
  to: number;
}

/** The offer is answered with a counter-offer. */
export interface Countered {
  kind: "countered";
  seat: number;
  to: number;
}

/** Offer and counter-offer are exchanged; the two of them know the cards. */
export interface Swapped {
  kind: "swapped";
  seat: number;
  to: number;
  /** Cards that went there. */
  count: number;
  /** Cards that came back. */
  back: number;
  /** Whose were worth more, `null` for a tie. Of a repeated trade who won: a second tie looks like more of the challenger (K-35). */
  more: number | null;
  /** Whether the trade was repeated after a tie. */
  again: boolean;
  cards?: number[];
  back_cards?: number[];
}

/** The trade is repeated for the same stake. */
export interface Tied {
  kind: "tied";
  seat: number;
  to: number;
}

/** Animals change hands. */
export interface Traded {
  kind: "traded";
  seat: number;
  to: number;
  animal: Kind;
  /** How many animals. */
  stake: number;
}

/** With two players: a player looks at the top card in secret. */
export interface Looked {
  kind: "looked";
  seat: number;
  card?: Card;
}

/** With two players: the card is kept, and the other gets the next one. */
export interface Kept {
  kind: "kept";
  seat: number;
  to: number;
}

/** With two players: the card is given away, and the next one kept. */
export interface GaveAway {
  kind: "gave_away";
  seat: number;
  to: number;
}

/** With two players: a money card is drawn, known to whom it was shown. */
export interface GotMoney {
  kind: "got_money";
  seat: number;
  card?: number;
}

/** The rats cover a quartet at the end. */
export interface RatsCovered {
  kind: "rats_covered";
  seat: number;
  animal: Kind;
}

/** The match is over. */
export interface Over {
  kind: "over";
  scores: number[];
  winners: number[];
}

/** What everybody sees alike. */
export type KuhhandelOpen = StartPlayer
  | Turn
  | TurnedUp
  | DonkeyPaid
  | Bid
  | Passed
  | KnockedDown
  | Unsold
  | Sold
  | Bought
  | Shown
  | Got
  | Called
  | Slapped
  | Challenged
  | Accepted
  | Countered
  | Tied
  | Traded
  | Kept
  | GaveAway
  | RatsCovered
  | Over;

/** What has secrets. */
export type KuhhandelSecret = Paid
  | Pledged
  | Gave
  | Put
  | TookRat
  | Offered
  | Swapped
  | Looked
  | GotMoney;

/** Whatever can happen in Kuhhandel Master. */
export type KuhhandelEvent = KuhhandelOpen
  | KuhhandelSecret;
