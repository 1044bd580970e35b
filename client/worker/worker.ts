/**
 * The page's worker: shows notices when the page is closed, and opens the page's shell when the server cannot be reached.
 *
 * What it keeps are files of one build, under that build's name; nothing that the server tells of tables or guests.
 */

declare const self: ServiceWorkerGlobalScope;
/** The files without which no page opens, and a name for this very set: written in by the build. */
declare const __SHELL__: string[];
declare const __BUILD__: string;

const CACHE = `corral-${__BUILD__}`;
const SHELL = "/";
/** What a proxy says when there is nobody behind it. */
const NOBODY_BEHIND = [502, 503, 504];
const NOT_OURS = /^\/(api|docs|live|ready|metrics)(\/|$)/;

/** As the server sends it (server/post/wording.py). */
interface Told {
  title: string;
  text: string;
  path: string;
  tag: string;
  waiting: number;
  language: string;
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, ...__SHELL__]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("corral-") && name !== CACHE).map((name) => caches.delete(name)));
}

// Files

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate" && !NOT_OURS.test(url.pathname)) event.respondWith(opened(request));
});

/** These never change: their names have a hash. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The page as the server has it, else the shell that was kept: it says itself that nobody answers. */
async function opened(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && !NOBODY_BEHIND.includes(answer.status)) return answer;
  const shell = await caches.match(SHELL, { ignoreVary: true });
  return shell ?? answer ?? Response.error();
}

// Notices

self.addEventListener("push", (event) => {
  const told = event.data?.json() as Told | undefined;
  if (told) event.waitUntil(show(told));
});

async function show({ title, text, path, tag, waiting, language }: Told): Promise<void> {
  const mark: { setAppBadge?: (count: number) => Promise<void> } = self.navigator;
  if (waiting > 0) await mark.setAppBadge?.(waiting).catch(() => undefined); // the system may not want any
  const icon = "/icon-192.png";
  await self.registration.showNotification(title, { body: text, tag, icon, badge: icon, lang: language, data: { path } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});

/** In a window that is there already, best in one where the table is. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0];
  if (!there) {
    await self.clients.openWindow(path);
    return;
  }
  there.postMessage({ go: path });
  await there.focus().catch(() => undefined);
}

/** The browser has another address from now on: the server is to know it. */
self.addEventListener("pushsubscriptionchange", ((event: ExtendableEvent) => {
  event.waitUntil(renew());
}) as EventListener);

async function renew(): Promise<void> {
  const asked = await fetch("/api/me/notices", { credentials: "same-origin" });
  if (!asked.ok) return;
  const { key } = (await asked.json()) as { key: string };
  const subscription = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/me/notices/push", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] }),
  });
}

export {};
