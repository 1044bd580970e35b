/** What people have played (docs/server.md). */

import { ask } from "$lib/api";

import type { Leaders, PlayedMatch, Profile, RatingPoint } from "../wire";

export interface Wanted {
  game: string;
  result: string;
  against: string;
}

const player = (id: string, rest = "") => `/players/${encodeURIComponent(id)}${rest}`;

export const profile = (id: string) => ask<Profile>("GET", player(id));
/** A page of them, the latest first; those before a moment, if one is given. */
export function matches(id: string, wanted: Wanted, before: number | null): Promise<PlayedMatch[]> {
  const chosen = Object.entries({ ...wanted, before: before === null ? "" : `${before}` }).filter(([, value]) => value);
  const query = new URLSearchParams(chosen).toString();
  return ask<PlayedMatch[]>("GET", player(id, `/matches${query && `?${query}`}`));
}
export const ratings = (id: string, game: string) => ask<RatingPoint[]>("GET", player(id, `/ratings/${game}`));
export const leaders = (game: string) => ask<Leaders>("GET", `/leaders/${game}`);
