/** Which pieces travel from the landscape to the players, read from what happened. */

import type { Box, GameEvent } from "../game";
import { kindsOf, type Point, SIDE } from "./printed";
import { figureAt } from "./targets";
import { cellAt, type GoldRushView, splitPart } from "./view";

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
  box: Box,
  news: readonly GameEvent[],
): Flight[] {
  const found: Flight[] = [];
  for (const event of news) {
    const { kind, seat } = event;
    const part = String(event["part"] ?? event["mountain"] ?? event["feature"] ?? "");
    const at = placeOf(view, box, part);
    if ((kind === "took" || kind === "claimed") && seat !== undefined) {
      found.push({ seat, at, art: "sack-unknown" });
    } else if (kind === "tent_returned" && seat !== undefined) {
      found.push({ seat, at, art: `tent-${seat}` });
    } else if (kind === "cowboy_returned" && seat !== undefined) {
      found.push({ seat, at, art: `cowboy-${seat}` });
    } else if (kind.endsWith("_scored")) {
      const points = Number(event["points"]);
      const seats = (event["seats"] as number[]).filter(() => points > 0);
      for (const gainer of seats) found.push({ seat: gainer, at, art: "", points });
    }
  }
  return found.slice(0, MOST);
}

/** The point of the landscape where the figure of a part stands. */
function placeOf(view: GoldRushView, box: Box, part: string): Point {
  const [cell, place] = splitPart(part);
  const tile = view.tiles.find((tile) => tile.cell === cell);
  const number = tile?.parts.findIndex(({ part }) => part === place) ?? -1;
  if (tile && number >= 0) return figureAt(kindsOf(box), tile, number);
  const [x, y] = cellAt(cell);
  return [(x + 0.5) * SIDE, (y + 0.5) * SIDE];
}
