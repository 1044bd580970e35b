/** The words of the chosen language, fetched when they are needed. */

import type { GameEvent, Phrases, RefusalValues, View } from "../games/game";
import { Messages } from "./fluent";
import type { Language } from "./settings.svelte";

const SOURCES = import.meta.glob<string>(
  [
    "../../../src/corral/locales/*/common.ftl",
    "../../../src/corral/locales/*/web*.ftl",
    "../../../src/corral/locales/*/{elgaucho,goldrush,kuhhandel}*.ftl",
  ],
  { query: "?raw", import: "default" },
);

const file = (language: string, name: string) => `../../../src/corral/locales/${language}/${name}.ftl`;

/** Files that the first page needs: every poster says what its game is about. */
const FIRST = ["common", "web", "elgaucho", "goldrush", "kuhhandel"];

class Shelf {
  messages = $state.raw<Messages | null>(null);
  #have = new Set<string>();

  get current(): Messages {
    if (!this.messages) throw new Error("the words have not been fetched yet");
    return this.messages;
  }

  /** Takes up a language; what was fetched of another one is fetched of this one too. */
  async speak(language: Language): Promise<void> {
    if (this.messages?.language === language) return;
    const names = new Set([...FIRST, ...this.#have]);
    const messages = new Messages(language, await fetched(language, names));
    this.#have = names;
    this.messages = messages;
  }

  /** More files of the present language: "web-elgaucho", "elgaucho-rules". */
  async need(...names: string[]): Promise<void> {
    const missing = names.filter((name) => !this.#have.has(name));
    if (missing.length === 0) return;
    const { language } = this.current;
    const sources = await fetched(language, missing);
    for (const name of missing) this.#have.add(name);
    if (this.current.language === language) this.messages = this.current.with(sources);
  }
}

async function fetched(language: string, names: Iterable<string>): Promise<string[]> {
  const loaders = [...names].map((name) => SOURCES[file(language, name)]);
  return Promise.all(loaders.flatMap((loader) => (loader ? [loader()] : [])));
}

export const shelf = new Shelf();

/** A message of the page, with its variables filled in. */
export function t(message: string, values = {}): string {
  return shelf.current.text(message, values);
}

// Games

const joined = (message: string, variant: string) => (variant ? `${message}-${variant}` : message);

export function eventText(
  words: Messages,
  phrases: Phrases,
  game: string,
  event: GameEvent,
  names: readonly string[],
): string {
  const [variant, values] = phrases.event(words, event, names);
  return words.text(joined(`${game}-event-${event.kind}`, variant), values);
}

export function moveText(
  words: Messages,
  phrases: Phrases,
  game: string,
  move: string,
  view: View | null,
): string {
  const [variant, values] = phrases.move(words, move, view);
  return words.text(joined(`${game}-move-${move.split(" ")[0]}`, variant), values);
}

export function refusalText(
  words: Messages,
  phrases: Phrases,
  game: string,
  reason: string,
  given: RefusalValues,
  names: readonly string[],
): string {
  const [variant, values] = phrases.refusal(words, reason, given, names);
  return words.text(joined(`${game}-refusal-${reason}`, variant), values);
}

export function promptText(words: Messages, phrases: Phrases, game: string, view: View): string {
  return words.text(`${game}-prompt-${phrases.prompt(view)}`);
}
