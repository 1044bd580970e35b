/** What a seat sees of Gold Rush, as docs/views.md describes it. */

import type { View } from "../game";

export type Sort = "mountain" | "railroad" | "city" | "prairie";
export type Role = "railwayman" | "miner" | "trader" | "farmer";

export const ROLE_OF: Readonly<Record<Sort, Role>> = {
  mountain: "miner",
  railroad: "railwayman",
  city: "trader",
  prairie: "farmer",
};

export interface Part {
  part: string;
  sort: Sort;
  feature: number;
  cowboy: number | null;
  tent: number | null;
}

export interface LaidTile {
  cell: string;
  x: number;
  y: number;
  tile: string;
  rotation: number;
  parts: Part[];
}

export interface Opening {
  cell: string;
  x: number;
  y: number;
  rotations: number[];
}

export interface Feature {
  feature: string;
  sort: Sort;
  parts: string[];
  open: number;
  finished: boolean;
  cowboys: number[];
  owners: number[];
  points: number;
  tiles: number;
  nuggets?: number;
  tokens?: number;
  locomotives?: number;
  railroads?: number;
  camps?: number;
  herds?: number;
}

export interface Player {
  points: number;
  laps: number;
  space: number;
  supply: number;
  cowboys: { part: string; role: Role }[];
  tent: string | null;
  tokens: (number | null)[];
}

export interface GoldRushView extends View {
  phase: "place" | "act" | "over";
  start: number;
  tile: string | null;
  placed: string | null;
  openings: Opening[];
  tiles: LaidTile[];
  features: Feature[];
  tiles_left: number;
  left: Record<string, number>;
  gone: Record<string, number>;
  tokens: { supply: number; on_table: number; removed: number; unseen: Record<string, number> };
  players: Player[];
}

/** A cell as its two numbers: "3,-1". */
export function cellAt(cell: string): [x: number, y: number] {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return [x, y];
}

/** "1,0:NL" as its cell and the place on the tile there. */
export function splitPart(part: string): [cell: string, place: string] {
  const [cell = "", place = ""] = part.split(":");
  return [cell, place];
}
