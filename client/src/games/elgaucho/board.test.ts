/** Every legal move can be made on the board or by a button of the prompt bar, and no other. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import { stageWith, wordsOf } from "../testing";
import game from "./index";
import type { Printed } from "./printed";
import type { ElGauchoStage } from "./stage";
import text from "./stages.json?raw";
import type { ElGauchoView } from "./view";

const words = wordsOf("elgaucho", "en");
const data = JSON.parse(text) as {
  printed: Printed;
  stages: { seat: number; moves: string[]; view: ElGauchoView }[];
};
const { stages } = data;
const box = { pictures: {}, printed: data.printed };

// jsdom neither animates nor lays out.
Element.prototype.getAnimations ??= () => [];
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

let close = () => {};
afterEach(() => close());

/** Opens a board anew; what is tried there is noted in `tried`. */
function open(given: Partial<ElGauchoStage> & { view: ElGauchoView }, tried: string[] = []): HTMLElement {
  close();
  const attempt = (move: string) => void tried.push(move);
  const stage: ElGauchoStage = stageWith({ game: "elgaucho", box, attempt, ...given });
  const board = mount(game.Board, { target: document.body, props: { stage } });
  flushSync();
  close = () => {
    void unmount(board);
    close = () => {};
  };
  return document.body;
}

const click = (element: Element | null) => {
  (element as HTMLElement).click();
  flushSync();
};
const movesIn = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>("[data-move]")].map((element) => element.dataset["move"] ?? "");

const press = (element: Element | null, key: string) => {
  element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};

/** The moves that can be clicked, also after opening up to `depth` of the places that open. */
function reachable(page: HTMLElement, depth: number): Set<string> {
  const places = [...page.querySelectorAll("[data-opens]")];
  const found = new Set(movesIn(page));

  function open(path: number[]): void {
    for (const chosen of page.querySelectorAll("[aria-pressed=true]")) click(chosen);
    for (const place of path) click(places[place] ?? null);
    for (const move of movesIn(page)) found.add(move);
    press(page.querySelector("[role=menu]"), "Escape");
    if (path.length === depth) return;
    for (let next = (path.at(-1) ?? -1) + 1; next < places.length; next++) open([...path, next]);
  }

  open([]);
  return found;
}

describe.each(stages)("in the phase $view.phase, with $view.players.length players", ({ seat, moves, view }) => {
  it("offers exactly the legal moves", () => {
    const found = reachable(open({ seat, moves, view }), view.phase === "keep" ? 3 : 1);
    for (const move of game.buttons(moves, view)) found.add(move);
    expect([...found].sort()).toEqual([...new Set(moves)].sort());
  });
});

const phases = [...new Map(stages.map((stage) => [stage.view.phase, stage])).values()];

describe.each(phases)("in the phase $view.phase", ({ seat, moves, view }) => {
  it("plays what is clicked", () => {
    const tried: string[] = [];
    const page = open({ seat, moves, view }, tried);
    if (movesIn(page).length === 0) click(page.querySelector("[data-opens]"));
    const first = page.querySelector<HTMLElement>("[data-move]");
    click(first);
    expect(tried).toEqual([first?.dataset["move"]]);
  });

  it("asks why not where nothing is legal", () => {
    const tried: string[] = [];
    const page = open({ seat, view }, tried);
    expect(page.querySelectorAll("[data-move], .may, [role=button]").length).toBe(0);
    for (const space of page.querySelectorAll("[data-place=a1], [data-place=wish]")) click(space);
    expect(tried.length).toBe(2);
    expect(tried[0]).toMatch(/^(place|wish)/);
  });

  it("offers nothing to those who watch", () => {
    const tried: string[] = [];
    const page = open({ view: { ...view, seat: null } }, tried);
    for (const place of page.querySelectorAll(".spot")) click(place);
    expect(movesIn(page)).toEqual([]);
    expect(tried).toEqual([]);
  });

  it("shows what the bot would do, and what the log points at", () => {
    const advice = moves.map((move) => ({ move, chance: 0.5, score: 0, visits: 1 }));
    const page = open({ seat, moves, view, advice, marked: ["wish", "ranch-1"] });
    expect(page.querySelector(".ribbon")).not.toBeNull();
    expect(page.querySelectorAll(".marked").length).toBe(2);
    expect(page.innerHTML).not.toMatch(/\.\.[\s"<]|\.\s\./); // one full stop is enough for those who listen
  });
});

it("has words for what the coach explains and for where pesos come from", () => {
  const lessons = stages.map(({ view, moves }) => `web-coach-elgaucho-${game.lesson?.(view, moves)}`);
  const sources = game.sources([], stages[0]!.view, 0).map(({ label }) => label);
  expect([...lessons, ...sources].filter((id) => !words.has(id))).toEqual([]);
});

it("says why a third tile cannot be kept, and leaves the two as they are", () => {
  const { view, seat } = stages.find((stage) => stage.view.phase === "keep")!;
  const players = view.players.map((ranch, one) => (one === seat ? { ...ranch, hand: ["W2", "K6", "B3"] } : ranch));
  const moves = ["keep W2", "keep K6", "keep B3", "keep W2 K6", "keep W2 B3", "keep K6 B3"];
  const tried: string[] = [];
  const page = open({ seat, moves, view: { ...view, players } as ElGauchoView }, tried);
  const chosen = () => [...page.querySelectorAll(".hand .spot")].map((tile) => tile.getAttribute("aria-pressed"));
  for (const tile of page.querySelectorAll(".hand .spot")) click(tile);
  expect(tried).toEqual(["keep W2 K6 B3"]);
  expect(chosen()).toEqual(["true", "true", "false"]);
});

it("opens a menu that the keyboard can leave", () => {
  const wishing = stages.find(({ moves }) => moves.includes("wish 4"));
  const page = open({ ...wishing! });
  const house = page.querySelector("[data-place=wish]");
  press(house, "Enter");
  expect(page.querySelectorAll("[role=menuitem]").length).toBe(6);
  press(page.querySelector("[role=menu]"), "Escape");
  expect(page.querySelector("[role=menu]")).toBeNull();
});
