import { describe, expect, it } from "vitest";

import { Messages } from "$lib/fluent";
import { eventText, moveText, promptText } from "$lib/words.svelte";

import { phrases } from "./phrases";
import { sentences, words } from "./testing";

type Said = Record<string, string>;

function everywhere(said: Said, tell: (words: Messages) => string) {
  for (const [language, sentence] of Object.entries(said)) {
    expect(tell(words(language))).toBe(sentence);
  }
}

describe("the page says the same as the engine", () => {
  it.each(sentences.events)("event $event.kind", ({ event, names, said }) => {
    everywhere(said, (words) => eventText(words, phrases, "kuhhandel", event, names));
  });

  it.each(sentences.moves)("move $move", ({ move, view, said, alone }) => {
    everywhere(said, (words) => moveText(words, phrases, "kuhhandel", move, view));
    everywhere(alone, (words) => moveText(words, phrases, "kuhhandel", move, null));
  });

  it.each(sentences.prompts)("prompt in $view.phase", ({ view, said }) => {
    everywhere(said, (words) => promptText(words, phrases, "kuhhandel", view));
  });
});
