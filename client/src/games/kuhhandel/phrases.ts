// Made from src/corral/games/kuhhandel/text/phrases.py by `python -m tools.phrases`; do not edit.

import type { Messages, Values } from "$lib/fluent";

import type { Phrase, Phrases } from "../game";
import * as py from "../py";
import type { Kind, KuhhandelEvent, KuhhandelView, Over, Swapped } from "./view";

const CARDS = ["card", "cards", "back_cards"];
const SECRETLY_SEEN = ["paid", "pledged", "gave", "swapped", "put", "took_rat", "offered", "looked", "got_money"];
const PREMIUM = "premium-";
const MONEY_NAMES = ["0", "10", "20", "50", "100", "200", "500"];

/** The variant of the event's message, and its values. */
export function event(words: Messages, event: KuhhandelEvent, names: readonly string[]): Phrase {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    Object.assign(values, _worded(words, name, value, names));
  }
  Object.assign(values, _toldBesides(words, event, names));
  return [_eventVariant(event), values];
}

/** What the messages of some kinds know besides, or otherwise. */
function _toldBesides(words: Messages, event: KuhhandelEvent, names: readonly string[]): Values {
  if (event["kind"] === "challenged" || event["kind"] === "traded") {
    return { animals: someOf(words, event["animal"], event["stake"]) };
  }
  if (event["kind"] === "swapped") {
    return { pile: _cards(words, event["count"]), back_pile: _cards(words, event["back"]), verdict: _verdict(words, event, names) };
  }
  if (event["kind"] === "over") {
    return _result(words, event, names);
  }
  return {};
}

function _eventVariant(event: KuhhandelEvent): string {
  const told = Object.entries(event).filter(([name, value]) => py.within(name, CARDS)).some(([name, value]) => _isTold(value));
  if (py.within(event["kind"], SECRETLY_SEEN) && py.truthy(told)) {
    return "seen";
  }
  if (event["kind"] === "unsold" && event["card"].startsWith(PREMIUM)) {
    return "premium";
  }
  if (event["kind"] === "shown" && event["reason"] !== "cash") {
    return event["reason"];
  }
  return "";
}

/** Whether an event tells which cards; a card worth nothing is a card. */
function _isTold(secret: unknown): boolean {
  if (secret == null || py.has(secret, 0)) {
    return false;
  }
  return true;
}

/** One value of an event or a refusal as the variables that the messages know. */
function _worded(words: Messages, name: string, value: unknown, names: readonly string[]): Values {
  if (name === "seat" && typeof value === "number") {
    const seat = value;
    return { player: py.at(names, seat) };
  }
  if ((name === "to" || name === "from") && typeof value === "number") {
    const seat = value;
    return { other: py.at(names, seat) };
  }
  if (name === "animal" && typeof value === "string") {
    const kind = value;
    return { kinds: kindsIn(words, kind) };
  }
  if ((name === "card" || name === "value") && typeof value === "number") {
    return { card: aCard(words, String(value)) };
  }
  if (name === "card" && typeof value === "string") {
    const card = value;
    return { card: aCard(words, card), the_card: _theCard(words, card) };
  }
  if (name === "cards" && Array.isArray(value)) {
    const cards = value;
    return { money: moneyText(words, py.numbers(cards)), count: py.len(cards) };
  }
  if (name === "back_cards" && Array.isArray(value)) {
    const cards = value;
    return { back_money: moneyText(words, py.numbers(cards)) };
  }
  if (typeof value === "number" || typeof value === "string") {
    const plain = value;
    return { [name]: plain };
  }
  return {};
}

/** Who offered more in a cow trade, or that the totals are equal (K-34, K-35). */
function _verdict(words: Messages, swapped: Swapped, names: readonly string[]): string {
  const more = swapped["more"];
  if (more == null) {
    return words.text("kuhhandel-equal");
  }
  if (py.truthy(swapped["again"]) && more === swapped["seat"]) {
    return words.text("kuhhandel-not-less", { player: py.at(names, more) });
  }
  return words.text("kuhhandel-more", { player: py.at(names, more) });
}

/** Everybody's points and those who won (K-39). */
function _result(words: Messages, over: Over, names: readonly string[]): Values {
  const winners = py.list(over["winners"]).map((seat) => py.at(names, seat));
  const scores = py.zip(names, over["scores"]).map(([name, points]) => words.text("kuhhandel-score", { player: name, points: words.text("kuhhandel-points", { points }) }));
  return { scores: words.listed(scores), winners: words.listed(winners), count: py.len(winners) };
}

/**
 * The variant of the move's message, and its values; the move is one in notation.
 *
 * A view tells with whom, for what and at which price.
 */
export function move(words: Messages, move: string, view: KuhhandelView | null): Phrase {
  const [verb, ...rest] = py.split(move);
  if (verb === "bid" && py.has(rest, 1)) {
    const amount = py.at(rest, 0);
    return ["", { amount: Number(amount) }];
  }
  if (verb === "put" && py.has(rest, 1)) {
    const value = py.at(rest, 0);
    return ["", { card: aCard(words, value) }];
  }
  if ((verb === "pay" || verb === "add") && py.has(rest, 1)) {
    const value = py.at(rest, 0);
    return _chosenCard(aCard(words, value), view);
  }
  if (verb === "trade" && py.has(rest, 2)) {
    const seat = py.at(rest, 0);
    const kind = py.at(rest, 1);
    return _trade(words, Number(py.removePrefix(seat, "p")), kind, view);
  }
  return view == null ? ["", {}] : _about(words, verb, view);
}

/** One card of a payment, or of an offer. */
function _chosenCard(card: string, view: KuhhandelView | null): Phrase {
  const phase = view == null ? "" : view["phase"];
  if (view != null && phase === "give") {
    return [phase, { card, other: _winner(view) }];
  }
  return [py.within(phase, ["pledge", "counter"]) ? phase : "", { card }];
}

/** A challenge, and what it is for. */
function _trade(words: Messages, opponent: number, kind: string, view: KuhhandelView | null): Phrase {
  if (view == null) {
    return ["", { opponent: `p${opponent}`, kinds: kindsIn(words, kind) }];
  }
  const animals = someOf(words, kind, stakeOf(view, opponent, kind));
  return ["stake", { opponent: py.at(view["names"], opponent), animals }];
}

/** How many animals of a kind a challenge would be for (K-31). */
export function stakeOf(view: KuhhandelView, opponent: number, kind: string): number {
  const both = [_inTurn(view), opponent];
  const animal = (kind as Kind);
  return both.every((seat) => py.at(view["players"], seat)["animals"][animal] === 2) ? 2 : 1;
}

/** A move of one word, as the view explains it. */
function _about(words: Messages, verb: string, view: KuhhandelView): Phrase {
  if ((verb === "sell" || verb === "buy") && view["phase"] === "hammer") {
    return ["animal", _highestBid(view)];
  }
  if ((verb === "sell" || verb === "buy") && view["phase"] === "premium") {
    return ["premium", { other: _winner(view), count: _number(view) }];
  }
  if (verb === "slap") {
    return ["number", { count: _number(view) }];
  }
  if (verb === "take" && view["rat"] != null && py.truthy(view["rat"]["cards"])) {
    return ["cards", { count: view["rat"]["cards"] }];
  }
  if (verb === "accept") {
    const trade = view["trade"];
    py.sure(trade != null);
    const animals = someOf(words, trade["kind"], trade["stake"]);
    return [trade["kind"] === "rat" ? "rats" : "stake", { animals }];
  }
  if (verb === "done") {
    const phase = view["phase"];
    if (py.within(view["seat"], view["deciding"])) {
      return [phase, { count: py.len(view["chosen"]), money: moneyText(words, view["chosen"]) }];
    }
  }
  if ((verb === "keep" || verb === "give") && view["card"] !== "?") {
    py.sure(view["card"] != null);
    const opponent = py.at(view["names"], 1 - _inTurn(view));
    return ["card", { card: _theCard(words, view["card"]), other: opponent }];
  }
  return ["", {}];
}

/** Whose turn it is, where somebody's is. */
function _inTurn(view: KuhhandelView): number {
  py.sure(view["turn"] != null);
  return view["turn"];
}

/** Who has bid most in an auction, and how much. */
function _highestBid(view: KuhhandelView): Values {
  const auction = view["auction"];
  py.sure(auction != null);
  py.sure(auction["bidder"] != null);
  py.sure(auction["bid"] != null);
  return { other: py.at(view["names"], auction["bidder"]), price: auction["bid"] };
}

/** The number called in a count-down. */
function _number(view: KuhhandelView): number {
  py.sure(view["premium"] != null);
  return view["premium"]["number"];
}

/** Who has won a count-down. */
function _winner(view: KuhhandelView): string {
  const premium = view["premium"];
  py.sure(premium != null);
  py.sure(premium["winner"] != null);
  return py.at(view["names"], premium["winner"]);
}

/** The variant of the refusal's message, and its values. */
export function refusal(words: Messages, reason: string, values: py.Facts, names: readonly string[]): Phrase {
  const worded: Values = {};
  for (const [name, value] of Object.entries(values)) {
    Object.assign(worded, _worded(words, name, value, names));
  }
  return [values["players"] === 2 ? "two" : "", worded];
}

/** Which prompt fits: the phase, and what is special about it. */
export function prompt(view: KuhhandelView): string {
  const phase = view["phase"];
  if (phase === "turn" && view["deck"]["size"] === 0) {
    return "turn-trade";
  }
  if (phase === "turn") {
    return _forTwo(_canTrade(view) ? phase : "turn-alone", view);
  }
  if (phase === "extra") {
    return _forTwo(phase, view);
  }
  if (phase === "bid" && view["auction"] != null && py.truthy(view["auction"]["bid"])) {
    return "bid-higher";
  }
  if (phase === "rat" && view["rat"] != null && _isBroke(view, view["rat"]["asked"])) {
    return "rat-broke";
  }
  if (phase === "offer" && view["trade"] != null && py.truthy(view["trade"]["repeated"])) {
    return "offer-again";
  }
  return phase;
}

function _forTwo(name: string, view: KuhhandelView): string {
  return py.len(view["players"]) === 2 ? `${name}-two` : name;
}

function _isBroke(view: KuhhandelView, seat: number): boolean {
  return py.at(view["players"], seat)["money"]["count"] === 0;
}

/** Whether somebody else has an animal or rat of a kind that the one in turn has (K-8). */
function _canTrade(view: KuhhandelView): boolean {
  const kinds = py.list(py.at(view["players"], _inTurn(view))["animals"]);
  return kinds.some((kind) => _owners(view, kind) > 1);
}

function _owners(view: KuhhandelView, kind: string): number {
  return py.len(py.list(view["players"]).filter((player) => py.within(kind, player["animals"])));
}

/** 'cow' as 'cows'. */
export function kindsIn(words: Messages, kind: string): string {
  return words.text(`kuhhandel-kinds-${kind}`);
}

/** 'a cow', '2 cows'. */
export function someOf(words: Messages, kind: string, count: number): string {
  return words.text(`kuhhandel-some-${kind}`, { count });
}

/** A card that is mentioned for the first time: 'a cow', 'the premium for cows', 'a 50'. */
export function aCard(words: Messages, card: string): string {
  if (py.within(card, MONEY_NAMES)) {
    return words.text("kuhhandel-a-money-card", { value: Number(card) });
  }
  return card.startsWith(PREMIUM) ? _premium(words, card) : someOf(words, card, 1);
}

/** A card that everybody concerned has seen: 'the cow', 'the premium for cows', 'the 50'. */
function _theCard(words: Messages, card: string): string {
  if (py.within(card, MONEY_NAMES)) {
    return words.text("kuhhandel-the-money-card", { value: Number(card) });
  }
  if (card.startsWith(PREMIUM)) {
    return _premium(words, card);
  }
  return words.text(`kuhhandel-the-${card}`);
}

function _premium(words: Messages, card: string): string {
  return words.text("kuhhandel-premium", { kinds: kindsIn(words, py.removePrefix(card, PREMIUM)) });
}

/** Cards of which only the number is known. */
function _cards(words: Messages, count: number): string {
  return words.text("kuhhandel-cards", { count });
}

/** Cards that are known, the highest first: '50+2×20 = 90'. */
export function moneyText(words: Messages, cards: readonly number[]): string {
  const different = py.descending(new Set(cards));
  const written = different.map((value) => _several(py.count(cards, value), value)).join("+");
  return words.text("kuhhandel-money", { count: py.len(cards), cards: written, total: py.sum(cards) });
}

function _several(count: number, value: number): string {
  return count > 1 ? `${count}×${value}` : String(value);
}

export const phrases: Phrases<KuhhandelView, KuhhandelEvent> = { event, move, refusal, prompt };
