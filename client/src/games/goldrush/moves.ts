/** A move in words, for labels and titles. */

import { moveText } from "$lib/words.svelte";

import type { Stage } from "../game";
import { phrases } from "./phrases";
import { type GoldRushBox, kindOf, looksLike, type Printed } from "./printed";
import type { GoldRushEvent, GoldRushView } from "./view";

export type GoldRushStage = Stage<GoldRushView, GoldRushEvent, Printed>;

/** With what it is worth where the table shows helpers. */
export function moveWords(stage: GoldRushStage, move: string): string {
  return moveText(stage.words, phrases, "goldrush", move, stage.helpers ? stage.view : null);
}

/** A symmetric tile looks the same turned in several ways. */
export function alike(one: string, other: string, view: GoldRushView, box: GoldRushBox): boolean {
  const [verb, cell, turn] = one.split(" ");
  const [otherVerb, otherCell, otherTurn] = other.split(" ");
  if (verb !== "place" || otherVerb !== verb || otherCell !== cell || view.tile === null) return false;
  return looksLike(kindOf(box, view.tile), Number(turn), Number(otherTurn));
}
