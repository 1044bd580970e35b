// Made from src/corral/plain_phrases.py by `python -m tools.phrases`; do not edit.

import type { Messages, Values } from "$lib/fluent";

import type { Phrase, Phrases } from "../game";
import * as py from "../py";

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const NOTHING = "–";
const NO_YES = ["no", "yes"];

export function event(words: Messages, event: py.Facts, names: readonly string[]): Phrase {
  const values: Values = Object.fromEntries(Object.entries(event).map(([name, value]) => [name, plainly(value)]));
  return ["", { ...values, ..._player(event, names) }];
}

export function move(words: Messages, move: string, view: py.Facts | null): Phrase {
  const [, ...rest] = py.split(move);
  return ["", Object.fromEntries(py.zipShortest(PLACES, rest))];
}

export function refusal(words: Messages, reason: string, values: py.Facts, names: readonly string[]): Phrase {
  const told = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainly(value)]));
  return ["", { ...told, ..._player(values, names) }];
}

/** By the phase, where the view tells one. */
export function prompt(view: py.Facts): string {
  return String(py.get(view, "phase", "move"));
}

/** An event for which nobody has written a sentence. */
export function eventText(event: py.Facts, names: readonly string[]): string {
  const told = py.list(event).filter((name) => !py.within(name, ["kind", "seat"]));
  const values = told.map((name) => `${name} ${plainly(py.at(event, name))}`);
  return [String(event["kind"]), ...Object.values(_player(event, names)), ...values].join(", ");
}

function _player(event: py.Facts, names: readonly string[]): Readonly<Record<string, string>> {
  const seat = event["seat"];
  if (typeof seat === "number") {
    const number = seat;
    return { player: py.at(names, number) };
  }
  return {};
}

/** A value of a view or an event: numbers and texts as they are, others as a short text. */
export function plainly(value: any): string | number {
  if (value == null || py.has(value, 0)) {
    return NOTHING;
  }
  if (typeof value === "boolean") {
    const yes = value;
    return py.at(NO_YES, Number(yes));
  }
  if (typeof value === "number" || typeof value === "string") {
    return value;
  }
  if (py.isMapping(value)) {
    const parts = value;
    if (!py.truthy(parts)) {
      return NOTHING;
    }
  }
  if (py.isMapping(value)) {
    const parts = value;
    return Object.entries(parts).map(([name, one]) => `${name} ${plainly(one)}`).join(", ");
  }
  if (Array.isArray(value)) {
    const items = value;
    return items.map((one) => String(plainly(one))).join(" ");
  }
  return String(value);
}

export const phrases: Phrases = { event, move, refusal, prompt };
