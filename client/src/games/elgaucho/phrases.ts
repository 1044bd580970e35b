/** How El Gaucho's values are called; the same as src/corral/games/elgaucho/text/phrases.py. */

import type { Messages, Values } from "$lib/fluent";
import type { Phrase, Phrases } from "../game";
import { breedOf, isArea, keeperOf, lotOn, valueOf } from "./reading";
import type { ElGauchoEvent, ElGauchoView, Over } from "./view";

const SECRETLY_SEEN = ["dealt", "looked"]; // their tiles are told to one seat alone

function event(words: Messages, event: ElGauchoEvent, names: readonly string[]): Phrase {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    Object.assign(values, worded(words, name, value, names));
  }
  if (event.kind === "rolled" || event.kind === "took") {
    values["dice"] = words.listed(event.dice.map(String)); // they are not added up
  } else if (event.kind === "sold") {
    values["sum"] = sumOf(words, event);
    values["reason"] = words.text(`elgaucho-sold-${event.reason}`);
  } else if (event.kind === "over") {
    Object.assign(values, result(words, event, names));
  }
  return [eventVariant(event), values];
}

function eventVariant(event: ElGauchoEvent): string {
  if (SECRETLY_SEEN.includes(event.kind) && "tiles" in event) return "seen";
  if (event.kind === "placed" && event.dice.length > 0) return "dice";
  return "";
}

/** One value of an event as the variables that the messages know. */
function worded(
  words: Messages,
  name: string,
  value: unknown,
  names: readonly string[],
): Values {
  if (typeof value === "number") {
    if (name === "seat") return { player: names[value] ?? "" };
    if (name === "victim") return { victim: names[value] ?? "" };
    if (name === "pesos") return { pesos: pesosIn(words, value) };
    return { [name]: value };
  }
  if (typeof value === "string") {
    if (name === "tile") return { tile: tileIn(words, value) };
    if (name === "breed") return { breed: breedIn(words, value), herd: herdIn(words, value) };
    if (name === "area") return { area: areaIn(words, value) };
    return { [name]: value };
  }
  if (Array.isArray(value)) {
    if (name === "tiles") return { tiles: tilesIn(words, value as string[]) };
    if (name === "row") return { row: value.join("-") };
    if (name === "dice") return { dice: value.join("+") };
  }
  return {};
}

export interface SaleSum {
  count: number;
  highest: number;
  bonus: number;
  pesos: number;
}

/** Why a herd brings what it brings: "4 × 9 + 5 = 41 pesos". */
export function sumOf(words: Messages, sale: SaleSum): string {
  const { count, highest, bonus, pesos } = sale;
  return words.text("elgaucho-sum", { count, highest, bonus, pesos });
}

function result(words: Messages, over: Over, names: readonly string[]): Values {
  const winners = over.winners.map((seat) => names[seat] ?? "");
  const scores = over.scores.map((pesos, seat) =>
    words.text("elgaucho-score", { player: names[seat] ?? "", pesos: pesosIn(words, pesos) }),
  );
  return { scores: words.listed(scores), winners: words.listed(winners), count: winners.length };
}

function move(words: Messages, move: string, view: ElGauchoView | null): Phrase {
  const [verb = "", ...rest] = move.split(" ");
  const [first = "", second = ""] = rest;
  switch (verb) {
    case "keep":
      return [hasRow(rest) ? "row" : "", { tiles: tilesIn(words, rest) }];
    case "take":
      return ["", { dice: words.listed(rest) }];
    case "place":
      return second
        ? ["dice", { area: areaIn(words, first), dice: second }]
        : ["", { area: areaIn(words, first) }];
    case "recall":
      return isArea(first)
        ? ["area", { area: areaIn(words, first) }]
        : ["", { space: spaceIn(words, first, view) }];
    case "stand":
    case "lay":
    case "raise":
      return ["", { space: spaceIn(words, first, view), dice: second }];
    case "wish":
      return ["", { die: first }];
    case "sale":
      return ["", { herd: herdIn(words, first) }];
    case "overseer":
      return [first, { space: spaceIn(words, second, view) }];
    case "put":
      return ["", { tile: tileIn(words, first), space: second }];
    case "steal":
      return view
        ? ["from", { tile: tileIn(words, first), victim: view.names[keeperOf(view, first) ?? -1] ?? "" }]
        : ["", { tile: tileIn(words, first) }];
    case "add":
    case "sort":
      return ["", { tile: tileIn(words, first) }];
    default:
      return ["", {}];
  }
}

/** Whether several kept tiles are of one breed, so that their order was chosen too. */
function hasRow(tiles: readonly string[]): boolean {
  return new Set(tiles.map(breedOf)).size < tiles.length;
}

/** "the white 5 (c3)", or "c3" alone where nothing is known about it. */
function spaceIn(words: Messages, space: string, view: ElGauchoView | null): string {
  const lot = view && lotOn(view, space);
  return lot ? words.text("elgaucho-space", { space, tile: tileIn(words, lot.tile) }) : space;
}

/** Which prompt fits: the phase, what must come next, and what has become of the dice. */
function prompt(view: ElGauchoView): string {
  if ((view.phase === "turn" || view.phase === "steppe") && view.pending[0]) {
    return `${view.phase}-${view.pending[0]}`;
  }
  if (view.phase !== "turn") return view.phase;
  if (view.rounds_left === 0) return "turn-without";
  return view.dice_taken ? "turn-taken" : "turn-untaken";
}

/** "W7" as "white 7". */
export function tileIn(words: Messages, tile: string): string {
  return words.text(`elgaucho-tile-${breedOf(tile)}`, { value: valueOf(tile) });
}

export function tilesIn(words: Messages, tiles: readonly string[]): string {
  return words.listed(
    tiles.map((tile) => words.text("elgaucho-the-tile", { tile: tileIn(words, tile) })),
  );
}

export function breedIn(words: Messages, breed: string): string {
  return words.text(`elgaucho-breed-${breed}`);
}

export function herdIn(words: Messages, breed: string): string {
  return words.text(`elgaucho-herd-${breed}`);
}

export function areaIn(words: Messages, area: string): string {
  return words.text(`elgaucho-area-${area}`);
}

export function pesosIn(words: Messages, pesos: number): string {
  return words.text("elgaucho-pesos", { pesos });
}

/** A move in words, as a button says it. */
export function sentence(words: Messages, text: string, view: ElGauchoView | null): string {
  const [variant, values] = move(words, text, view);
  const id = `elgaucho-move-${text.split(" ")[0]}`;
  return words.text(variant ? `${id}-${variant}` : id, values);
}

export const phrases: Phrases<ElGauchoView, ElGauchoEvent> = { event, move, prompt };
