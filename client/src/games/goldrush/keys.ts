/** The keyboard: arrows move the landscape, + and - zoom, 0 shows all, R turns the tile. */

import type { Eye } from "./eye.svelte";
import type { Hand } from "./hand.svelte";

const WAYS: Readonly<Record<string, [dx: number, dy: number]>> = {
  ArrowLeft: [90, 0],
  ArrowRight: [-90, 0],
  ArrowUp: [0, 90],
  ArrowDown: [0, -90],
};
const STEP = 1.25;

/** Elements that have a use of their own for these keys. */
const TYPING = "input, textarea, select, dialog, [contenteditable]";
const SCROLLING = ".drawer";

/** Listens while nobody is typing; gives back how to stop. */
export function keys(root: HTMLElement, eye: Eye, hand: Hand, clear: () => void): () => void {
  const acts: Record<string, () => void> = {
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
    act();
    if (event.key !== "Escape") event.preventDefault();
  }

  /** Arrows belong to whatever has the keyboard: elsewhere they step through a replay, or scroll. */
  function moved(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    if (!way || event.defaultPrevented || (event.target as Element).closest(SCROLLING)) return;
    eye.panGently(...way);
    event.preventDefault();
    event.stopPropagation();
  }

  window.addEventListener("keydown", pressed);
  root.addEventListener("keydown", moved);
  return () => {
    window.removeEventListener("keydown", pressed);
    root.removeEventListener("keydown", moved);
  };
}
