// Made from src/corral/games/elgaucho/text/phrases.py by `python -m tools.phrases`; do not edit.

import type { Messages, Values } from "$lib/fluent";

import type { Phrase, Phrases } from "../game";
import * as py from "../py";
import type { Breed, ElGauchoEvent, ElGauchoView, Over, Pasture, Sale } from "./view";

const SECRETLY_SEEN = ["dealt", "looked"];
const AREA_NAMES = ["sort", "wish", "sale", "steal", "overseer", "steppe"];

/** The variant of the event's message, and its values. */
export function event(words: Messages, event: ElGauchoEvent, names: readonly string[]): Phrase {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    Object.assign(values, _worded(words, name, value, names));
  }
  Object.assign(values, _toldBesides(words, event, names));
  return [_eventVariant(event), values];
}

/** What the messages of some kinds know besides, or otherwise. */
function _toldBesides(words: Messages, event: ElGauchoEvent, names: readonly string[]): Values {
  if (event["kind"] === "rolled" || event["kind"] === "took") {
    return { dice: words.listed(event["dice"].map(String)) };
  }
  if (event["kind"] === "sold") {
    const reason = words.text(`elgaucho-sold-${event["reason"]}`);
    return { sum: sumOf(words, event), reason };
  }
  if (event["kind"] === "over") {
    return _result(words, event, names);
  }
  return {};
}

function _eventVariant(event: ElGauchoEvent): string {
  if (py.within(event["kind"], SECRETLY_SEEN) && py.within("tiles", event)) {
    return "seen";
  }
  if (event["kind"] === "placed" && py.truthy(event["dice"])) {
    return "dice";
  }
  return "";
}

/** One value of an event or a refusal as the variables that the messages know. */
function _worded(words: Messages, name: string, value: unknown, names: readonly string[]): Values {
  if (name === "seat" && typeof value === "number") {
    const seat = value;
    return { player: py.at(names, seat) };
  }
  if (name === "victim" && typeof value === "number") {
    const seat = value;
    return { victim: py.at(names, seat) };
  }
  if (name === "tile" && typeof value === "string") {
    const tile = value;
    return { tile: tileIn(words, tile) };
  }
  if (name === "tiles" && Array.isArray(value)) {
    const tiles = value;
    return { tiles: tilesIn(words, tiles.map(String)) };
  }
  if (name === "breed" && typeof value === "string") {
    const letter = value;
    return { breed: breedIn(words, letter), herd: herdIn(words, letter) };
  }
  if (name === "area" && typeof value === "string") {
    const area = value;
    return { area: areaIn(words, area) };
  }
  if (name === "row" && Array.isArray(value)) {
    const row = value;
    return { row: row.map(String).join("-") };
  }
  if (name === "dice" && Array.isArray(value)) {
    const dice = value;
    return { dice: dice.map(String).join("+") };
  }
  if ((name === "pair" || name === "rodeo" || name === "hand") && Array.isArray(value)) {
    const dice = value;
    if (py.truthy(dice)) {
      return { [name]: words.listed(dice.map(String)) };
    }
  }
  if (name === "totals" && Array.isArray(value)) {
    const totals = value;
    return { totals: words.either(totals.map(String)) };
  }
  if (name === "pesos" && typeof value === "number") {
    const pesos = value;
    return { pesos: pesosIn(words, pesos) };
  }
  if (typeof value === "number" || typeof value === "string") {
    const plain = value;
    return { [name]: plain };
  }
  return {};
}

/** Why a herd brings what it brings: '4 × 9 + 5 = 41 pesos'. */
export function sumOf(words: Messages, sale: Sale): string {
  return words.text("elgaucho-sum", { count: sale["count"], highest: sale["highest"], bonus: sale["bonus"], pesos: sale["pesos"] });
}

/** Everybody's pesos and those who won. */
function _result(words: Messages, over: Over, names: readonly string[]): Values {
  const winners = py.list(over["winners"]).map((seat) => py.at(names, seat));
  const scores = py.zip(names, over["scores"]).map(([player, pesos]) => words.text("elgaucho-score", { player, pesos: pesosIn(words, pesos) }));
  return { scores: words.listed(scores), winners: words.listed(winners), count: py.len(winners) };
}

/**
 * The variant of the move's message, and its values; the move is one in notation.
 *
 * A view tells which tile lies on a space, and who has the tile that is stolen.
 */
export function move(words: Messages, move: string, view: ElGauchoView | null): Phrase {
  const [verb, ...rest] = py.split(move);
  if (verb === "keep") {
    const tiles = rest;
    return [_hasRow(tiles) ? "row" : "", { tiles: tilesIn(words, tiles) }];
  }
  if (verb === "take") {
    const dice = rest;
    return ["", { dice: words.listed(dice) }];
  }
  if (verb === "place" && py.has(rest, 2)) {
    const area = py.at(rest, 0);
    const dice = py.at(rest, 1);
    return ["dice", { area: areaIn(words, area), dice }];
  }
  if (verb === "place" && py.has(rest, 1)) {
    const area = py.at(rest, 0);
    return ["", { area: areaIn(words, area) }];
  }
  if (verb === "recall" && py.has(rest, 1)) {
    const area = py.at(rest, 0);
    if (py.within(area, AREA_NAMES)) {
      return ["area", { area: areaIn(words, area) }];
    }
  }
  if (verb === "recall" && py.has(rest, 1)) {
    const space = py.at(rest, 0);
    return ["", { space: _space(words, space, view) }];
  }
  if ((verb === "stand" || verb === "lay" || verb === "raise") && py.has(rest, 2)) {
    const space = py.at(rest, 0);
    const dice = py.at(rest, 1);
    return ["", { space: _space(words, space, view), dice }];
  }
  if (verb === "wish" && py.has(rest, 1)) {
    const die = py.at(rest, 0);
    return ["", { die }];
  }
  if (verb === "sale" && py.has(rest, 1)) {
    const letter = py.at(rest, 0);
    return ["", { herd: herdIn(words, letter) }];
  }
  if (verb === "overseer" && py.has(rest, 2)) {
    const how = py.at(rest, 0);
    const space = py.at(rest, 1);
    return [how, { space: _space(words, space, view) }];
  }
  if (verb === "put" && py.has(rest, 2)) {
    const tile = py.at(rest, 0);
    const space = py.at(rest, 1);
    return ["", { tile: tileIn(words, tile), space }];
  }
  if (verb === "steal" && py.has(rest, 1)) {
    const tile = py.at(rest, 0);
    if (view != null) {
      return ["from", { tile: tileIn(words, tile), victim: _keeper(tile, view) }];
    }
  }
  if ((verb === "steal" || verb === "add" || verb === "sort") && py.has(rest, 1)) {
    const tile = py.at(rest, 0);
    return ["", { tile: tileIn(words, tile) }];
  }
  return ["", {}];
}

/** Whether several kept tiles are of one breed, so that their order was chosen too. */
function _hasRow(tiles: readonly string[]): boolean {
  return py.len(new Set(tiles.map((tile) => py.at(tile, 0)))) < py.len(tiles);
}

/** 'the white 5 (c3)', or 'c3' alone where nothing is known about it. */
function _space(words: Messages, space: string, view: ElGauchoView | null): string {
  if (view == null) {
    return space;
  }
  const there = py.at(py.at(view["pampa"], (py.at(space, 0) as Pasture)), Number(space.slice(1)) - 1);
  py.sure(there != null);
  return words.text("elgaucho-space", { space, tile: tileIn(words, there["tile"]) });
}

/** Who has a tile in a herd. */
function _keeper(tile: string, view: ElGauchoView): string {
  const [letter, value] = [(py.at(tile, 0) as Breed), Number(tile.slice(1))];
  for (const [name, ranch] of py.zip(view["names"], view["players"])) {
    if (py.within(letter, ranch["herds"]) && py.within(value, py.at(ranch["herds"], letter)["row"])) {
      return name;
    }
  }
  throw new Error(`nobody has ${tile} in a herd`);
}

/** The variant of the refusal's message, and its values. */
export function refusal(words: Messages, reason: string, values: py.Facts, names: readonly string[]): Phrase {
  const worded: Values = {};
  for (const [name, value] of Object.entries(values)) {
    Object.assign(worded, _worded(words, name, value, names));
  }
  const emptyHanded = reason === "not_these_dice" && !py.truthy(values["hand"]);
  return [py.truthy(emptyHanded) ? "none" : "", worded];
}

/** Which prompt fits: the phase, what must come next, and what has become of the dice. */
export function prompt(view: ElGauchoView): string {
  const phase = view["phase"];
  if (py.within(phase, ["turn", "steppe"]) && py.truthy(view["pending"])) {
    return `${phase}-${py.at(view["pending"], 0)}`;
  }
  if (phase !== "turn") {
    return phase;
  }
  if (view["rounds_left"] === 0) {
    return "turn-without";
  }
  return py.truthy(view["dice_taken"]) ? "turn-taken" : "turn-untaken";
}

/** 'W7' as 'white 7'. */
export function tileIn(words: Messages, tile: string): string {
  return words.text(`elgaucho-tile-${py.at(tile, 0)}`, { value: Number(tile.slice(1)) });
}

/** Several tiles, each with its article. */
export function tilesIn(words: Messages, tiles: readonly string[]): string {
  return words.listed(tiles.map((tile) => words.text("elgaucho-the-tile", { tile: tileIn(words, tile) })));
}

export function breedIn(words: Messages, letter: string): string {
  return words.text(`elgaucho-breed-${letter}`);
}

export function herdIn(words: Messages, letter: string): string {
  return words.text(`elgaucho-herd-${letter}`);
}

export function areaIn(words: Messages, area: string): string {
  return words.text(`elgaucho-area-${area}`);
}

export function pesosIn(words: Messages, pesos: number): string {
  return words.text("elgaucho-pesos", { pesos });
}

export const phrases: Phrases<ElGauchoView, ElGauchoEvent> = { event, move, refusal, prompt };
