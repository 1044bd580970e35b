/** What the tests of all boards share: words, sentences, events, and a table. */

import { Messages } from "$lib/fluent";

import type { GameEvent, Stage, View } from "./game";

const SOURCES = import.meta.glob<string>("$locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const SENTENCES = import.meta.glob<string>("./*/sentences.json", {
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

type Said = Record<string, string>;

/** What the engine says of real matches, by language. */
export interface Sentences<V extends View, E extends GameEvent> {
  events: { event: E; names: string[]; said: Said }[];
  moves: { move: string; view: V; said: Said; alone: Said }[];
  prompts: { view: V; said: Said }[];
}

/** Made by `python -m tests.web.sentences` from the game that declares these views and events. */
export function sentencesOf<V extends View, E extends GameEvent>(game: string): Sentences<V, E> {
  return JSON.parse(SENTENCES[`./${game}/sentences.json`] ?? "") as Sentences<V, E>;
}

/** Tells events of a game, of which only what matters to a test is said. */
export function teller<E extends GameEvent>() {
  type Kind<K extends E["kind"]> = Extract<E, { kind: K }>;
  return <K extends E["kind"]>(kind: K, values: Omit<Partial<Kind<K>>, "kind">) =>
    ({ kind, ...values }) as Kind<K>;
}

/** A table at which nothing can be done, changed by what is given. */
export function stageWith<V extends View, E extends GameEvent, P>(
  given: Partial<Stage<V, E, P>> & Pick<Stage<V, E, P>, "game" | "view" | "box">,
): Stage<V, E, P> {
  return {
    seat: null,
    moves: [],
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
