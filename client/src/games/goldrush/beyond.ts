/** What of the landscape lies beyond the edges of the part that is seen. */

import { type Camera, type Rectangle, seenAt } from "./camera";
import type { Point } from "./printed";

export const SIDES = ["up", "right", "down", "left"] as const;
export type Side = (typeof SIDES)[number];

/** The points that are not in sight, by the side where each is farthest out; the nearest first. */
export function beyond(
  points: readonly Point[],
  camera: Camera,
  room: Rectangle,
): Record<Side, Point[]> {
  const found: Record<Side, { point: Point; far: number }[]> = { up: [], right: [], down: [], left: [] };
  for (const point of points) {
    const [x, y] = seenAt(camera, point);
    const out: Record<Side, number> = {
      up: room.y - y,
      right: x - room.x - room.width,
      down: y - room.y - room.height,
      left: room.x - x,
    };
    const side = SIDES.reduce((worst, one) => (out[one] > out[worst] ? one : worst));
    if (out[side] > 0) found[side].push({ point, far: out[side] });
  }
  const sorted = (side: Side) =>
    found[side].sort((one, other) => one.far - other.far).map(({ point }) => point);
  return { up: sorted("up"), right: sorted("right"), down: sorted("down"), left: sorted("left") };
}
