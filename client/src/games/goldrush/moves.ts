/** A move in words, for labels and titles. */

import type { Messages } from "$lib/fluent";

import type { Stage } from "../game";
import { phrases } from "./phrases";
import type { Printed } from "./printed";
import type { GoldRushEvent, GoldRushView } from "./view";

export type GoldRushStage = Stage<GoldRushView, GoldRushEvent, Printed>;

/** With what it is worth where the table shows helpers. */
export function moveWords(stage: GoldRushStage, move: string): string {
  const words: Messages = stage.words;
  const [variant, values] = phrases.move(words, move, stage.helpers ? stage.view : null);
  const id = `goldrush-move-${move.split(" ")[0]}`;
  return words.text(variant ? `${id}-${variant}` : id, values);
}
