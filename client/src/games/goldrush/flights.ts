/** Which pieces travel from the landscape to the players, read from what happened. */

import type { Flight } from "../flights";
import type { Box, GameEvent } from "../game";
import { seenAt, type Camera } from "./camera";
import { kindsOf, type Point, SIDE } from "./printed";
import { figureAt } from "./targets";
import { cellAt, type GoldRushView, splitPart } from "./view";

export interface GoldRushFlight extends Flight {
  art: string;
  /** Points are shown as a number. */
  points?: number;
}

/** The eye tells where a point of the landscape is seen on the board, when it comes to that. */
export function flightsOf(
  { view, box }: { view: GoldRushView; box: Box },
  eye: { camera: Camera },
  news: readonly GameEvent[],
): GoldRushFlight[] {
  const found: GoldRushFlight[] = [];
  for (const event of news) {
    const { kind, seat } = event;
    const part = String(event["part"] ?? event["mountain"] ?? event["feature"] ?? "");
    const at = placeOf(view, box, part);
    const to = (gainer: number) => ({ from: () => seenAt(eye.camera, at), to: `p${gainer}` });
    if ((kind === "took" || kind === "claimed") && seat !== undefined) {
      found.push({ ...to(seat), art: "sack-unknown" });
    } else if (kind === "tent_returned" && seat !== undefined) {
      found.push({ ...to(seat), art: `tent-${seat}` });
    } else if (kind === "cowboy_returned" && seat !== undefined) {
      found.push({ ...to(seat), art: `cowboy-${seat}` });
    } else if (kind.endsWith("_scored")) {
      const points = Number(event["points"]);
      const seats = (event["seats"] as number[]).filter(() => points > 0);
      for (const gainer of seats) found.push({ ...to(gainer), art: "", points, lingers: true });
    }
  }
  return found;
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
