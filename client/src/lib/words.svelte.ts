/** The words of the chosen language, fetched when they are needed. */

import type { GameEvent, Phrases, RefusalValues, View } from "../games/game";
import { eventText as plainEvent } from "../games/plain/phrases";
import * as api from "./api";
import { Messages, type Values } from "./fluent";
import { commonWords, ENGLISH } from "./languages";

const SOURCES = new Map(
  Object.entries(
    import.meta.glob<string>(["$locales/*/*.ftl", "!$locales/*/{common,site,terminal,*-terminal}.ftl"], { query: "?raw", import: "default" }),
  ).map(([path, source]) => [path.split("/").slice(-2).join("/"), source]),
);

/** The files that every page needs. */
const FIRST = ["web", "web-people"];

class Shelf {
  messages = $state.raw<Messages | null>(null);
  #have = new Set<string>();

  get current(): Messages {
    if (!this.messages) throw new Error("the words have not been fetched yet");
    return this.messages;
  }

  /** Takes up a language; what was fetched of another one is fetched of this one too. */
  async speak(language: string): Promise<void> {
    if (this.messages?.language === language) return;
    const names = new Set([...FIRST, ...(await gameNames()), ...this.#have]);
    const messages = new Messages(language, [commonWords(ENGLISH), commonWords(language), ...(await fetched(language, names))]);
    this.#have = names;
    this.messages = messages;
  }

  /** More of the present language: all of a game ("GAME"), or one of its files ("web-GAME", "GAME-rules"). */
  async need(...names: string[]): Promise<void> {
    const missing = names.filter((name) => !this.#have.has(name));
    if (missing.length === 0) return;
    const { language } = this.current;
    const sources = await fetched(language, missing);
    for (const name of missing) this.#have.add(name);
    if (this.current.language === language) this.messages = this.current.with(sources);
  }
}

/** Every title is said somewhere; without a server there is nothing to be titled. */
async function gameNames(): Promise<string[]> {
  const found = await api.games().catch(() => null);
  return found?.games.map(({ name }) => name) ?? [];
}

/** English comes first: whatever the language lacks is said in it. */
async function fetched(language: string, names: Iterable<string>): Promise<string[]> {
  const languages = new Set([ENGLISH, language]);
  return Promise.all([...names].flatMap((name) => [...languages].map((one) => source(one, name))));
}

/** What is not built into the page the server tells. */
async function source(language: string, name: string): Promise<string> {
  if (SOURCES.has(`${ENGLISH}/${name}.ftl`)) return (await SOURCES.get(`${language}/${name}.ftl`)?.()) ?? "";
  return (await api.gameInfo(name)) ? api.words(name, language) : "";
}

export const shelf = new Shelf();

/** A message of the page, with its variables filled in. */
export function t(message: string, values = {}): string {
  return shelf.current.text(message, values);
}

// Games. What a game has no words for is told in its notation.

export const gameTitle = (game: string): string => said(shelf.current, `${game}-title`, {}, game);

const joined = (message: string, variant: string) => (variant ? `${message}-${variant}` : message);

function said(words: Messages, message: string, values: Values, otherwise: string): string {
  return words.has(message) ? words.text(message, values) : otherwise;
}

export function eventText(
  words: Messages,
  phrases: Phrases,
  game: string,
  event: GameEvent,
  names: readonly string[],
): string {
  const [variant, values] = phrases.event(words, event, names);
  return said(words, joined(`${game}-event-${event.kind}`, variant), values, plainEvent(event, names));
}

export function moveText(
  words: Messages,
  phrases: Phrases,
  game: string,
  move: string,
  view: View | null,
): string {
  const [variant, values] = phrases.move(words, move, view);
  return said(words, joined(`${game}-move-${move.split(" ")[0]}`, variant), values, move);
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
  return said(words, joined(`${game}-refusal-${reason}`, variant), values, reason);
}

export function promptText(words: Messages, phrases: Phrases, game: string, view: View): string {
  return said(words, `${game}-prompt-${phrases.prompt(view)}`, {}, words.text("plain-prompt"));
}
