/** Clubs (docs/server.md). */

import { ask } from "$lib/api";

import type { ClubForMe, ClubLadder, Clubs, EveningTable, Invitation, NewClub, NewEvening, RoleWish, TableForMe } from "../wire";

const club = (id: string, rest = "") => `/clubs/${encodeURIComponent(id)}${rest}`;
const evening = (id: string, one: string, rest = "") => club(id, `/evenings/${encodeURIComponent(one)}${rest}`);
const member = (id: string, player: string) => club(id, `/members/${encodeURIComponent(player)}`);

export const clubs = () => ask<Clubs>("GET", "/clubs");
export const openClub = (wish: NewClub) => ask<ClubForMe>("POST", "/clubs", wish);
export const look = (id: string) => ask<ClubForMe>("GET", club(id));
export const change = (id: string, wish: NewClub) => ask<ClubForMe>("PUT", club(id), wish);
export const remove = (id: string) => ask<null>("DELETE", club(id));
/** With the code of its link at once; without one we ask. */
export const join = (id: string, code: string | null) => ask<ClubForMe>("POST", club(id, "/join"), { code });
export const leave = (id: string) => ask<null>("POST", club(id, "/leave"));
export const giveRole = (id: string, player: string, role: RoleWish["role"]) => ask<ClubForMe>("PUT", member(id, player), { role });
export const removeMember = (id: string, player: string) => ask<ClubForMe>("DELETE", member(id, player));
export const invitation = (id: string) => ask<Invitation>("GET", club(id, "/invitation"));
export const newInvitation = (id: string) => ask<Invitation>("POST", club(id, "/invitation"));
export const ladder = (id: string, game: string) => ask<ClubLadder>("GET", club(id, `/ladder/${encodeURIComponent(game)}`));
export const plan = (id: string, wish: NewEvening) => ask<ClubForMe>("POST", club(id, "/evenings"), wish);
export const cancel = (id: string, one: string) => ask<ClubForMe>("DELETE", evening(id, one));
export const come = (id: string, one: string, coming: boolean) => ask<ClubForMe>("PUT", evening(id, one, "/coming"), { coming });
export const openTable = (id: string, one: string, wish: EveningTable) => ask<TableForMe>("POST", evening(id, one, "/tables"), wish);
export const calendarAddress = (id: string) => `/api${club(id, "/calendar")}`;
export const eveningAddress = (id: string, one: string) => `/api${evening(id, one, "/calendar")}`;
