/** What is printed on board and tiles: the part of the edition that a board needs. */

import type { Area, Pasture } from "./view";

export interface Printed {
  tiles: { small_numbers: number[] };
  pampa: { spaces: Record<Pasture, ("plain" | "river" | "forest")[]> };
  areas: Record<Area, number[]>;
  keep: { two_up_to: number; three_up_to: number };
  sale: { bonus: number };
  /** The attributes that a fragment expects of what it stands in. */
  around: Record<string, string>;
}
