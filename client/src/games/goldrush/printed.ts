/** What is printed on Gold Rush's tiles, and where their parts lie. */

import type { Box } from "../game";


export const SIDE = 120;
export const ROTATIONS = 4;

/** Players' colours, in the order of their seats; their emblems are in the pictures. */
export const COLOURS = ["#35507a", "#b5532f", "#6f8b6a", "#d9a32b", "#7a3b5e", "#3c3a39"] as const;

export type Point = readonly [x: number, y: number];

/** A part of the unturned tile: its shape as a path, and where its pieces go. */
export interface PrintedPart {
  figure: Point;
  tokens: Point;
  shape: string;
}

export interface PrintedTile {
  id: string;
  count: number;
  edges: string;
  hub?: string;
  mountains?: { edges: string; nuggets: number }[];
  tracks?: { ends: string; locomotives?: number }[];
  prairies?: { halves: string; camps?: number; herds?: number }[];
  parts: PrintedPart[];
}

/** What is printed: the part of the edition that a board needs. */
export interface Printed {
  cowboys: number;
  tiles: PrintedTile[];
}

export type GoldRushBox = Box<Printed>;

const known = new WeakMap<GoldRushBox, Map<string, PrintedTile>>();

/** The kinds of tiles by their names. */
export function kindsOf(box: GoldRushBox): Map<string, PrintedTile> {
  let kinds = known.get(box);
  if (!kinds) {
    kinds = new Map(box.printed.tiles.map((tile) => [tile.id, tile]));
    known.set(box, kinds);
  }
  return kinds;
}

export function kindOf(box: GoldRushBox, tile: string): PrintedTile {
  const kind = kindsOf(box).get(tile);
  if (!kind) throw new Error(`the edition has no tile ${tile}`);
  return kind;
}

export function picture(box: GoldRushBox, name: string): string {
  return box.pictures[name] ?? "";
}

export function tilePicture(box: GoldRushBox, tile: string, rotation: number): string {
  return picture(box, `tile-${tile}-${rotation}`);
}

/** Where a point of a tile lies after some quarter turns clockwise. */
export function turned([x, y]: Point, rotation: number): Point {
  let at: Point = [x, y];
  for (let turn = 0; turn < rotation; turn += 1) at = [SIDE - at[1], at[0]];
  return at;
}

// Which rotations look the same

const DIRECTIONS = "NESW";
const HALVES = ["NL", "NR", "ET", "EB", "SR", "SL", "WB", "WT"];

function turnedEdges(edges: string, rotation: number): string {
  return [...edges]
    .map((edge) => DIRECTIONS[(DIRECTIONS.indexOf(edge) + rotation) % 4] ?? "")
    .sort()
    .join("");
}

function turnedHalves(halves: string, rotation: number): string {
  return halves
    .split(" ")
    .map((half) => HALVES[(HALVES.indexOf(half) + 2 * rotation) % 8] ?? "")
    .sort()
    .join(" ");
}

/** All that matters of a tile lying like this, as a text; equal for rotations that look the same. */
function look(kind: PrintedTile, rotation: number): string {
  const mountains = (kind.mountains ?? []).map(
    (part) => `${turnedEdges(part.edges, rotation)}*${part.nuggets}`,
  );
  const tracks = (kind.tracks ?? []).map(
    (part) => `${turnedEdges(part.ends, rotation)}*${part.locomotives ?? 0}`,
  );
  const prairies = (kind.prairies ?? []).map(
    (part) => `${turnedHalves(part.halves, rotation)}*${part.camps ?? 0}*${part.herds ?? 0}`,
  );
  return [mountains, tracks, prairies].map((parts) => parts.sort().join(";")).join("|");
}

/** Of some rotations those that differ, the first of each look. */
export function distinct(kind: PrintedTile, rotations: readonly number[]): number[] {
  const seen = new Set<string>();
  return rotations.filter((rotation) => {
    const seenAs = look(kind, rotation);
    if (seen.has(seenAs)) return false;
    seen.add(seenAs);
    return true;
  });
}

export function looksLike(kind: PrintedTile, one: number, other: number): boolean {
  return look(kind, one) === look(kind, other);
}
