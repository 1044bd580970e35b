import { describe, expect, it } from "vitest";

import { refusalText } from "$lib/words.svelte";

import type { View } from "../game";
import { wordsOf } from "../testing";
import { phrases, sentence } from "./phrases";
import examples from "./sentences.json";

describe.each(["en", "de", "fr"] as const)("in %s the page says what the terminal says", (language) => {
  const words = wordsOf("elgaucho", language);
  const told = (id: string, variant: string, values = {}) =>
    words.text(variant ? `${id}-${variant}` : id, values);

  it.each(examples.events)("of the event $event.kind", ({ event, names, said }) => {
    const [variant, values] = phrases.event(words, event, names);
    expect(told(`elgaucho-event-${event.kind}`, variant, values)).toBe(said[language]);
  });

  it.each(examples.moves)("of the move $move", ({ move, view, said, alone }) => {
    expect(sentence(words, move, view as unknown as View)).toBe(said[language]);
    expect(sentence(words, move, null)).toBe(alone[language]);
  });

  it.each(examples.refusals)("of the refusal $reason", ({ reason, values, names, said }) => {
    expect(refusalText(words, phrases, "elgaucho", reason, values, names)).toBe(said[language]);
  });

  it.each(examples.prompts)("of the phase $view.phase", ({ view, said }) => {
    expect(told("elgaucho-prompt", phrases.prompt(view as unknown as View))).toBe(said[language]);
  });
});
