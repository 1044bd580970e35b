/** Finding one's way in a finished match: by turns, and by what happens. */

import type { Step } from "../wire";

/** The next step at which somebody else has begun to move, or the one before it. */
export function turnFrom(steps: readonly Step[], now: number, way: 1 | -1): number | null {
  const begins = (step: number) => step > 0 && steps[step]?.seat !== steps[step - 1]?.seat;
  for (let step = now + way; step >= 0 && step < steps.length; step += way) if (begins(step)) return step;
  return null;
}

/** The points are looked for as any kind of event is. */
export const POINTS = "points";

/** The steps after the present one that change the points. */
export function pointsFrom(steps: readonly Step[], now: number): number[] {
  return steps.flatMap(({ scores }, place) =>
    place > Math.max(0, now) && String(scores) !== String(steps[place - 1]?.scores) ? [place] : [],
  );
}

/** The next step with such an event, after the present one. */
export function nextMoment(steps: readonly Step[], now: number, kind: string): number | null {
  if (kind === POINTS) return pointsFrom(steps, now)[0] ?? null;
  const found = steps.findIndex(({ kinds }, place) => place > now && kinds.includes(kind));
  return found < 0 ? null : found;
}
