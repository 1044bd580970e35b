/** The server's interface for notices (docs/server.md). */

import { ask } from "$lib/api";

import type { MailLink, Noticing, NoticeSettings, NoticeTrial, PushChannel, WebhookChannel } from "../wire";

/** The zone of time of this device, as the IANA names it. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const of = (channel: string) => `/me/notices/${encodeURIComponent(channel)}`;

export const noticing = () => ask<Noticing>("GET", "/me/notices");
export const wish = (settings: NoticeSettings) => ask<Noticing>("PUT", "/me/notices", settings);
export const addPush = (channel: PushChannel) => ask<Noticing>("POST", "/me/notices/push", channel);
export const addMail = (address: string, language: string) =>
  ask<Noticing>("POST", "/me/notices/mail", { address, language, zone: zone() });
export const addWebhook = (url: string, form: WebhookChannel["form"], language: string) =>
  ask<Noticing>("POST", "/me/notices/webhook", { url, form, language, zone: zone() });
export const remove = (channel: string) => ask<Noticing>("DELETE", of(channel));
export const tryOut = (channel: string) => ask<NoticeTrial>("POST", `${of(channel)}/test`);

const letter = (code: string) => `/letters/${encodeURIComponent(code)}`;

export const mailLink = (code: string) => ask<MailLink>("GET", letter(code));
export const confirm = (code: string) => ask<MailLink>("POST", `${letter(code)}/confirm`);
/** The very address that mail programs use. */
export async function leave(code: string): Promise<void> {
  const answer = await fetch(letter(code), { method: "POST", credentials: "same-origin" });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
}
