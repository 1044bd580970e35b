/** A move in words, for labels on the board. */

import type { Messages } from "$lib/fluent";
import { moveText as said } from "$lib/words.svelte";

import type { View } from "../game";
import { phrases } from "./phrases";

export function moveText(words: Messages, move: string, view: View | null): string {
  return said(words, phrases, "kuhhandel", move, view);
}
