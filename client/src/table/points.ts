/** Where everybody's points came from. */

import type { GameEvent, GameModule, Source, View } from "../games/game";
import { complete } from "../games/sources";

/** A seat's points by their sources; together they make its score. */
export function sourcesOf<V extends View, E extends GameEvent>(
  module: Pick<GameModule<V, E>, "sources">,
  log: readonly E[],
  view: V,
  seat: number,
): Source[] {
  return complete(module.sources(log, view, seat), view.scores[seat] ?? 0);
}

/** The events that brought points to anybody. */
export function scoringEvents<V extends View, E extends GameEvent>(
  module: Pick<GameModule<V, E>, "sources">,
  log: readonly E[],
  view: V,
): E[] {
  const points = (events: readonly E[]) =>
    JSON.stringify(view.scores.map((_, seat) => module.sources(events, view, seat)));
  const nothing = points([]);
  return log.filter((event) => points([event]) !== nothing);
}
