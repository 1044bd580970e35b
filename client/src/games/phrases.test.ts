// @vitest-environment node
/** The page says what the terminal says, in every language: `tests/web/sentences.py` wrote it down. */
import { describe, expect, it } from "vitest";

import type { Messages } from "$lib/fluent";
import { eventText, moveText, promptText } from "$lib/words.svelte";

import type { GameEvent, Phrases, View } from "./game";
import { wordsOf } from "./testing";

type Said = Record<string, string>;

interface Sentences {
  events: { event: GameEvent; names: string[]; said: Said }[];
  moves: { move: string; view: View; said: Said; alone: Said }[];
  prompts: { view: View; said: Said }[];
}

const SENTENCES = import.meta.glob<Sentences>("./*/sentences.json", { eager: true, import: "default" });
const PHRASES = import.meta.glob<Phrases>("./*/phrases.ts", { eager: true, import: "phrases" });

const games = Object.entries(SENTENCES).map(([path, sentences]) => {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const phrases = PHRASES[`${folder}/phrases.ts`];
  if (!phrases) throw new Error(`${folder} has sentences but no phrases`);
  return { game: folder.slice(2), sentences, phrases };
});

describe.each(games)("the page tells $game as the rules' side does", ({ game, sentences, phrases }) => {
  function everywhere(said: Said, tell: (words: Messages) => string) {
    for (const [language, sentence] of Object.entries(said)) {
      expect(tell(wordsOf(game, language))).toBe(sentence);
    }
  }

  it.each(sentences.events)("event $event.kind", ({ event, names, said }) => {
    everywhere(said, (words) => eventText(words, phrases, game, event, names));
  });

  it.each(sentences.moves)("move $move", ({ move, view, said, alone }) => {
    everywhere(said, (words) => moveText(words, phrases, game, move, view));
    everywhere(alone, (words) => moveText(words, phrases, game, move, null));
  });

  it.each(sentences.prompts)("prompt in $view.phase", ({ view, said }) => {
    everywhere(said, (words) => promptText(words, phrases, game, view));
  });
});

it("there are several games to tell", () => {
  expect(games.length).toBeGreaterThan(1);
});
