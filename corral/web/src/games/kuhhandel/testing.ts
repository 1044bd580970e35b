/** What the tests of this board share: the words, and a table that writes down what is tried. */

import { Messages } from "$lib/fluent";

import sentences from "./sentences.json";
import type { KuhhandelStage, KuhhandelView } from "./view";

const SOURCES = import.meta.glob<string>(
  ["../../../../locales/*/common.ftl", "../../../../locales/*/{kuhhandel,web-kuhhandel}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

const spoken = new Map<string, Messages>();

export function words(language: string): Messages {
  let found = spoken.get(language);
  if (!found) {
    const files = Object.entries(SOURCES).filter(([path]) => path.includes(`/${language}/`));
    found = new Messages(
      language,
      files.map(([, text]) => text),
    );
    spoken.set(language, found);
  }
  return found;
}

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
  return {
    game: "kuhhandel",
    view,
    seat: view.seat,
    moves,
    box: { pictures: {}, printed: {} },
    news: [],
    log: [],
    marked: [],
    advice: [],
    helpers: true,
    motion: false,
    call: 0,
    order: null,
    orders: false,
    words: words("en"),
    attempt: (move) => void tried.push(move),
    setOrder: (limit) => void ordered.push(limit),
    tried,
    ordered,
    ...changes,
  };
}
