/** Which pieces travel from the landscape to the players, read from what happened. */

import type { Flight } from "../flights";
import { seenAt, type Camera } from "./camera";
import { type GoldRushBox, kindsOf, type Point, SIDE } from "./printed";
import { figureAt } from "./targets";
import { cellAt, splitPart } from "./parts";
import type { GoldRushEvent, GoldRushView } from "./view";

export interface GoldRushFlight extends Flight {
  art: string;
  /** Points are shown as a number. */
  points?: number;
}

/** The eye tells where a point of the landscape is seen on the board, when it comes to that. */
export function flightsOf(
  { view, box }: { view: GoldRushView; box: GoldRushBox },
  eye: { camera: Camera },
  news: readonly GoldRushEvent[],
): GoldRushFlight[] {
  const found: GoldRushFlight[] = [];
  for (const event of news) {
    const flight = (part: string, to: number) => {
      const at = placeOf(view, box, part);
      return { from: () => seenAt(eye.camera, at), to: `p${to}` };
    };
    if (event.kind === "took" || event.kind === "claimed") {
      found.push({ ...flight(event.mountain, event.seat), art: "sack-unknown" });
    } else if (event.kind === "tent_returned") {
      found.push({ ...flight(event.part, event.seat), art: `tent-${event.seat}` });
    } else if (event.kind === "cowboy_returned") {
      found.push({ ...flight(event.part, event.seat), art: `cowboy-${event.seat}` });
    } else if ("feature" in event && event.points > 0) {
      const { points } = event;
      for (const seat of event.seats) found.push({ ...flight(event.feature, seat), art: "", points, lingers: true });
    }
  }
  return found;
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
