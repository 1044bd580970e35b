/** How the values of Kuhhandel Master are called; the same as src/corral/games/kuhhandel/text/phrases.py. */

import type { Messages, Values } from "$lib/fluent";

import type { Phrase, Phrases, View } from "../game";
import { PREMIUM } from "./cards";
import type { Kind, KuhhandelEvent, KuhhandelView, Over } from "./view";

/** Events whose cards are told to some seats alone. */
const SECRETLY_SEEN = new Set([
  "paid",
  "pledged",
  "gave",
  "swapped",
  "put",
  "took_rat",
  "offered",
  "looked",
  "got_money",
]);

const SECRETS = new Set(["card", "cards", "back_cards"]);

export const phrases: Phrases<KuhhandelView, KuhhandelEvent> = { event, move: moved, prompt };

/** A move as a whole sentence, for labels on the board. */
export function moveText(words: Messages, move: string, view: KuhhandelView | null): string {
  const [variant, values] = phrases.move(words, move, view);
  const verb = move.split(" ")[0];
  return words.text(`kuhhandel-move-${verb}${variant && `-${variant}`}`, values);
}

// Events

function event(words: Messages, event: KuhhandelEvent, names: readonly string[]): Phrase {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    Object.assign(values, worded(words, name, value, names));
  }
  if (event.kind === "challenged" || event.kind === "traded") {
    values["animals"] = some(words, event.animal, event.stake);
  } else if (event.kind === "swapped") {
    values["pile"] = words.text("kuhhandel-cards", { count: event.count });
    values["back_pile"] = words.text("kuhhandel-cards", { count: event.back });
    values["verdict"] = verdict(words, event.more, names);
  } else if (event.kind === "over") {
    Object.assign(values, result(words, event, names));
  }
  return [eventVariant(event), values];
}

function eventVariant(event: KuhhandelEvent): string {
  const told = Object.entries(event).some(
    ([name, value]) => SECRETS.has(name) && !(Array.isArray(value) && value.length === 0),
  );
  if (SECRETLY_SEEN.has(event.kind) && told) return "seen";
  if (event.kind === "unsold" && event.card.startsWith(PREMIUM)) return "premium";
  if (event.kind === "shown" && event.reason !== "cash") return event.reason;
  return "";
}

/** One value of an event as the variables that the messages know. */
function worded(words: Messages, name: string, value: unknown, names: readonly string[]): Values {
  if (Array.isArray(value)) {
    const cards = value as number[];
    if (name === "cards") return { money: moneyText(words, cards), count: cards.length };
    return name === "back_cards" ? { back_money: moneyText(words, cards) } : {};
  }
  if (typeof value === "number") {
    if (name === "seat") return { player: names[value] ?? "" };
    if (name === "to" || name === "from") return { other: names[value] ?? "" };
    if (name === "card" || name === "value") return { card: aCard(words, String(value)) };
    return { [name]: value };
  }
  if (typeof value !== "string") return {};
  if (name === "animal") return { kinds: kinds(words, value) };
  if (name === "card") return { card: aCard(words, value), the_card: theCard(words, value) };
  return { [name]: value };
}

/** Who offered more in a cow trade, or that the totals are equal (K-34, K-35). */
function verdict(words: Messages, more: number | null, names: readonly string[]): string {
  if (more === null) return words.text("kuhhandel-equal");
  return words.text("kuhhandel-more", { player: names[more] ?? "" });
}

/** Everybody's points and those who won (K-39). */
function result(words: Messages, over: Over, names: readonly string[]): Values {
  const winners = over.winners.map((seat) => names[seat] ?? "");
  const scores = over.scores.map((points, seat) =>
    words.text("kuhhandel-score", {
      player: names[seat] ?? "",
      points: words.text("kuhhandel-points", { points }),
    }),
  );
  return {
    scores: words.listed(scores),
    winners: words.listed(winners),
    count: winners.length,
  };
}

// Moves

/** The variant and values of a move; a view tells with whom, for what and at which price. */
function moved(words: Messages, move: string, view: KuhhandelView | null): Phrase {
  const [verb = "", first = "", second = ""] = move.split(" ");
  if (verb === "bid") return ["", { amount: Number(first) }];
  if (verb === "put") return ["", { card: aCard(words, first) }];
  if (verb === "pay" || verb === "add") return chosenCard(aCard(words, first), view);
  if (verb === "trade") return trade(words, Number(first.slice(1)), second, view);
  return view === null ? ["", {}] : about(words, verb, view);
}

/** One card of a payment, or of an offer. */
function chosenCard(card: string, view: KuhhandelView | null): Phrase {
  if (view?.phase === "give") return ["give", { card, other: name(view, view.premium?.winner) }];
  const phase = view?.phase ?? "";
  return [phase === "pledge" || phase === "counter" ? phase : "", { card }];
}

/** A challenge; both owning two of the kind, it is for two (K-31). */
function trade(words: Messages, opponent: number, kind: string, view: KuhhandelView | null): Phrase {
  if (view === null) return ["", { opponent: `p${opponent}`, kinds: kinds(words, kind) }];
  const animals = some(words, kind, stakeOf(view, opponent, kind));
  return ["stake", { opponent: name(view, opponent), animals }];
}

/** How many animals a challenge would be for (K-31). */
export function stakeOf(view: KuhhandelView, opponent: number, kind: string): number {
  const two = (seat: number | null) => view.players[seat ?? -1]?.animals[kind as Kind] === 2;
  return two(view.turn) && two(opponent) ? 2 : 1;
}

/** A move of one word, as the view explains it. */
function about(words: Messages, verb: string, view: KuhhandelView): Phrase {
  const { auction, premium, rat, trade } = view;
  if ((verb === "sell" || verb === "buy") && view.phase === "hammer" && auction) {
    return ["animal", { other: name(view, auction.bidder), price: auction.bid ?? 0 }];
  }
  if ((verb === "sell" || verb === "buy") && view.phase === "premium" && premium) {
    return ["premium", { other: name(view, premium.winner), count: premium.number }];
  }
  if (verb === "slap" && premium) return ["number", { count: premium.number }];
  if (verb === "take" && rat?.cards) return ["cards", { count: rat.cards }];
  if (verb === "accept" && trade) {
    const animals = some(words, trade.kind, trade.stake);
    return [trade.kind === "rat" ? "rats" : "stake", { animals }];
  }
  if (verb === "done" && view.seat !== null && view.deciding.includes(view.seat)) {
    const { chosen } = view;
    return [view.phase, { count: chosen.length, money: moneyText(words, chosen) }];
  }
  if ((verb === "keep" || verb === "give") && view.card !== "?" && view.turn !== null) {
    const other = name(view, 1 - view.turn);
    return ["card", { card: theCard(words, view.card ?? ""), other }];
  }
  return ["", {}];
}

function name(view: View, seat: number | null | undefined): string {
  return view.names[seat ?? -1] ?? "";
}

// Prompts

/** Which prompt fits: the phase, and what is special about it. */
function prompt(view: KuhhandelView): string {
  const { phase } = view;
  const forTwo = (id: string) => (view.players.length === 2 ? `${id}-two` : id);
  if (phase === "turn" && view.deck.size === 0) return "turn-trade";
  if (phase === "turn") return forTwo(canTrade(view) ? phase : "turn-alone");
  if (phase === "extra") return forTwo(phase);
  if (phase === "bid" && view.auction?.bid) return "bid-higher";
  if (phase === "rat" && view.players[view.rat?.asked ?? -1]?.money.count === 0) return "rat-broke";
  if (phase === "offer" && view.trade?.repeated) return "offer-again";
  return phase;
}

/** Whether somebody else has an animal or rat of a kind that the one in turn has (K-8). */
function canTrade(view: KuhhandelView): boolean {
  const own = view.players[view.turn ?? -1]?.animals ?? {};
  return view.players.some(
    (player, seat) => seat !== view.turn && Object.keys(player.animals).some((kind) => kind in own),
  );
}

// Values

/** "cow" as "cows". */
export function kinds(words: Messages, kind: string): string {
  return words.text(`kuhhandel-kinds-${kind}`);
}

/** "a cow", "2 cows". */
export function some(words: Messages, kind: string, count: number): string {
  return words.text(`kuhhandel-some-${kind}`, { count });
}

/** A card that is mentioned for the first time: "a cow", "the premium for cows", "a 50". */
export function aCard(words: Messages, card: string): string {
  if (isMoney(card)) return words.text("kuhhandel-a-money-card", { value: Number(card) });
  return card.startsWith(PREMIUM) ? premiumText(words, card) : some(words, card, 1);
}

/** A card that everybody concerned has seen: "the cow", "the premium for cows", "the 50". */
function theCard(words: Messages, card: string): string {
  if (isMoney(card)) return words.text("kuhhandel-the-money-card", { value: Number(card) });
  return card.startsWith(PREMIUM) ? premiumText(words, card) : words.text(`kuhhandel-the-${card}`);
}

function premiumText(words: Messages, card: string): string {
  return words.text("kuhhandel-premium", { kinds: kinds(words, card.slice(PREMIUM.length)) });
}

/** Cards that are known, the highest first: "50+2×20 = 90". */
export function moneyText(words: Messages, cards: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const written = [...counts]
    .sort(([one], [other]) => other - one)
    .map(([value, count]) => (count > 1 ? `${count}×${value}` : String(value)))
    .join("+");
  const total = cards.reduce((sum, card) => sum + card, 0);
  return words.text("kuhhandel-money", { count: cards.length, cards: written, total });
}

function isMoney(card: string): boolean {
  return /^\d+$/.test(card);
}
