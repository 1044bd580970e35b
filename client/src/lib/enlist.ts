/** The worker that stays when the page is closed (client/worker): hired when the page is there, for who can have one. */

import { router } from "./router.svelte";

export function enlist(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // plain http has none
  if (!workers || !import.meta.env.PROD) return;
  workers.addEventListener("message", ({ data }) => {
    const { go } = data as { go?: string };
    if (go) router.go(go);
  });
  const hire = () => void workers.register("/worker.js").catch(() => undefined); // nobody needs it to play
  if (document.readyState === "complete") hire();
  else addEventListener("load", hire, { once: true });
}
