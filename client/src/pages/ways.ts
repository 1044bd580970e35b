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

/** The next step with such an event, after the present one. */
export function nextMoment(steps: readonly Step[], now: number, kind: string): number | null {
  const happens = (step: Step, before: Step | undefined) =>
    kind === POINTS ? String(step.scores) !== String(before?.scores ?? step.scores) : step.kinds.includes(kind);
  const found = steps.findIndex((step, place) => place > now && happens(step, steps[place - 1]));
  return found < 0 ? null : found;
}
