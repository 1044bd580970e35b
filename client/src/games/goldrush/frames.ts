/** What of the landscape is to be seen, and where something happens in it. */

import { land, type Rectangle } from "./camera";
import type { Sight } from "./eye.svelte";
import { cellAt } from "./parts";
import { SIDE } from "./printed";
import { border } from "./targets";
import type { GoldRushView } from "./view";

/** A little air around the outermost tiles. */
const AIR = 8;

/**
 * With all free cells around it, if that is large enough; else with those where the tile fits. If
 * even that is too small, the newest tile is in sight with what may be chosen.
 */
export function sightOf(
  view: GoldRushView,
  cells: Iterable<string>,
  places: readonly Rectangle[],
): Sight {
  const lit = [...cells].map((cell) => {
    const [x, y] = cellAt(cell);
    return { x, y };
  });
  const needed = land([...view.tiles, ...lit], SIDE, AIR);
  const fresh = view.tiles.at(-1);
  const newest = land(fresh ? [fresh] : [{ x: 0, y: 0 }], SIDE, AIR);
  if (view.over) return { frames: [needed], focus: needed, newest };
  const wanted = lit.length > 0 ? [land(lit, SIDE, 0)] : places;
  return {
    frames: [land([...view.tiles, ...border(view)], SIDE, 0), needed],
    focus: joined(newest, wanted),
    newest,
  };
}

function joined(first: Rectangle, more: readonly Rectangle[]): Rectangle {
  return more.reduce((one, other) => {
    const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
    return {
      x,
      y,
      width: Math.max(one.x + one.width, other.x + other.width) - x,
      height: Math.max(one.y + one.height, other.y + other.height) - y,
    };
  }, first);
}
