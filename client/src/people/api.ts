/** People we have played with (docs/server.md). */

import { ask } from "$lib/api";

import type { CompanyInfo, InvitationToMe, InvitedGuest, TableForMe } from "../wire";

const path = encodeURIComponent;

export const company = () => ask<CompanyInfo>("GET", "/me/people");
/** A table as the last common one was, and they are invited to it. */
export const inviteAgain = (person: string) => ask<TableForMe>("POST", `/me/people/${path(person)}/invite`);

export const invitations = () => ask<InvitationToMe[]>("GET", "/me/invitations");
export const decline = (table: string) => ask<null>("DELETE", `/me/invitations/${path(table)}`);

/** Whom those at a table have asked to come. */
export const invited = (table: string) => ask<InvitedGuest[]>("GET", `/tables/${path(table)}/invited`);
export const invite = (table: string, player: string) => ask<InvitedGuest[]>("POST", `/tables/${path(table)}/invited`, { player });

export const block = (person: string) => ask<null>("PUT", `/me/blocked/${path(person)}`);
export const unblock = (person: string) => ask<null>("DELETE", `/me/blocked/${path(person)}`);
export const blockSeat = (table: string, seat: number) => ask<null>("PUT", `/tables/${path(table)}/seats/${seat}/blocked`);
