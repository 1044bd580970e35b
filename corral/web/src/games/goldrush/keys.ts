/** The keyboard: arrows move the landscape, + and - zoom, 0 shows all, R turns the tile. */

import type { Eye } from "./eye.svelte";
import type { Hand } from "./hand.svelte";

const WAY = 90;
const STEP = 1.25;

/** Elements that have a use of their own for these keys. */
const TYPING = "input, textarea, select, dialog, [contenteditable]";

/** Listens while nobody is typing; gives back how to stop. */
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
    const act = acts[event.key];
    if (!act || target.closest(TYPING)) return;
    // Arrows scroll whatever else has the keyboard.
    const here = target === document.body || root.contains(target);
    if (event.key.startsWith("Arrow") && (!here || target.closest(".content"))) return;
    act(event);
    if (event.key !== "Escape") event.preventDefault();
  }

  window.addEventListener("keydown", pressed);
  return () => window.removeEventListener("keydown", pressed);
}
