/** Tournaments (docs/server.md). */

import { ask } from "$lib/api";

import type { MyTournament, NewTournament, TournamentForMe, TournamentInfo } from "../wire";

const one = (id: string, rest = "") => `/tournaments/${encodeURIComponent(id)}${rest}`;

export const tournaments = (club?: string) =>
  ask<TournamentInfo[]>("GET", club === undefined ? "/tournaments" : `/tournaments?club=${encodeURIComponent(club)}`);
/** Those we take part in, each with the table where we are awaited. */
export const mine = () => ask<MyTournament[]>("GET", "/me/tournaments");
export const tournament = (id: string) => ask<TournamentForMe>("GET", one(id));
export const open = (wish: NewTournament) => ask<TournamentForMe>("POST", "/tournaments", wish);
export const join = (id: string) => ask<TournamentForMe>("POST", one(id, "/join"));
export const leave = (id: string) => ask<TournamentForMe>("POST", one(id, "/leave"));
export const start = (id: string) => ask<TournamentForMe>("POST", one(id, "/start"));
export const cancel = (id: string) => ask<null>("DELETE", one(id));
export const takeOut = (id: string, entrant: number) => ask<TournamentForMe>("POST", one(id, "/forfeit"), { entrant });
