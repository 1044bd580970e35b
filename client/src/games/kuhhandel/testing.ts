/** What the tests of this board share: the words, sentences, events, and a table that writes down what is tried. */

import type { Messages } from "$lib/fluent";

import { sentencesOf, stageWith, teller, wordsOf } from "../testing";
import type { KuhhandelStage } from "./stage";
import type { KuhhandelEvent, KuhhandelView } from "./view";

export const words = (language: string): Messages => wordsOf("kuhhandel", language);

export const sentences = sentencesOf<KuhhandelView, KuhhandelEvent>("kuhhandel");

export const told = teller<KuhhandelEvent>();

/** A view in which a move of this verb is legal, and the move. */
export function example(verb: string): { move: string; view: KuhhandelView } {
  const found = sentences.moves.find(({ move }) => move.split(" ")[0] === verb);
  if (!found) throw new Error(`no example of ${verb}`);
  return found;
}

/** A table with these legal moves; what is clicked is found in `tried`. */
export function table(
  view: KuhhandelView,
  moves: readonly string[],
  changes: Partial<KuhhandelStage> = {},
): KuhhandelStage & { tried: string[]; ordered: (number | null)[] } {
  const tried: string[] = [];
  const ordered: (number | null)[] = [];
  const stage: KuhhandelStage = stageWith({
    game: "kuhhandel",
    box: { pictures: {}, printed: {} },
    view,
    seat: view.seat,
    moves,
    attempt: (move) => void tried.push(move),
    setOrder: (limit) => void ordered.push(limit),
    ...changes,
  });
  return { ...stage, tried, ordered };
}
