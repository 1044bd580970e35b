/** Where events happened, where points came from, and what a newcomer should be told. */

import type { Source } from "../game";
import { type GoldRushEvent, type GoldRushView, SORTS } from "./view";

/** Cells ("1,0"), parts of tiles ("1,0:N"), and players ("p0"). */
export function places(event: GoldRushEvent): string[] {
  if ("cells" in event) return event.cells;
  if ("mountains" in event) return event.mountains;
  if ("part" in event) return [event.part];
  if ("cell" in event) return [event.cell];
  if ("mountain" in event) return [event.mountain];
  return "seat" in event ? [`p${event.seat}`] : [];
}

/** A seat's points by what was scored; tokens come at the end. */
export function sources(log: readonly GoldRushEvent[], _view: GoldRushView, seat: number): Source[] {
  const sums = { railroad: 0, mountain: 0, city: 0, prairie: 0, tokens: 0 };
  for (const event of log) {
    if (event.kind === "tokens_shown" && event.seat === seat) sums.tokens += event.points;
    const sort = SORTS.find((one) => event.kind === `${one}_scored`);
    if (sort && "seats" in event && event.seats.includes(seat)) sums[sort] += event.points;
  }
  return Object.entries(sums).map(([source, points]) => ({
    label: `web-goldrush-source-${source}`,
    points,
  }));
}

/** Doing nothing is all that has no place on the board. */
export function buttons(moves: readonly string[]): string[] {
  return moves.filter((move) => move === "pass");
}

export function lesson(view: GoldRushView, moves: readonly string[]): string | null {
  const { phase } = view;
  if (moves.length === 0 || phase === "over") return null;
  if (phase === "place") return "place";
  if (moves.includes("take")) return "take";
  if (moves.includes("trader")) return "trader";
  const cowboys = moves.some((move) => !["tent", "take", "pass"].includes(move.split(" ")[0] ?? ""));
  return cowboys ? "act" : "tent";
}
