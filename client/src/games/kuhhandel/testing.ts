/** What the tests of this board share: the words, and a table that writes down what is tried. */

import type { Messages } from "$lib/fluent";

import { stageWith, wordsOf } from "../testing";
import sentences from "./sentences.json";
import type { KuhhandelStage, KuhhandelView } from "./view";

export const words = (language: string): Messages => wordsOf("kuhhandel", language);

/** A view in which a move of this verb is legal, and the move. */
export function example(verb: string): { move: string; view: KuhhandelView } {
  const found = sentences.moves.find(({ move }) => move.split(" ")[0] === verb);
  if (!found) throw new Error(`no example of ${verb}`);
  return { move: found.move, view: found.view as unknown as KuhhandelView };
}

/** A table with these legal moves; what is clicked is found in `tried`. */
export function table(
  view: KuhhandelView,
  moves: readonly string[],
  changes: Partial<KuhhandelStage> = {},
): KuhhandelStage & { tried: string[]; ordered: (number | null)[] } {
  const tried: string[] = [];
  const ordered: (number | null)[] = [];
  const stage = stageWith<KuhhandelView>({
    game: "kuhhandel",
    view,
    seat: view.seat,
    moves,
    attempt: (move) => void tried.push(move),
    setOrder: (limit) => void ordered.push(limit),
    ...changes,
  });
  return { ...stage, tried, ordered };
}
