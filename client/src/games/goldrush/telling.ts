/** Where events happened, where points came from, and what a newcomer should be told. */

import type { GameEvent, Source, View } from "../game";
import type { GoldRushView } from "./view";

const SCORED = ["railroad", "mountain", "city", "prairie"] as const;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Cells ("1,0"), parts of tiles ("1,0:N"), and players ("p0"). */
export function places(event: GameEvent): string[] {
  if (event.kind.endsWith("_scored")) return texts(event["cells"]);
  if (event.kind === "tokens_removed") return texts(event["mountains"]);
  const here = ["part", "cell", "mountain"].flatMap((name) => {
    const place = event[name];
    return typeof place === "string" ? [place] : [];
  });
  if (here.length || event.seat === undefined) return here;
  return [`p${event.seat}`];
}

/** A seat's points by what was scored; tokens come at the end. */
export function sources(log: readonly GameEvent[], _view: View, seat: number): Source[] {
  const sums = new Map<string, number>(SCORED.map((sort) => [sort, 0]));
  let tokens = 0;
  for (const event of log) {
    const points = Number(event["points"] ?? 0);
    if (event.kind === "tokens_shown" && event.seat === seat) tokens += points;
    const sort = event.kind.endsWith("_scored") ? event.kind.slice(0, -"_scored".length) : "";
    const seats = event["seats"];
    if (sums.has(sort) && Array.isArray(seats) && seats.includes(seat)) {
      sums.set(sort, (sums.get(sort) ?? 0) + points);
    }
  }
  return [...sums, ["tokens", tokens] as const].map(([source, points]) => ({
    label: `web-goldrush-source-${source}`,
    points,
  }));
}

/** Doing nothing is all that has no place on the board. */
export function buttons(moves: readonly string[]): string[] {
  return moves.filter((move) => move === "pass");
}

export function lesson(view: View, moves: readonly string[]): string | null {
  const { phase } = view as GoldRushView;
  if (moves.length === 0 || phase === "over") return null;
  if (phase === "place") return "place";
  if (moves.includes("take")) return "take";
  if (moves.includes("trader")) return "trader";
  const cowboys = moves.some((move) => !["tent", "take", "pass"].includes(move.split(" ")[0] ?? ""));
  return cowboys ? "act" : "tent";
}
