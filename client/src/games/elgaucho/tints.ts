import type { Breed } from "./view";

/** The ground of a tile, light enough for ink; the same as in src/corral/games/elgaucho/show/cattle.py. */
export const TINTS: Record<Breed, string> = {
  W: "#e9e2d2",
  K: "#bdb6ad",
  B: "#dcb995",
  G: "#f2dc9b",
  S: "#d8d0c0",
};
