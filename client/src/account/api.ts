/** The server's interface for guests who come back (docs/server.md). */

import { ask } from "$lib/api";

import type { Account, BotToken, Link, Me, NewLink, OwnBot, Question } from "../wire";
import { made, shown } from "./passkey";

export const account = () => ask<Account>("GET", "/me/account");

/** Null where it was this very browser. */
export const endSession = (id: string) => ask<Account | null>("DELETE", `/me/sessions/${encodeURIComponent(id)}`);
export const endOthers = () => ask<Account>("DELETE", "/me/sessions");

/** Lets the browser make a passkey, and gives it to the server. */
export async function makePasskey(): Promise<Account> {
  const { options } = await ask<Question>("POST", "/me/passkeys/question");
  return ask<Account>("POST", "/me/passkeys", { credential: await made(options) });
}
export const removePasskey = (id: string) => ask<Account>("DELETE", `/me/passkeys/${encodeURIComponent(id)}`);

export const givePassword = (password: string, old: string | null) => ask<Account>("PUT", "/me/password", { password, old });
export const removePassword = () => ask<Account>("DELETE", "/me/password");

export const makeLink = (kind: NewLink["kind"]) => ask<Link>("POST", "/me/links", { kind });
export const removeLink = () => ask<Account>("DELETE", "/me/links");

export async function comeByPasskey(merge: boolean): Promise<Me> {
  const { options } = await ask<Question>("POST", "/come/passkey/question");
  return ask<Me>("POST", "/come/passkey", { credential: await shown(options), merge });
}
export const comeByPassword = (login: string, password: string, merge: boolean) =>
  ask<Me>("POST", "/come/password", { login, password, merge });
export const comeByLink = (code: string, merge: boolean) => ask<Me>("POST", "/come/link", { code, merge });

const bot = (id: string, rest = "") => `/me/bots/${encodeURIComponent(id)}${rest}`;
export const bots = () => ask<OwnBot[]>("GET", "/me/bots");
export const makeBot = (name: string) => ask<BotToken>("POST", "/me/bots", { name });
export const renewToken = (id: string) => ask<BotToken>("POST", bot(id, "/token"));
export const revokeToken = (id: string) => ask<OwnBot[]>("DELETE", bot(id, "/token"));
export const deleteBot = (id: string) => ask<OwnBot[]>("DELETE", bot(id));

export const EXPORT = "/api/me/export";
export const deleteMe = (name: string) => ask<null>("POST", "/me/delete", { name });
