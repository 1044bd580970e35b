/** Where on the board each legal move is made. */

import { isArea } from "./reading";

/**
 * The places at which a move can be clicked: spaces (`c3`), areas (`wish`), the own gaucho on an
 * area (`gaucho-wish`), herds (`herd-0-W`), tiles in herds or just collected (`tile-K7`), the
 * tiles of the steppe (`steppe-tiles`), the `rodeo` and the `hand`. A move without a place is a button of the prompt bar.
 */
export function placesOf(move: string, seat: number): string[] {
  const [verb, first = "", second = ""] = move.split(" ");
  switch (verb) {
    case "keep":
      return ["hand"];
    case "take":
      return ["rodeo"];
    case "place":
      return [first];
    case "stand":
    case "lay":
    case "raise":
      return [first];
    case "recall":
      return [isArea(first) ? `gaucho-${first}` : first];
    case "wish":
      return ["wish"];
    case "sale":
      return ["sale", `herd-${seat}-${first}`];
    case "steal":
      return ["steal", `tile-${first}`];
    case "overseer":
      return ["overseer", second];
    case "steppe":
      return ["steppe", "steppe-tiles"];
    case "put":
      return [second];
    case "add":
      return [`tile-${first}`];
    case "sort":
      return [`tile-${first}`, "sort"];
    default:
      return [];
  }
}

export type Targets = ReadonlyMap<string, readonly string[]>;

export function targetsOf(moves: readonly string[], seat: number | null): Targets {
  const targets = new Map<string, string[]>();
  if (seat === null) return targets;
  for (const move of new Set(moves)) {
    for (const place of placesOf(move, seat)) {
      const there = targets.get(place);
      if (there) there.push(move);
      else targets.set(place, [move]);
    }
  }
  return targets;
}

/** Whether a die can be one of two that are taken, and with which other one. */
export function takeOf(die: number, other: number): string {
  return `take ${Math.min(die, other)} ${Math.max(die, other)}`;
}

/** The moves that keep exactly these tiles, in whatever order. */
export function keepsOf(moves: readonly string[], tiles: readonly string[]): string[] {
  const wanted = [...tiles].sort().join(" ");
  return moves.filter((move) => {
    const [verb, ...kept] = move.split(" ");
    return verb === "keep" && kept.sort().join(" ") === wanted;
  });
}

/** All totals that some of the dice make together, ascending. */
export function sumsOf(dice: readonly number[]): number[] {
  let sums = new Set<number>();
  for (const die of dice) sums = new Set([...sums, die, ...[...sums].map((sum) => sum + die)]);
  return [...sums].sort((a, b) => a - b);
}
