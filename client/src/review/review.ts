/** What the review of a match shows: figures of the server, made ready to be drawn. */

import type { MatchReview, ReviewDecision, ReviewPoint } from "../wire";

export type Measure = "chances" | "points";

/** A line of the graph: a seat's way through the match, in a box of 100 by 100. */
export interface Line {
  seat: number;
  path: string;
  /** Where it ends, from the top: the seat's emblem stands there. */
  end: number;
}

/** From which value at the bottom to which at the top. */
export function bounds(graph: readonly ReviewPoint[], measure: Measure): [low: number, high: number] {
  if (measure === "chances") return [0, 1];
  const all = graph.flatMap(({ points }) => points);
  const low = Math.min(...all);
  const high = Math.max(...all);
  return high > low ? [low, high] : [low - 1, high + 1];
}

/** One line for each seat, as far as points are known. */
export function lines({ graph, entries, names }: MatchReview, measure: Measure): Line[] {
  if (graph.length === 0) return [];
  const [low, high] = bounds(graph, measure);
  const across = (entry: number) => round((entry / Math.max(1, entries.length)) * 100);
  const down = (value: number) => round(100 - ((value - low) / (high - low)) * 100);
  return names.map((_, seat) => {
    const heights = graph.map((point) => down(point[measure][seat] ?? 0));
    const path = graph.map(({ entry }, index) => `${index ? "L" : "M"}${across(entry)},${heights[index]}`).join("");
    return { seat, path, end: heights.at(-1) ?? 0 };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Where on the graph a number of moves is, from 0 to 100: before what happened next. */
export function placeOf({ entries }: MatchReview, move: number): number {
  const found = entries.findIndex((entry) => entry.move === move && entry.seat !== null);
  return round(((found < 0 ? entries.length : found) / Math.max(1, entries.length)) * 100);
}

/** How everybody stood after so many moves, when the next one was due. */
export function standingAt({ graph }: MatchReview, move: number): ReviewPoint | undefined {
  return graph.findLast((point) => point.move <= move);
}

/** The decision that was to be made after so many moves, if there was a choice. */
export function decisionAt({ decisions }: MatchReview, move: number): ReviewDecision | undefined {
  return decisions.find((decision) => decision.move === move);
}

/** What cost most, the worst first. */
export function costliest({ decisions }: MatchReview, most: number): ReviewDecision[] {
  return decisions
    .filter(({ grade }) => grade !== null)
    .toSorted((one, other) => other.cost - one.cost || one.entry - other.entry)
    .slice(0, most);
}

/** A share, or a change of one, without its sign. */
export const hundredths = (value: number) => Math.round(Math.abs(value) * 100);

/** In front of a number that is shown in whole units. */
export function sign(value: number, unit = 0.01): string {
  if (Math.abs(value) < unit / 2) return "±";
  return value < 0 ? "−" : "+";
}
