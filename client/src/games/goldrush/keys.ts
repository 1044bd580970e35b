/** The keyboard: arrows move the landscape, + and - zoom, O held shows all of it, 0 follows again, R turns the tile. */

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
    o: () => eye.survey(true),
    O: () => eye.survey(true),
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

  function released(event: Event): void {
    if (event instanceof KeyboardEvent && event.key.toLowerCase() !== "o") return;
    eye.survey(false);
  }

  window.addEventListener("keydown", pressed);
  window.addEventListener("keyup", released);
  window.addEventListener("blur", released);
  root.addEventListener("keydown", moved);
  return () => {
    window.removeEventListener("keydown", pressed);
    window.removeEventListener("keyup", released);
    window.removeEventListener("blur", released);
    root.removeEventListener("keydown", moved);
  };
}
