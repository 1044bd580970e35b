import { describe, expect, it } from "vitest";

import { Messages } from "$lib/fluent";
import { eventText, moveText, promptText, refusalText } from "$lib/words.svelte";

import type { GameEvent, View } from "../game";
import { phrases } from "./phrases";
import sentences from "./sentences.json";
import { words } from "./testing";

type Said = Record<string, string>;

function everywhere(said: Said, tell: (words: Messages) => string) {
  for (const [language, sentence] of Object.entries(said)) {
    expect(tell(words(language))).toBe(sentence);
  }
}

describe("the page says the same as the engine", () => {
  it.each(sentences.events)("event $event.kind", ({ event, names, said }) => {
    everywhere(said, (words) => eventText(words, phrases, "kuhhandel", event as GameEvent, names));
  });

  it.each(sentences.moves)("move $move", ({ move, view, said, alone }) => {
    const seen = view as unknown as View;
    everywhere(said, (words) => moveText(words, phrases, "kuhhandel", move, seen));
    everywhere(alone, (words) => moveText(words, phrases, "kuhhandel", move, null));
  });

  it.each(sentences.refusals)("refusal $reason", ({ reason, values, names, said }) => {
    everywhere(said, (words) => refusalText(words, phrases, "kuhhandel", reason, values, names));
  });

  it.each(sentences.prompts)("prompt in $view.phase", ({ view, said }) => {
    const seen = view as unknown as View;
    everywhere(said, (words) => promptText(words, phrases, "kuhhandel", seen));
  });
});
