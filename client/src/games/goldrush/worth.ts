/**
 * What a feature brings: now, and once it is finished.
 *
 * The engine's own examples (reckonings.json) hold the latter to the rules.
 */

import { splitPart } from "./parts";
import type { Feature, LaidTile } from "./view";

const RAILROAD_POINTS = 3;

export interface Worth {
  now: number;
  /** This much once it is finished; null if it is, or never will be. */
  finished: number | null;
  /** Whether it may become more on the way. */
  grows: boolean;
}

export function worthOf(tiles: readonly LaidTile[], feature: Feature): Worth {
  const now = feature.points;
  if (feature.finished || feature.sort === "prairie") return { now, finished: null, grows: false };
  if (feature.sort === "railroad") {
    // One more tile is the least that closes its open ends (G-11).
    const least = feature.tiles + 1;
    return { now, finished: feature.locomotives === 1 ? 2 * least : least, grows: true };
  }
  if (feature.sort === "city") {
    return { now, finished: RAILROAD_POINTS * railroadsAt(tiles, feature).size, grows: false };
  }
  return { now, finished: now, grows: true };
}

/** The different railroads that leave a city (G-17). */
function railroadsAt(tiles: readonly LaidTile[], city: Feature): Set<number> {
  const [cell] = splitPart(city.feature);
  const tile = tiles.find((tile) => tile.cell === cell);
  const tracks = tile?.parts.filter(({ sort }) => sort === "railroad") ?? [];
  return new Set(tracks.map(({ feature }) => feature));
}
