/** What a seat sees of El Gaucho, as docs/views.md describes it. */

import type { View } from "../game";

export const AREAS = ["sort", "wish", "sale", "steal", "overseer", "steppe"] as const;
export type Area = (typeof AREAS)[number];

export const BREEDS = ["W", "K", "B", "G", "S"] as const;
export type Breed = (typeof BREEDS)[number];

/** Pastures as they are drawn, the large one on top. */
export const PASTURES = ["d", "c", "b", "a"] as const;
export type Pasture = (typeof PASTURES)[number];

/** A tile in the pampa, and the gaucho on it. */
export interface Lot {
  tile: string;
  big: number;
  small: number;
  gaucho: number | null;
  standing: boolean;
}

export interface Herd {
  row: number[];
  worth: number;
}

export interface Ranch {
  pesos: number;
  supply: number;
  areas: Area[];
  herds: Partial<Record<Breed, Herd>>;
  incoming: string[];
  aside: (string | null)[];
  hand: (string | null)[];
  chosen: boolean;
  choice: (string | null)[];
}

export interface GauchoView extends View {
  round: number;
  start: number;
  rounds_left: number | null;
  breed_out: Breed | null;
  rodeo: number[];
  dice: number[];
  dice_taken: boolean;
  wish: number | null;
  pending: string[];
  touched: Area[];
  pampa: Record<Pasture, (Lot | null)[]>;
  steppe: (string | null)[];
  pile: number;
  gone: string[];
  unseen: string[];
  areas: Record<Area, number[]>;
  players: Ranch[];
}

/** What is printed on board and tiles: the part of the edition that a board needs. */
export interface Printed {
  tiles: { small_numbers: number[] };
  pampa: { spaces: Record<Pasture, ("plain" | "river" | "forest")[]> };
  areas: Record<Area, number[]>;
  keep: { two_up_to: number; three_up_to: number };
  sale: { bonus: number };
  /** The attributes that a fragment expects of what it stands in. */
  around: Record<string, string>;
}

export function breedOf(tile: string): Breed {
  return tile[0] as Breed;
}

export function valueOf(tile: string): number {
  return Number(tile.slice(1));
}

export function isArea(word: string): word is Area {
  return (AREAS as readonly string[]).includes(word);
}

/** What lies on a space, such as c3. */
export function lotOn(view: GauchoView, space: string): Lot | null {
  return view.pampa[space[0] as Pasture]?.[Number(space.slice(1)) - 1] ?? null;
}

/** The seat in whose herds a tile lies. */
export function keeperOf(view: GauchoView, tile: string): number | null {
  const seat = view.players.findIndex((ranch) =>
    ranch.herds[breedOf(tile)]?.row.includes(valueOf(tile)),
  );
  return seat < 0 ? null : seat;
}

/** Dice that the player on turn can use, the wished one last. */
export function diceInHand(view: GauchoView): number[] {
  return view.wish === null ? view.dice : [...view.dice, view.wish];
}
