/** A rating over time, as it is drawn: a line, and around it where the truth most likely is. */

import type { RatingPoint } from "../wire";

export interface Drawn {
  line: string;
  band: string;
  low: number;
  high: number;
}

const STEP = 100;

/** In a box of 100 by 100, one match after the other; the scale is in whole hundreds. */
export function drawn(points: readonly RatingPoint[]): Drawn | null {
  if (points.length === 0) return null;
  const low = Math.floor(Math.min(...points.map(({ rating, spread }) => rating - spread)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...points.map(({ rating, spread }) => rating + spread)) / STEP) * STEP;
  const told = points.length === 1 ? [points[0]!, points[0]!] : points;
  const x = (place: number) => ((place / (told.length - 1)) * 100).toFixed(2);
  const y = (rating: number) => (((high - rating) / (high - low)) * 100).toFixed(2);
  const along = (of: (point: RatingPoint) => number) => told.map((point, place) => `${x(place)},${y(of(point))}`);
  const upper = along(({ rating, spread }) => rating + spread);
  const lower = along(({ rating, spread }) => rating - spread).reverse();
  return {
    line: `M${along(({ rating }) => rating).join("L")}`,
    band: `M${[...upper, ...lower].join("L")}Z`,
    low,
    high,
  };
}
