/** How values are called in a game that the page knows nothing of: as they are. */

import type { Messages, Values } from "$lib/fluent";

import type { GameEvent, Phrase, Phrases, View } from "../game";
import { single } from "./facts";

/** How the words after a move's first are called in its message. */
const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

function event(words: Messages, happened: GameEvent, names: readonly string[]): Phrase {
  const { kind: _, seat, ...rest } = happened;
  const values: Values = seat === undefined ? {} : { player: names[seat] ?? "" };
  for (const [name, value] of Object.entries(rest)) values[name] = worded(words, value);
  return ["", values];
}

function worded(words: Messages, value: unknown): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.length === 0 ? single(words, null) : words.listed(value.map((one) => single(words, one)));
  return single(words, value);
}

function move(_: Messages, text: string): Phrase {
  const [, ...rest] = text.split(" ");
  return ["", Object.fromEntries(rest.map((word, place) => [PLACES[place] ?? `word${place + 1}`, word]))];
}

const prompt = (view: View): string => view.phase;

export const phrases: Phrases = { event, move, prompt };
