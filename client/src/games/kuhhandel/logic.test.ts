import { describe, expect, it } from "vitest";

import { ladder, nearest, quickBids } from "./bidding";
import { towards } from "./choosing";
import { flights } from "./flights";
import { fitting, headlines } from "./headlines";
import { lesson } from "./lesson";
import { bounds, inHand, stacked, without } from "./money";
import { lastTrade } from "./outcome";
import { homestead, places } from "./places";
import { sources } from "./scoring";
import { others } from "./seating";
import { example, sentences, told, words } from "./testing";
import { trades } from "./trades";

describe("money", () => {
  it("is sorted by value", () => {
    expect(stacked([50, 0, 10, 10])).toEqual([
      { value: 0, count: 1 },
      { value: 10, count: 2 },
      { value: 50, count: 1 },
    ]);
    expect(without([10, 10, 50], [10, 20])).toEqual([10, 50]);
  });

  it("is taken back card by card, and those above are laid down again", () => {
    expect(towards([10, 50], [10, 20, 50], "offer")).toBe("undo");
    expect(towards([10, 50], [10, 20], "offer")).toBe("undo");
    expect(towards([10, 50], [10], "offer")).toBe("add 50");
    expect(towards([10, 50], [10], "pledge")).toBe("pay 50");
    expect(towards([10, 50], [50, 10], "offer")).toBeNull();
  });

  it("of a hidden hand lies between what it must and what it can hold", () => {
    const purse = {
      count: 4,
      cards: null,
      total: null,
      surely: [10, 50],
      at_most: { "0": 1, "10": 2, "20": 0, "50": 1, "100": 1, "200": 0, "500": 0 },
    };
    expect(bounds(purse)).toEqual({ least: 70, most: 170 });
    expect(bounds({ ...purse, count: 2 })).toEqual({ least: 60, most: 60 });
  });

  it("that was chosen for an offer is not in the hand any more", () => {
    const { view } = example("add");
    const own = { ...view, seat: 0, deciding: [0], chosen: [50, 0], trade: null, premium: null };
    own.players[0]!.money.cards = [0, 0, 10, 50];
    expect(inHand(own, 0)).toEqual([0, 10]);
  });
});

describe("bids", () => {
  const { view } = example("bid");
  const auction = { bid: 60, bidder: 2, passed: [], payer: null, limits: [] };

  it("step up to all the money there is", () => {
    expect(quickBids(null, 60).map(({ amount }) => amount)).toEqual([10, 20, 50]);
    expect(quickBids(40, 100)).toEqual([
      { step: 10, amount: 50 },
      { step: 20, amount: 60 },
      { step: 50, amount: 90 },
    ]);
  });

  it("are rounded to what is allowed", () => {
    expect(nearest(44, [30, 40, 50])).toBe(40);
    expect(nearest(900, [30, 40, 50])).toBe(50);
    expect(nearest(Number.NaN, [30])).toBeNull();
  });

  it("make a ladder that begins anew with every card", () => {
    const log = [
      told("bid", { seat: 0, amount: 10 }),
      told("turned_up", { seat: 0, card: "cow" }),
      told("bid", { seat: 1, amount: 20 }),
      told("passed", { seat: 0 }),
      told("bid", { seat: 2, amount: 60 }),
    ];
    const both = [
      { seat: 1, amount: 20 },
      { seat: 2, amount: 60 },
    ];
    expect(ladder(log, { ...view, auction })).toEqual(both);
    expect(ladder([], { ...view, auction })).toEqual(both.slice(1)); // the log has forgotten the rest
    const shown = [...log, told("shown", { seat: 2 }), told("bid", { seat: 2, amount: 60 })];
    expect(ladder(shown, { ...view, auction })).toEqual(both.slice(1));
    expect(ladder(log, { ...view, auction: null })).toEqual([]);
  });
});

it("lists the trades that may be made, the dearest animals first", () => {
  const { view } = example("trade");
  const farm = (animals: Record<string, number>) => ({ ...view.players[0]!, animals });
  const players = [farm({ cow: 2, cat: 1, rat: 1 }), farm({ cow: 2, rat: 1 }), farm({ cat: 1 })];
  const moves = ["auction", "trade p1 rat", "trade p2 cat", "trade p1 cow"];
  expect(trades(moves, { ...view, turn: 0, players })).toEqual([
    { move: "trade p1 cow", seat: 1, kind: "cow", stake: 2 },
    { move: "trade p2 cat", seat: 2, kind: "cat", stake: 1 },
    { move: "trade p1 rat", seat: 1, kind: "rat", stake: 1 },
  ]);
  expect(homestead("stall p2 cat")).toBe("farm p2"); // where a stall is not shown
});

it("seats the others clockwise from the left", () => {
  expect(others(6, 4).map(({ seat }) => seat)).toEqual([5, 0, 1, 2, 3]);
  expect(others(2, 1)).toEqual([{ seat: 0, chair: "top" }]);
  expect(others(4, 0).map(({ chair }) => chair)).toEqual(["left", "top", "right"]);
});

it("has the last headlines, older ones marked, but none of what was before that", () => {
  const [sold, paid, donkey] = [told("sold", {}), told("paid", {}), told("donkey_paid", {})];
  const [turned, bid] = [told("turned_up", {}), told("bid", {})];
  const log = [sold, turned, bid, paid, turned];
  expect(headlines(log.slice(0, -1))).toEqual([
    { event: sold, old: true },
    { event: paid, old: false },
  ]);
  expect(headlines([...log, donkey])).toEqual([
    { event: paid, old: true },
    { event: donkey, old: false },
  ]);
  const lines = ["one", "two", "three"].map((text) => ({ text }));
  expect(fitting(lines, 9)).toEqual(lines.slice(1));
  expect(fitting(lines, 3)).toEqual(lines.slice(2));
  expect(fitting([], 9)).toEqual([]);
});

describe("events", () => {
  it("that happen somewhere have their places", () => {
    const nowhere = sentences.events.filter(({ event }) => places(event).length === 0);
    expect([...new Set(nowhere.map(({ event }) => event.kind))]).toEqual(["over"]);
  });

  it("let cards travel", () => {
    expect(flights(told("paid", { seat: 0, to: 2, count: 3 }), 3)).toEqual([
      { picture: "note-back", from: "purse p0", to: "purse p2", count: 3 },
    ]);
    expect(flights(told("got", { seat: 1, card: "premium-cow" }), 3)).toEqual([
      { picture: "premium-cow", from: "block", to: "stall p1 cow", count: 1 },
    ]);
    expect(flights(told("donkey_paid", { value: 50 }), 4)).toHaveLength(4);
    expect(flights(told("offered", { seat: 0, to: 1, count: 0 }), 3)).toEqual([]);
    expect(flights(told("swapped", { seat: 0, to: 1, count: 2, back: 0 }), 3)).toHaveLength(1);
    const offered = told("offered", { seat: 0, to: 1, count: 2 });
    expect(flights(offered, 3, 1)).toHaveLength(1);
    expect(flights(offered, 3, 0)).toEqual([]); // one has laid them down card by card
  });

  it("show who bids and who slaps", () => {
    expect(flights(told("slapped", { seat: 2, number: 7 }), 3)).toEqual([
      { picture: "badge-2", from: "farm p2", to: "block", count: 1 },
    ]);
    expect(flights(told("bid", { seat: 1, amount: 70 }), 3)[0]?.to).toBe("ladder");
  });
});

it("says where the points came from, and that is all of them", () => {
  const { view } = example("bid");
  const players = view.players.map((player) => ({
    ...player,
    score: { quartets: 890, matching: 250, times: 2, others: 500, covered: null },
  }));
  const found = sources([], { ...view, players, scores: [2810] }, 0);
  expect(found.map(({ points }) => points)).toEqual([890, 0, 750, 1140, 30]);
  for (const { label } of found) expect(words("fr").has(label)).toBe(true);
  const plain = sources([], { ...view, players, scores: [2780] }, 0);
  expect(plain.map(({ points }) => points)).toEqual([890, 0, 750, 1140]); // money counts for nobody
  const ratty = view.players.map((player) => ({
    ...player,
    score: { quartets: 890, matching: 0, times: 1, others: 0, covered: "cow" as const },
  }));
  const covered = sources([], { ...view, players: ratty, scores: [890] }, 0);
  expect(covered.slice(0, 2).map(({ points }) => points)).toEqual([890 + 800, -800]); // lost to the rats
});

it("has a lesson for every decision", () => {
  for (const { move, view: seen } of sentences.moves) {
    const said = lesson(seen, [move]);
    expect(words("de").has(`web-coach-kuhhandel-${said}`)).toBe(true);
    expect(lesson(seen, [])).toBeNull();
  }
});

describe("the outcome of a trade", () => {
  const traded = told("traded", { seat: 0, to: 2, animal: "cow", stake: 2 });
  const swapped = told("swapped", { seat: 0, to: 2, count: 1, back: 2, more: 2 });

  it("shows cards to those whom the rules tell them, and counts to the others", () => {
    const seen = { ...swapped, cards: [10], back_cards: [0, 50] };
    expect(lastTrade([seen, traded])).toMatchObject({
      winner: 2,
      stake: 2,
      old: false,
      sides: [
        { seat: 0, pile: { count: 1, cards: [10] } },
        { seat: 2, pile: { count: 2, cards: [0, 50] } },
      ],
    });
    const piles = lastTrade([swapped, traded])?.sides.map(({ pile }) => pile);
    expect(piles).toEqual([
      { count: 1, cards: null },
      { count: 2, cards: null },
    ]);
  });

  it("has one tray where an offer was accepted", () => {
    const log = [told("accepted", { seat: 2, to: 0 }), told("gave", { seat: 0, to: 2, count: 0, cards: [] })];
    const sides = lastTrade([...log, { ...traded, seat: 2, to: 0 }])?.sides;
    expect(sides).toEqual([{ seat: 0, pile: { count: 0, cards: [] } }, { seat: 2, pile: null }]);
  });

  it("is old as soon as something new begins", () => {
    expect(lastTrade([swapped, traded, told("turn", { seat: 1 })])?.old).toBe(false);
    expect(lastTrade([swapped, traded, told("turned_up", { card: "cat" })])?.old).toBe(true);
    expect(lastTrade([told("turn", { seat: 1 })])).toBeNull();
  });
});
