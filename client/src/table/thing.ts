/** What lies under a finger, in the words that those hear who do not see it; and what would cover it. */

import { spoken } from "$lib/spoken";

export interface Point {
  x: number;
  y: number;
}

/** These do something of their own when they are clicked. */
const BUSY = "button:not([aria-disabled='true']), a, input, select, textarea, summary, label, [role='button'], [role='dialog'], [role='menu']";
/** Regions are no things, unless events speak of them. */
const REGION = "section:not([data-place]), ul, ol, [role='group']:not([data-place])";

function wordsOf(element: Element): string {
  const labelled = ["aria-label", "title"].map((name) => element.getAttribute(name) ?? "");
  if (labelled.some(Boolean)) return spoken([...new Set(labelled)]);
  const unseen = element.querySelector(":scope > .unseen, :scope > title");
  return unseen?.textContent?.trim() ?? "";
}

/** The nearest thing on the board that has words; none where a click does something else. */
export function thingAt(target: Element, board: Element): string | null {
  if (!board.contains(target)) return null;
  const busy = target.closest(BUSY);
  if (busy && board.contains(busy)) return null;
  for (let one: Element | null = target; one && one !== board; one = one.parentElement) {
    if (one.matches(REGION)) continue;
    const words = wordsOf(one);
    if (words) return words;
  }
  return null;
}

/** Whether a box lies over a place, or so near that the finger does. */
export function covers(box: DOMRect, { x, y }: Point, near = 28): boolean {
  return x > box.left - near && x < box.right + near && y > box.top - near && y < box.bottom + near;
}
