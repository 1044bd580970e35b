/** Where everybody's points came from. */

import type { GameEvent, GameModule, Source, View } from "../games/game";

/** What was scored before the log begins: after a reload, or in a match from a position. */
export const EARLIER = "web-source-earlier";

/** A seat's points by their sources; together they make its score. */
export function sourcesOf(module: GameModule, log: readonly GameEvent[], view: View, seat: number): Source[] {
  const known = module.sources(log, view, seat);
  const rest = (view.scores[seat] ?? 0) - known.reduce((sum, { points }) => sum + points, 0);
  return rest === 0 ? known : [{ label: EARLIER, points: rest }, ...known];
}

/** The events that brought points to anybody. */
export function scoringEvents(module: GameModule, log: readonly GameEvent[], view: View): GameEvent[] {
  const points = (events: readonly GameEvent[]) =>
    JSON.stringify(view.scores.map((_, seat) => module.sources(events, view, seat)));
  const nothing = points([]);
  return log.filter((event) => points([event]) !== nothing);
}
