import { describe, expect, it } from "vitest";

import { wordsOf } from "../testing";
import { sentences } from "./fixtures";
import { phrases, sentence } from "./phrases";

describe.each(["en", "de", "fr"] as const)("in %s the page says what the terminal says", (language) => {
  const words = wordsOf("elgaucho", language);
  const told = (id: string, variant: string, values = {}) =>
    words.text(variant ? `${id}-${variant}` : id, values);

  it.each(sentences.events)("of the event $event.kind", ({ event, names, said }) => {
    const [variant, values] = phrases.event(words, event, names);
    expect(told(`elgaucho-event-${event.kind}`, variant, values)).toBe(said[language]);
  });

  it.each(sentences.moves)("of the move $move", ({ move, view, said, alone }) => {
    expect(sentence(words, move, view)).toBe(said[language]);
    expect(sentence(words, move, null)).toBe(alone[language]);
  });

  it.each(sentences.prompts)("of the phase $view.phase", ({ view, said }) => {
    expect(told("elgaucho-prompt", phrases.prompt(view))).toBe(said[language]);
  });
});
