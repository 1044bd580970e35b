/** A move in words, for labels and titles. */

import { moveText } from "$lib/words.svelte";

import type { Stage } from "../game";
import { phrases } from "./phrases";
import type { Printed } from "./printed";
import type { GoldRushEvent, GoldRushView } from "./view";

export type GoldRushStage = Stage<GoldRushView, GoldRushEvent, Printed>;

/** With what it is worth where the table shows helpers. */
export function moveWords(stage: GoldRushStage, move: string): string {
  return moveText(stage.words, phrases, "goldrush", move, stage.helpers ? stage.view : null);
}
