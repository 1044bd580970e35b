import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import Board from "./Board.svelte";
import game from "./index";
import { example, sentences, table, told, words } from "./testing";
import type { KuhhandelStage } from "./stage";

// jsdom does not lay out.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const BOUNDS = { low: 0, high: 400 };

let shown: ReturnType<typeof mount> | null = null;

function show(stage: KuhhandelStage): HTMLElement {
  shown = mount(Board, { target: document.body, props: { stage } });
  flushSync();
  return document.body;
}

function press(key: string, from: EventTarget = document.body) {
  from.dispatchEvent(new KeyboardEvent("keydown", { code: key, key: " ", bubbles: true }));
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

describe("every move has its place", () => {
  it.each(sentences.moves)("$move", ({ move, view }) => {
    const stage = table(view, [move]);
    if (game.buttons([move], stage.view).includes(move)) return;
    const target = show(stage).querySelector<HTMLElement>(`[data-move="${move}"]`);
    if (move.startsWith("bid ") && !target) return; // an amount to be typed
    expect(target?.tabIndex).toBe(0);
    expect(target?.classList).toContain("may");
    target?.click();
    expect(stage.tried).toEqual([move]);
  });
});

describe("every view can be drawn, for a player or for a spectator", () => {
  const languages = ["en", "de", "fr"] as const;
  const views = sentences.prompts.map(({ view: seen }, index) => {
    const language = languages[index % languages.length] ?? "en";
    const seat = index % 2 === 0 ? seen.seat : null;
    return { phase: seen.phase, seat, language, seen };
  });

  it.each(views)("$phase, seat $seat, $language", ({ seat, language, seen }) => {
    const body = show(table({ ...seen, seat }, [], { words: words(language), orders: BOUNDS }));
    expect(body.querySelectorAll(".farm")).toHaveLength(seen.players.length);
    expect(body.querySelector("[data-move]")).toBeNull();
  });
});

describe("an auction", () => {
  const { view } = example("bid");
  const start = { ...view, money_out: 400, auction: { ...view.auction!, bid: 40, bidder: 1 } };
  const moves = ["pass", ...Array.from({ length: 36 }, (_, step) => `bid ${50 + 10 * step}`)];

  it("offers quick steps", () => {
    const body = show(table({ ...start, seat: 2, turn: 0 }, moves));
    const offered = [...body.querySelectorAll(".quick")].map((one) => one.getAttribute("data-move"));
    expect(offered).toEqual(["bid 50", "bid 60", "bid 90", "bid 140", "bid 240"]);
  });

  it("takes any amount, rounded to one that may be bid", () => {
    const stage = table({ ...start, seat: 2, turn: 0 }, moves);
    const input = show(stage).querySelector<HTMLInputElement>('input[type="number"]')!;
    input.value = "187";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    document.querySelector<HTMLElement>('.primary[data-move="bid 190"]')!.click();
    expect(stage.tried).toEqual(["bid 190"]);
  });

  it("says the auctioneer's calls", () => {
    const body = show(table({ ...start, seat: 2, turn: 0 }, moves, { call: 2 }));
    expect(body.querySelector(".call")?.textContent).toBe("Going once, going twice …");
  });

  it("takes and withdraws standing orders at unhurried tables", async () => {
    const stage = table({ ...start, seat: 2, turn: 0 }, moves, { orders: BOUNDS });
    const form = show(stage).querySelector("form")!;
    const input = form.querySelector("input")!;
    expect([input.min, input.max]).toEqual(["0", "400"]);
    input.value = "120";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    form.requestSubmit();
    expect(stage.ordered).toEqual([120]);
    if (shown) await unmount(shown);
    const given = table({ ...start, seat: 2, turn: 0 }, moves, { orders: BOUNDS, order: 120 });
    show(given).querySelector<HTMLElement>(".order button")!.click();
    expect(given.ordered).toEqual([null]);
  });

  it("asks the rules about a price that the auctioneer cannot pay", () => {
    const hammer = sentences.moves.find(({ view }) => view.phase === "hammer")!;
    const stage = table(hammer.view, ["sell"]);
    const [, buy] = show(stage).querySelectorAll<HTMLElement>(".choices button");
    expect(buy?.getAttribute("aria-disabled")).toBe("true");
    buy?.click();
    expect(stage.tried).toEqual(["buy"]);
  });
});

describe("a count-down", () => {
  it("is slapped with the space bar, but not while something is typed", () => {
    const stage = table(example("slap").view, ["slap", "wait"], { orders: BOUNDS });
    const body = show(stage);
    press("Space", body.querySelector("select")!);
    expect(stage.tried).toEqual([]);
    press("Space");
    expect(stage.tried).toEqual(["slap"]);
  });

  it("says what was answered in advance", () => {
    const body = show(table(example("slap").view, ["slap", "wait"], { answer: "wait" }));
    expect(body.querySelector(".hint")?.textContent).toBe("You wait at this number.");
  });

  it("is not slapped by those who wait", () => {
    const stage = table(example("slap").view, []);
    show(stage);
    press("Space");
    expect(stage.tried).toEqual([]);
  });
});

describe("a card that was chosen", () => {
  const { view } = example("add");
  const chosen = { ...view, chosen: [10, 50] };
  const card = () => document.querySelector<HTMLElement>(".tray button");

  it("is taken back by a click", () => {
    let undone = 0;
    show(table(chosen, ["done"], { takeBack: () => (undone += 1) }));
    card()!.click();
    flushSync();
    expect(undone).toBe(1);
  });

  it("stays where nothing can be taken back", () => {
    show(table(chosen, ["done"], { takeBack: null }));
    expect(card()).toBeNull();
  });
});

it("tells what is known of somebody's money", () => {
  const { view } = example("bid");
  const body = show(table(view, []));
  body.querySelector<HTMLElement>(".others .head")!.click();
  flushSync();
  const dialog = body.querySelector('[role="dialog"]');
  expect(dialog?.textContent).toMatch(/known?|What you know/);
});

it("marks the places that a line of the log points at", () => {
  const { view } = example("bid");
  const body = show(table(view, [], { marked: ["ladder", "farm p1"] }));
  expect([...body.querySelectorAll(".marked")].map((one) => one.getAttribute("data-place"))).toEqual(
    expect.arrayContaining(["ladder", "farm p1"]),
  );
});

describe("a trade that is decided", () => {
  const { view } = example("trade");
  const traded = told("traded", { seat: 0, to: 1, animal: "cow", stake: 1 });
  const swapped = told("swapped", { seat: 0, to: 1, count: 1, back: 2, more: 1 });
  const trays = () => [...document.querySelectorAll(".outcome .sum")].map((one) => one.textContent);

  it("stays in sight until something new begins, and is in nobody's way", () => {
    const { move } = example("trade");
    const seen = { ...swapped, cards: [10], back_cards: [0, 50] };
    const stage = table(view, [move], { log: [seen, traded] });
    show(stage).querySelector<HTMLElement>(`[data-move="${move}"]`)!.click();
    expect(trays()).toEqual(["10", "50"]);
    expect(document.querySelector(".outcome .winner")?.textContent).toContain(view.names[1]);
    expect(stage.tried).toEqual([move]);
  });

  it("shows others only how many cards there were", () => {
    show(table({ ...view, seat: 2 }, [], { log: [swapped, traded] }));
    expect(trays()).toEqual(["×1", "×2"]);
  });

  it("is shown a moment longer to those who have nothing to do", async () => {
    const { view: bidding } = example("bid");
    const log = [swapped, traded, told("turned_up", { card: "cow" })];
    show(table(bidding, [], { log, news: [swapped, traded] }));
    expect(trays()).toHaveLength(2);
    if (shown) await unmount(shown);
    show(table(bidding, ["pass"], { log, news: [swapped, traded] }));
    expect(trays()).toEqual([]);
  });
});
