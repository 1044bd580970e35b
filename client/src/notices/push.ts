/** What a browser has to do to be told anything: allow it, and subscribe. */

import type { PushChannel } from "../wire";

/** For the worker, which may still be on its way, in milliseconds. */
const PATIENCE = 15_000;

/** Why there is no subscription: the person does not want notices, or the browser cannot have one. */
export class NoPush extends Error {
  constructor(readonly why: "denied" | "failed") {
    super(why);
  }
}

export const pushWorks = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export const pushDenied = (): boolean => pushWorks() && Notification.permission === "denied";

export async function subscribed(key: string): Promise<Pick<PushChannel, "endpoint" | "p256dh" | "auth">> {
  if ((await Notification.requestPermission()) !== "granted") throw new NoPush("denied");
  const { pushManager } = await worker();
  // One that is bound to another key of this server is of no use.
  await (await pushManager.getSubscription().catch(() => null))?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) throw new NoPush("failed");
  return { endpoint, p256dh: keys["p256dh"], auth: keys["auth"] };
}

/** The browser forgets its subscription as well. */
export async function unsubscribed(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function worker(): Promise<ServiceWorkerRegistration> {
  const tooLong = new Promise<never>((_, fail) => setTimeout(() => fail(new NoPush("failed")), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, tooLong]);
}
