/** Who sits where round the yard. */

/** A side of the yard; `low` and `high` where two sit on one side. */
export type Chair = "top" | "left" | "right" | "left-low" | "left-high" | "right-low" | "right-high";

const CHAIRS: Record<number, readonly Chair[]> = {
  1: ["top"],
  2: ["left", "right"],
  3: ["left", "top", "right"],
  4: ["left-low", "left-high", "right-high", "right-low"],
  5: ["left-low", "left-high", "top", "right-high", "right-low"],
};

export interface Seated {
  seat: number;
  chair: Chair;
}

/** Everybody but the one at the bottom, clockwise from there. */
export function others(players: number, bottom: number): Seated[] {
  const chairs = CHAIRS[players - 1] ?? [];
  return chairs.map((chair, place) => ({ seat: (bottom + 1 + place) % players, chair }));
}
