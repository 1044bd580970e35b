/** Movements that Svelte does not have. A duration of 0 means that nothing moves. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** A die rolls in, each with its own spin. */
export function tumble(
  _node: Element,
  { duration, place }: { duration: number; place: number },
): TransitionConfig {
  const turn = (place % 2 ? -1 : 1) * (200 + 40 * (place % 3));
  const from = (place % 2 ? 1 : -1) * (30 + 10 * (place % 4));
  return {
    duration: duration && duration + 70,
    easing: cubicOut,
    css: (_t, left) => `transform: translate(${from * left}px, ${-46 * left}px) rotate(${turn * left}deg)`,
  };
}

/** A gaucho gets up from lying on his side. */
export function rise(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (_t, left) => `transform: rotate(${-90 * left}deg); transform-origin: 60% 90%`,
  };
}

/** A tile drops onto its space. */
export function drop(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (t, left) => `transform: translateY(${-14 * left}px) scale(${0.9 + 0.1 * t}); opacity: ${t}`,
  };
}
