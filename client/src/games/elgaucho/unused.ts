/** Dice that a turn would end without, though something can still be done with them. */

import type { Messages } from "$lib/fluent";

import { diceInHand } from "./reading";
import type { ElGauchoView } from "./view";

const WITH_DICE = /^(stand|lay|raise|place) .*\d$/;

export function unusedDice(words: Messages, move: string, view: ElGauchoView, moves: readonly string[]): string | null {
  const dice = diceInHand(view);
  if (move !== "end" || dice.length === 0 || !moves.some((one) => WITH_DICE.test(one))) return null;
  return words.text("web-elgaucho-unused", { dice: words.listed(dice.map(String)) });
}
