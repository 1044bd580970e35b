/** What the coach explains at the present decision: the end of the id `web-coach-elgaucho-…`. */

import { diceInHand } from "./reading";
import type { ElGauchoView } from "./view";

/** Areas whose gaucho may be used, and their lessons; on two of them there is more to choose afterwards. */
const SPECIAL = { steppe: "tosteppe", overseer: "tooverseer", steal: "steal", sale: "sale", wish: "wish" };

export function lessonOf(view: ElGauchoView, moves: readonly string[]): string | null {
  if (moves.length === 0) return null;
  const verbs = new Set(moves.map((move) => move.split(" ")[0]));
  switch (view.phase) {
    case "keep":
    case "enter":
    case "overseer":
    case "steppe":
      return view.phase;
    case "collect":
      return verbs.has("sort") ? "sort" : "collect";
    case "final":
      return verbs.has("sort") ? "sort" : "final";
    case "turn":
      break;
    default:
      return null;
  }
  if (view.pending.includes("recalled")) return "recalled";
  if (verbs.has("take")) return "take";
  const supply = view.turn === null ? 0 : view.players[view.turn]?.supply;
  if (diceInHand(view).length > 0) return supply === 0 && verbs.has("recall") ? "recall" : "act";
  for (const [verb, lesson] of Object.entries(SPECIAL)) if (verbs.has(verb)) return lesson;
  return view.rounds_left === 0 ? "without" : "end";
}
