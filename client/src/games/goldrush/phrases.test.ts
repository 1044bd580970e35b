// @vitest-environment node
import { describe, expect, it } from "vitest";

import { sentences, words } from "./fixtures";
import { phrases } from "./phrases";

const joined = (id: string, variant: string) => (variant ? `${id}-${variant}` : id);

describe.each(["en", "de", "fr"])("the sentences of %s", (language) => {
  const messages = words(language);

  it.each(sentences.events)("tell $event.kind as the rules' side does", ({ event, names, said }) => {
    const [variant, values] = phrases.event(messages, event, names);
    const id = joined(`goldrush-event-${event.kind}`, variant);
    expect(messages.text(id, values)).toBe(said[language]);
  });

  it.each(sentences.moves)("offer $move as the rules' side does", ({ move, view, said, alone }) => {
    const id = `goldrush-move-${move.split(" ")[0]}`;
    const [variant, values] = phrases.move(messages, move, view);
    expect(messages.text(joined(id, variant), values)).toBe(said[language]);
    const [bare, rest] = phrases.move(messages, move, null);
    expect(messages.text(joined(id, bare), rest)).toBe(alone[language]);
  });

  it.each(sentences.refusals)("refuse for $reason as the rules' side does", ({ reason, values, names, said }) => {
    const [variant, told] = phrases.refusal(messages, reason, values, names);
    const id = joined(`goldrush-refusal-${reason}`, variant);
    expect(messages.text(id, told)).toBe(said[language]);
  });

  it.each(sentences.prompts)("ask in $view.phase as the rules' side does", ({ view, said }) => {
    expect(messages.text(`goldrush-prompt-${phrases.prompt(view)}`)).toBe(said[language]);
  });
});
