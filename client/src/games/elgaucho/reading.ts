/** What tiles and spaces tell by their names, and what a view tells about them. */

import { type Area, AREAS, type Breed, type ElGauchoView, type Lot, type Pasture, PASTURES } from "./view";

/** Pastures as they are drawn, the large one on top. */
export const FROM_THE_TOP = [...PASTURES].reverse();

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
export function lotOn(view: ElGauchoView, space: string): Lot | null {
  return view.pampa[space[0] as Pasture]?.[Number(space.slice(1)) - 1] ?? null;
}

/** The seat in whose herds a tile lies. */
export function keeperOf(view: ElGauchoView, tile: string): number | null {
  const seat = view.players.findIndex((ranch) =>
    ranch.herds[breedOf(tile)]?.row.includes(valueOf(tile)),
  );
  return seat < 0 ? null : seat;
}

/** Dice that the player on turn can use, the wished one last. */
export function diceInHand(view: ElGauchoView): number[] {
  return view.wish === null ? view.dice : [...view.dice, view.wish];
}
