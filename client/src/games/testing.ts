/** What the tests of all boards share: words, and a table that writes down what is tried. */

import { Messages } from "$lib/fluent";

import type { Stage, View } from "./game";

const SOURCES = import.meta.glob<string>("$locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const spoken = new Map<string, Messages>();

/** The words of a game's board in a language. */
export function wordsOf(game: string, language: string): Messages {
  const key = `${game} ${language}`;
  let found = spoken.get(key);
  if (!found) {
    const files = ["common", game, "web", `web-${game}`].map((file) => `/${language}/${file}.ftl`);
    const sources = Object.entries(SOURCES).filter(([path]) => files.some((file) => path.endsWith(file)));
    found = new Messages(
      language,
      sources.map(([, text]) => text),
    );
    spoken.set(key, found);
  }
  return found;
}

/** A table at which nothing can be done, changed by what is given. */
export function stageWith<V extends View>(given: Partial<Stage<V>> & { game: string; view: V }): Stage<V> {
  return {
    seat: null,
    moves: [],
    box: { pictures: {}, printed: {} },
    news: [],
    log: [],
    marked: [],
    advice: [],
    helpers: true,
    motion: false,
    call: 0,
    order: null,
    orders: null,
    unhurried: false,
    words: wordsOf(given.game, "en"),
    attempt: () => undefined,
    setOrder: () => undefined,
    ...given,
  };
}
