/** What cells and parts of tiles tell by their names, and who stands on which sort of them. */

import type { Role, Sort } from "./view";

export const ROLE_OF: Readonly<Record<Sort, Role>> = {
  mountain: "miner",
  railroad: "railwayman",
  city: "trader",
  prairie: "farmer",
};

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
