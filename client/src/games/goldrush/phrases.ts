// Made from src/corral/games/goldrush/text/phrases.py by `python -m tools.phrases`; do not edit.

import type { Messages, Values } from "$lib/fluent";

import type { Phrase, Phrases } from "../game";
import * as py from "../py";
import type { Feature, GoldRushEvent, GoldRushView, Over, PrairieScored, RailroadScored, Scored } from "./view";

const RAILROAD_POINTS = 3;
const CAMP_POINTS = 2;
const HERD_POINTS = 4;
const ROLES = { mountain: "miner", railroad: "railwayman", city: "trader", prairie: "farmer" };
const SCORED = "_scored";
const CITY_NAME = "city";
const FEATURES = { miner: "mountain", railwayman: "railroad", trader: "city", farmer: "prairie" };

/** The variant of the event's message, and its values. */
export function event(words: Messages, event: GoldRushEvent, names: readonly string[]): Phrase {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    Object.assign(values, _worded(words, name, value, names));
  }
  Object.assign(values, _toldBesides(words, event, names));
  return [_eventVariant(event), values];
}

/** What the messages of some kinds know besides, or otherwise. */
function _toldBesides(words: Messages, event: GoldRushEvent, names: readonly string[]): Values {
  if (event["kind"] === "railroad_scored" || event["kind"] === "mountain_scored" || event["kind"] === "city_scored" || event["kind"] === "prairie_scored") {
    return _scoring(words, event, names);
  }
  if (event["kind"] === "start_tile") {
    return { tokens: counted(words, "tokens", event["tokens"]) };
  }
  if (event["kind"] === "cowboy_placed") {
    const part = partName(words, event["part"]);
    const site = words.text(`goldrush-to-${event["role"]}`, { part });
    return { role: words.text(`goldrush-role-${event["role"]}`), site };
  }
  if (event["kind"] === "tokens_removed") {
    const mountains = event["mountains"];
    return { mountain: partName(words, py.at(mountains, 0)), mountains: py.len(mountains) };
  }
  if (event["kind"] === "tokens_shown") {
    return { count: py.len(event["tokens"]), sum: event["tokens"].map(String).join(" + "), points: counted(words, "points", event["points"]) };
  }
  if (event["kind"] === "over") {
    return _result(words, event, names);
  }
  return {};
}

function _eventVariant(event: GoldRushEvent): string {
  if ((event["kind"] === "took" || event["kind"] === "claimed") && py.within("token", event)) {
    return "seen";
  }
  if (event["kind"] === "tent_placed" && py.truthy(event["from"])) {
    return "moved";
  }
  if (event["kind"] === "tokens_removed" && py.len(event["mountains"]) > 1) {
    return "several";
  }
  if (event["kind"] === "tokens_shown" && !py.truthy(event["tokens"])) {
    return "none";
  }
  if ((event["kind"] === "railroad_scored" || event["kind"] === "mountain_scored") && !py.truthy(event["seats"])) {
    return "nobody";
  }
  if (event["kind"] === "prairie_scored" && !py.truthy(event["camps"]) && !py.truthy(event["herds"])) {
    return "bare";
  }
  return "";
}

/** One value of an event or a refusal as the variables that the messages know. */
function _worded(words: Messages, name: string, value: unknown, names: readonly string[]): Values {
  if (name === "seat" && typeof value === "number") {
    const seat = value;
    return { player: py.at(names, seat) };
  }
  if ((name === "part" || name === "feature" || name === "mountain" || name === "from") && typeof value === "string") {
    const part = value;
    return { [name]: partName(words, part) };
  }
  if (name === "place" && typeof value === "string") {
    const place = value;
    return { place: words.text(`goldrush-place-${place}`) };
  }
  if (name === "rotation" && typeof value === "number") {
    const rotation = value;
    return { turned: _turned(words, rotation) };
  }
  if (name === "token" && typeof value === "number") {
    const points = value;
    return { token: counted(words, "points", points) };
  }
  if (typeof value === "boolean") {
    const yes = value;
    return { [name]: py.truthy(yes) ? "yes" : "no" };
  }
  if (typeof value === "number" || typeof value === "string") {
    const plain = value;
    return { [name]: plain };
  }
  return {};
}

/** What was counted, and the points for those who have most cowboys there. */
function _scoring(words: Messages, scored: Scored, names: readonly string[]): Values {
  const values: Values = { sum: _sum(words, scored) };
  if (py.truthy(scored["seats"])) {
    values["gain"] = _gain(words, scored, names);
  }
  return values;
}

/** Why a feature brings what it brings: '4 tiles × 2 (one locomotive)'. */
function _sum(words: Messages, scored: Scored): string {
  if (scored["kind"] === "railroad_scored") {
    return _railroadSum(words, scored);
  }
  if (scored["kind"] === "mountain_scored") {
    return counted(words, "nuggets", scored["nuggets"]);
  }
  if (scored["kind"] === "city_scored") {
    return _times(words, "railroads", scored["railroads"], RAILROAD_POINTS);
  }
  return _prairieSum(words, scored);
}

/** Camps and herds, as far as there are any (G-24). */
function _prairieSum(words: Messages, scored: PrairieScored): string {
  const counts = { camps: scored["camps"], herds: scored["herds"] };
  const points = { camps: CAMP_POINTS, herds: HERD_POINTS };
  return Object.entries(counts).filter(([symbol, count]) => py.truthy(count)).map(([symbol, count]) => _times(words, symbol, count, py.at(points, symbol))).join(" + ");
}

/** The tiles, and what has become of the locomotives (G-11, G-22). */
function _railroadSum(words: Messages, scored: RailroadScored): string {
  const tiles = counted(words, "tiles", scored["tiles"]);
  const locomotives = scored["locomotives"];
  if (locomotives === 0) {
    return tiles;
  }
  if (!py.truthy(scored["finished"])) {
    return words.text("goldrush-railroad-unfinished", { tiles });
  }
  if (locomotives === 1) {
    return words.text("goldrush-railroad-doubled", { tiles });
  }
  return words.text("goldrush-railroad-several", { tiles, locomotives });
}

/** '5 points each for Ana and Bo', with the numbers of cowboys if several players have some. */
function _gain(words: Messages, scored: Scored, names: readonly string[]): string {
  const gainers = py.list(scored["seats"]).map((seat) => py.at(names, seat));
  const values: Values = { points: counted(words, "points", scored["points"]), players: words.listed(gainers), count: py.len(gainers) };
  const crowds = py.zip(names, scored["cowboys"]).filter(([player, count]) => py.truthy(count)).map(([player, count]) => words.text("goldrush-crowd", { player, count }));
  if (py.len(crowds) === 1) {
    return words.text("goldrush-gain", { ...values });
  }
  const role = py.at(ROLES, py.removeSuffix(scored["kind"], SCORED));
  const crowd = words.text(`goldrush-crowd-${role}`, { crowds: words.listed(crowds) });
  return words.text("goldrush-gain-rivals", { crowd, ...values });
}

/** Everybody's points and those who won. */
function _result(words: Messages, over: Over, names: readonly string[]): Values {
  const winners = py.list(over["winners"]).map((seat) => py.at(names, seat));
  const scores = py.zip(names, over["scores"]).map(([player, points]) => words.text("goldrush-score", { player, points: counted(words, "points", points) }));
  return { scores: words.listed(scores), winners: words.listed(winners), count: py.len(winners) };
}

/**
 * The variant of the move's message, and its values; the move is one in notation.
 *
 * A view tells which tile is placed, what a cowboy's feature is worth, and how many tokens there
 * are on a mountain.
 */
export function move(words: Messages, move: string, view: GoldRushView | null): Phrase {
  const [verb, ...rest] = py.split(move);
  if (verb === "place" && py.has(rest, 2)) {
    const cell = py.at(rest, 0);
    const rotation = py.at(rest, 1);
    const values: Values = { cell, turned: _turned(words, Number(rotation)) };
    const tile = view == null ? null : view["tile"];
    return tile == null ? ["", values] : ["tile", { ...values, tile }];
  }
  if ((verb === "railwayman" || verb === "miner" || verb === "farmer") && py.has(rest, 1)) {
    const place = py.at(rest, 0);
    const there = words.text(`goldrush-place-${place}`);
    const values = { site: words.text(`goldrush-to-${verb}`, { part: there }) };
    return _withWorth(words, verb, place, values, view);
  }
  if (verb === "trader" && py.has(rest, 0)) {
    return _withWorth(words, verb, CITY_NAME, {}, view);
  }
  if (verb === "tent" && py.has(rest, 1)) {
    const part = py.at(rest, 0);
    return _withTokens(words, part, { part: partName(words, part) }, view);
  }
  if (verb === "take" && py.has(rest, 0) && view != null) {
    py.sure(view["turn"] != null);
    const tent = py.at(view["players"], view["turn"])["tent"];
    py.sure(tent != null);
    return _withTokens(words, tent, { part: partName(words, tent) }, view);
  }
  return ["", {}];
}

/** What the feature of a part of the new tile brings as it stands. */
function _withWorth(words: Messages, role: string, place: string, values: Values, view: GoldRushView | null): Phrase {
  if (view == null) {
    return ["", values];
  }
  const feature = _feature(view, py.at(view["tiles"], -1)["cell"], place, py.at(FEATURES, role));
  const worth = words.text("goldrush-worth", { points: counted(words, "points", feature["points"]), finished: py.truthy(feature["finished"]) ? "yes" : "no" });
  return ["worth", { ...values, worth }];
}

/** How many tokens there are on the mountain of a part. */
function _withTokens(words: Messages, part: string, values: Values, view: GoldRushView | null): Phrase {
  if (view == null) {
    return ["", values];
  }
  const [cell, , place] = py.partition(part, ":");
  const tokens = _feature(view, cell, place, "mountain")["tokens"];
  py.sure(tokens != null);
  return ["tokens", { ...values, tokens: counted(words, "tokens", tokens) }];
}

/** The feature to which a part of a tile belongs. */
function _feature(view: GoldRushView, cell: string, place: string, sort: string): Feature {
  for (const tile of py.list(view["tiles"])) {
    for (const part of py.list(tile["parts"])) {
      if (tile["cell"] === cell && part["part"] === place && part["sort"] === sort) {
        return py.at(view["features"], part["feature"]);
      }
    }
  }
  throw new Error(`there is no ${sort} at ${cell}:${place}`);
}

/** The variant of the refusal's message, and its values. */
export function refusal(words: Messages, reason: string, values: py.Facts, names: readonly string[]): Phrase {
  const worded: Values = {};
  for (const [name, value] of Object.entries(values)) {
    Object.assign(worded, _worded(words, name, value, names));
  }
  if (reason === "no_part") {
    worded["role"] = words.text(`goldrush-role-${values["role"]}`);
  }
  return ["", worded];
}

/** Which prompt fits: the phase tells. */
export function prompt(view: GoldRushView): string {
  return view["phase"];
}

/** '1,0:NL' as '1,0 north, left'; a city goes by its cell. */
export function partName(words: Messages, part: string): string {
  const [cell, , place] = py.partition(part, ":");
  if (place === CITY_NAME) {
    return cell;
  }
  const there = words.text(`goldrush-place-${place}`);
  return words.text("goldrush-part", { cell, place: there });
}

function _turned(words: Messages, rotation: number): string {
  return words.text("goldrush-turned", { degrees: 90 * rotation });
}

/** '2 tipi camps × 2'. */
function _times(words: Messages, things: string, count: number, each: number): string {
  return words.text("goldrush-times", { things: counted(words, things, count), each });
}

export function counted(words: Messages, things: string, count: number): string {
  return words.text(`goldrush-count-${things}`, { count });
}

export const phrases: Phrases<GoldRushView, GoldRushEvent> = { event, move, refusal, prompt };
