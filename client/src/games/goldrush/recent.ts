/** Which tiles were laid since one's own last turn, and by whom. */

import type { GoldRushView, LaidTile } from "./view";

export interface Recent {
  tile: LaidTile;
  seat: number;
}

/** The tiles of the others' last turns, the latest first; the start tile is nobody's. */
export function recentTiles(view: GoldRushView): Recent[] {
  if (view.turn === null) return [];
  const players = view.players.length;
  const laid = view.tiles.slice(1).reverse();
  const found: Recent[] = [];
  // While a tile is in hand the latest one is of the player before; later on it is the own new one.
  const back = view.phase === "place" ? 1 : 0;
  for (let turns = back; turns < players; turns += 1) {
    const tile = laid[turns - back];
    if (tile && turns > 0) found.push({ tile, seat: (view.turn - turns + players) % players });
  }
  return found;
}
