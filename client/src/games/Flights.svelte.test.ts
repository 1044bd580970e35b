import { createRawSnippet, flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { breath } from "$testing/breath";

import { MOST, type Flight } from "./flights";
import Flights from "./Flights.svelte";
import type { GameEvent } from "./game";

interface Flown {
  steps: Keyframe[];
  options: KeyframeAnimationOptions;
  land: () => void;
}

let flown: Flown[];
let board: HTMLElement;
let shown: ReturnType<typeof mount>;

const ROUTE: Flight = { from: "deck", to: "block" };
const piece = createRawSnippet<[Flight]>((flight) => ({
  render: () => `<i>${typeof flight().from === "string" ? "card" : "points"}</i>`,
}));

/** A place of the board, of 20 by 20 pixels; jsdom does not lay out by itself. */
function place(name: string, x: number, y: number): void {
  const element = document.createElement("div");
  element.dataset["place"] = name;
  element.getBoundingClientRect = () => ({ x, y, width: 20, height: 20 }) as DOMRect;
  board.append(element);
}

/** Flights that come with the next news; the news at the beginning are old. */
async function fly(flights: Flight[], how: { motion?: boolean; instead?: (place: string) => string } = {}) {
  const { motion = true, ...more } = how;
  const stage = $state<{ news: GameEvent[]; motion: boolean }>({ news: [{ kind: "old" }], motion });
  const flightsOf = (news: readonly GameEvent[]) => (news[0]?.kind === "new" ? flights : [ROUTE]);
  const props = { stage, board: () => board, flightsOf, piece, ...more };
  shown = mount(Flights<Flight, GameEvent>, { target: board, props });
  flushSync();
  expect(pieces()).toEqual([]);
  stage.news = [{ kind: "new" }];
  flushSync();
  await tick();
  await tick();
}

const pieces = () => [...board.querySelectorAll(".flight")].map(({ textContent }) => textContent);

const way = ({ steps }: Flown) => [steps[0], steps.at(-1)].map((step) => String(step?.["transform"]).split(" t")[0]);

beforeEach(() => {
  flown = [];
  board = document.createElement("div");
  board.getBoundingClientRect = () => ({ x: 100, y: 50, width: 800, height: 600 }) as DOMRect;
  document.body.append(board);
  place("deck", 200, 150);
  place("block", 400, 250);
  Element.prototype.animate = vi.fn((steps, options) => {
    const finished = new Promise<void>((land) => {
      flown.push({ steps: steps as Keyframe[], options: options as KeyframeAnimationOptions, land });
    });
    return { finished } as unknown as Animation;
  });
});

afterEach(async () => {
  await unmount(shown);
  board.remove();
});

it("moves a piece from the middle of one place to the middle of another, then takes it away", async () => {
  await fly([ROUTE]);
  expect(pieces()).toEqual(["card"]);
  expect(flown.map(way)).toEqual([["translate(110px, 110px)", "translate(310px, 210px)"]]);
  flown[0]?.land();
  await breath();
  expect(pieces()).toEqual([]);
});

it("lets several set out one after the other, and not too many", async () => {
  await fly(Array.from({ length: 30 }, () => ROUTE));
  expect(flown).toHaveLength(MOST);
  const delays = flown.map(({ options }) => options.delay ?? 0);
  expect(delays[0]).toBe(0);
  expect(delays).toEqual([...new Set(delays)].sort((one, other) => one - other));
});

it("starts at a spot that is looked up, and stays there a while if it is to be read", async () => {
  await fly([{ from: () => [7, 9], to: "block", lingers: true }, ROUTE]);
  expect(pieces()).toEqual(["points", "card"]);
  const [read, other] = flown as [Flown, Flown];
  expect(way(read)[0]).toBe("translate(7px, 9px)");
  expect(read.steps[1]).toMatchObject({ transform: read.steps[0]?.["transform"], offset: 0.4 });
  expect(Number(read.options.duration)).toBeGreaterThan(Number(other.options.duration));
});

it("takes another place for one that is not shown", async () => {
  await fly([{ from: "stall p0 cow", to: "block" }], { instead: () => "deck" });
  expect(flown.map(way)[0]?.[0]).toBe("translate(110px, 110px)");
});

it("shows nothing of what has no place", async () => {
  await fly([{ from: "stall p0 cow", to: "block" }]);
  expect(flown).toEqual([]);
  expect(pieces()).toEqual([]);
});

it("shows nothing where nothing may move", async () => {
  await fly([ROUTE], { motion: false });
  expect(flown).toEqual([]);
});
