/** The keyboard: arrows move the landscape, + and - zoom, 0 shows all, R turns the tile. */

import type { Eye } from "./eye.svelte";
import type { Hand } from "./hand.svelte";

const WAY = 90;
const STEP = 1.25;

/** Listens while nothing else on the page has the keyboard; gives back how to stop. */
export function keys(root: HTMLElement, eye: Eye, hand: Hand, clear: () => void): () => void {
  const acts: Record<string, (event: KeyboardEvent) => void> = {
    ArrowLeft: () => eye.panGently(WAY, 0),
    ArrowRight: () => eye.panGently(-WAY, 0),
    ArrowUp: () => eye.panGently(0, WAY),
    ArrowDown: () => eye.panGently(0, -WAY),
    "+": () => eye.zoomMiddle(STEP),
    "=": () => eye.zoomMiddle(STEP),
    "-": () => eye.zoomMiddle(1 / STEP),
    "0": () => eye.fit(),
    r: () => hand.turn(1),
    R: () => hand.turn(-1),
    Escape: () => {
      hand.hold(null);
      clear();
    },
  };

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target !== document.body && !root.contains(target)) return;
    const scrolls = target.closest(".content") !== null && event.key.startsWith("Arrow");
    const act = acts[event.key];
    if (!act || scrolls) return;
    act(event);
    if (event.key !== "Escape") event.preventDefault();
  }

  window.addEventListener("keydown", pressed);
  return () => window.removeEventListener("keydown", pressed);
}
