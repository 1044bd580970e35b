/** Who stands where: the first three places, with those who share one together. */

export interface Step {
  place: 1 | 2 | 3;
  seats: number[];
}

/** The steps from left to right as they stand: second, first, third; those that nobody reached are left out. */
export function stepsOf(scores: readonly number[]): Step[] {
  return ([2, 1, 3] as const)
    .map((place) => ({ place, seats: scores.flatMap((score, seat) => (placeOf(score, scores) === place ? [seat] : [])) }))
    .filter(({ seats }) => seats.length > 0);
}

/** One more than have more points. */
export function placeOf(score: number, scores: readonly number[]): number {
  return 1 + scores.filter((other) => other > score).length;
}
