/** Where everybody's points came from. */

import type { GameEvent, GameModule, Source, View } from "../games/game";
import { complete } from "../games/sources";

/** A seat's points by their sources; together they make its score. */
export function sourcesOf(module: GameModule, log: readonly GameEvent[], view: View, seat: number): Source[] {
  return complete(module.sources(log, view, seat), view.scores[seat] ?? 0);
}

/** The events that brought points to anybody. */
export function scoringEvents(module: GameModule, log: readonly GameEvent[], view: View): GameEvent[] {
  const points = (events: readonly GameEvent[]) =>
    JSON.stringify(view.scores.map((_, seat) => module.sources(events, view, seat)));
  const nothing = points([]);
  return log.filter((event) => points([event]) !== nothing);
}
