/** Which pieces travel from the landscape to the players, read from what happened. */

import { type GoldRushBox, kindsOf, type Point, SIDE } from "./printed";
import { figureAt } from "./targets";
import { cellAt, splitPart } from "./parts";
import type { GoldRushEvent, GoldRushView } from "./view";

export interface Flight {
  seat: number;
  /** From where, in the units of the tiles. */
  at: Point;
  art: string;
  /** Points are shown as a number. */
  points?: number;
}

const MOST = 16;

export function flightsOf(
  view: GoldRushView,
  box: GoldRushBox,
  news: readonly GoldRushEvent[],
): Flight[] {
  const found: Flight[] = [];
  for (const event of news) {
    const at = (part: string) => placeOf(view, box, part);
    if (event.kind === "took" || event.kind === "claimed") {
      found.push({ seat: event.seat, at: at(event.mountain), art: "sack-unknown" });
    } else if (event.kind === "tent_returned") {
      found.push({ seat: event.seat, at: at(event.part), art: `tent-${event.seat}` });
    } else if (event.kind === "cowboy_returned") {
      found.push({ seat: event.seat, at: at(event.part), art: `cowboy-${event.seat}` });
    } else if ("feature" in event && event.points > 0) {
      const { points } = event;
      for (const seat of event.seats) found.push({ seat, at: at(event.feature), art: "", points });
    }
  }
  return found.slice(0, MOST);
}

/** The point of the landscape where the figure of a part stands. */
function placeOf(view: GoldRushView, box: GoldRushBox, part: string): Point {
  const [cell, place] = splitPart(part);
  const tile = view.tiles.find((tile) => tile.cell === cell);
  const number = tile?.parts.findIndex(({ part }) => part === place) ?? -1;
  if (tile && number >= 0) return figureAt(kindsOf(box), tile, number);
  const [x, y] = cellAt(cell);
  return [(x + 0.5) * SIDE, (y + 0.5) * SIDE];
}
