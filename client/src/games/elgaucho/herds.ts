/**
 * What a tile would do to a row: the rules of herds (E-26 to E-29), for previews before a click.
 *
 * The engine's own examples (reckonings.json) hold these functions to the rules.
 */

import { breedOf, valueOf } from "./reading";
import type { Herd, Ranch } from "./view";

export type Direction = "up" | "down" | "none";

export interface Sale {
  row: number[];
  count: number;
  highest: number;
  bonus: number;
  pesos: number;
}

/** A tile's effect: the row it will stand in, and the herd that is sold because it does not fit. */
export interface Effect {
  row: number[];
  worth: number;
  sale: Sale | null;
}

export function directionOf(row: readonly number[]): Direction {
  const [first, second] = row;
  if (first === undefined || second === undefined) return "none";
  return second > first ? "up" : "down";
}

function worthOf(row: readonly number[]): number {
  return row.length ? row.length * Math.max(...row) : 0;
}

export function saleOf(row: readonly number[], bonus = 0): Sale {
  const count = row.length;
  const highest = Math.max(...row);
  return { row: [...row], count, highest, bonus, pesos: count * highest + bonus };
}

/** Whether a value continues a row at its right end. */
function fitsRight(row: readonly number[], value: number): boolean {
  const last = row.at(-1);
  const direction = directionOf(row);
  if (last === undefined || direction === "none") return true;
  return direction === "up" ? value > last : value < last;
}

function effect(row: number[], sale: Sale | null = null): Effect {
  return { row, worth: worthOf(row), sale };
}

/** At the right end; a misfit sells the row first and begins a new one. */
function added(herd: Herd | undefined, value: number): Effect {
  const row = herd?.row ?? [];
  return fitsRight(row, value) ? effect([...row, value]) : effect([value], saleOf(row));
}

/** By SORT, where the row stays in order; beside a single tile on its left. */
function sorted(herd: Herd | undefined, value: number): Effect {
  const row = herd?.row ?? [];
  if (directionOf(row) === "none") return effect([value, ...row]);
  const ascending = [...row, value].sort((a, b) => a - b);
  return effect(directionOf(row) === "up" ? ascending : ascending.reverse());
}

/** What a move that brings a tile into a ranch's herds does there; null for other moves. */
export function effectOf(move: string, ranch: Pick<Ranch, "herds">): Effect | null {
  const [verb, tile = ""] = move.split(" ");
  const herd = ranch.herds[breedOf(tile)];
  if (verb === "add" || verb === "steal") return added(herd, valueOf(tile));
  return verb === "sort" ? sorted(herd, valueOf(tile)) : null;
}

/** The rows that kept tiles begin, in the order they are laid. */
export function rowsOf(tiles: readonly string[]): [breed: string, row: number[]][] {
  const rows = new Map<string, number[]>();
  for (const tile of tiles) {
    rows.set(breedOf(tile), [...(rows.get(breedOf(tile)) ?? []), valueOf(tile)]);
  }
  return [...rows];
}
