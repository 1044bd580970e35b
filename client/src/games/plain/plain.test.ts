import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { eventText, moveText, promptText } from "$lib/words.svelte";

import type { Stage, View } from "../game";
import { stageWith, wordsOf } from "../testing";
import Board from "./Board.svelte";
import { facts, isGroup, seatFacts, tableFacts, type Fact } from "./facts";
import examples from "./facts.json";
import plain from "./index";

const GAME = "pond";
const NAMES = ["Ana", "Bo"];
const common = {
  game: GAME,
  seat: 0,
  names: NAMES,
  phase: "wade",
  turn: null,
  over: false,
  scores: [3, 1],
  winners: [],
};
const WORDS = `
pond-view-frogs_left = Frogs left
pond-move-leap = Leap from { $first } to { $second }
pond-event-leapt = { $player } leaps { $count } times over { $frogs }
pond-prompt-wade = Where to?
`;
const words = wordsOf(GAME, "en").with([WORDS]);
const viewWith = (more: object): View => ({ ...common, ...more });
const names = (facts: { name: string }[]) => facts.map(({ name }) => name);

describe("the facts of a view", () => {
  it("are the table's, but for what each of the players has", () => {
    // As many frogs as seats: still no seat's, since the view tells of players.
    const view = viewWith({ frogs_left: [4, 7], players: [{ reeds: 1 }, { reeds: 2 }] });
    expect(tableFacts(view)).toEqual([{ name: "frogs_left", value: [4, 7] }]);
    expect(seatFacts(view, 1)).toEqual([{ name: "reeds", value: 2 }]);
  });

  it("are the seats' if there is one for each, where a view does not tell of players", () => {
    const view = viewWith({ cards: [9, null], left: 12 });
    expect(names(tableFacts(view))).toEqual(["left"]);
    expect(seatFacts(view, 0)).toEqual([{ name: "cards", value: 9 }]);
    expect(seatFacts(view, 1)).toEqual([{ name: "cards", value: null }]);
  });

  // A board shows a group whole, the terminal one fact after the other.
  const singly = (one: Fact): Fact[] => (isGroup(one.value) ? facts(one.value) : [one]);

  it.each(examples)("are those that the terminal tells: $table, $seats", ({ view, table, seats }) => {
    expect(names(tableFacts(view).flatMap(singly))).toEqual(table);
    expect(seats.map((_, seat) => names(seatFacts(view, seat)))).toEqual(seats);
  });
});

describe("the words of a game without a module of its own", () => {
  it("have the values as they are", () => {
    const event = { kind: "leapt", seat: 1, count: 2, frogs: ["f1", "f2"] };
    expect(eventText(words, plain.phrases, GAME, event, NAMES)).toBe("Bo leaps 2 times over f1 f2");
    expect(moveText(words, plain.phrases, GAME, "leap a1 b2", null)).toBe("Leap from a1 to b2");
    expect(promptText(words, plain.phrases, GAME, viewWith({}))).toBe("Where to?");
  });

  it("are its notation where nobody has written any", () => {
    const event = { kind: "shown", seat: 1, cards: [7, 2], by: null, all: true };
    expect(eventText(words, plain.phrases, GAME, event, NAMES)).toBe("shown, Bo, cards 7 2, by –, all yes");
    expect(moveText(words, plain.phrases, GAME, "dive c3", null)).toBe("dive c3");
    expect(promptText(words, plain.phrases, GAME, viewWith({ phase: "dive" }))).toBe("It is your move.");
  });

  it("are English where a language lacks them", () => {
    const french = wordsOf(GAME, "fr").with([WORDS, "pond-prompt-wade = Où ?"]);
    expect(promptText(french, plain.phrases, GAME, viewWith({}))).toBe("Où ?");
    expect(moveText(french, plain.phrases, GAME, "leap a1 b2", null)).toBe("Leap from a1 to b2");
  });
});

describe("the board", () => {
  let shown: Record<string, unknown> | undefined;

  function show(given: Partial<Stage> & { view: View }): HTMLElement {
    shown = mount(Board, { target: document.body, props: { stage: stageWith({ game: GAME, words, box: { pictures: {}, printed: {} }, ...given }) } });
    flushSync();
    return document.body;
  }

  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
  });

  const view = viewWith({
    frogs_left: 4,
    pond: { depth: 2, lilies: [true, false] },
    players: [{ hand: [5, 8], kept: "?" }, { hand: [null, null], kept: null }],
  });

  it("labels what lies on the table, however deep", () => {
    const facts = [...show({ view }).querySelectorAll("[data-fact]")].map((one) => one.textContent?.replace(/\s+/g, " ").trim());
    expect(facts[0]).toBe("Frogs left 4");
    expect(facts[1]).toContain("depth2");
    expect(facts[1]).toMatch(/lilies.*yes.*no/);
  });

  it("shows each seat its own, the viewer's first, and hidden things face down", () => {
    const seats = [...show({ view, seat: 1 }).querySelectorAll("[data-seat]")];
    expect(seats.map((one) => one.getAttribute("data-seat"))).toEqual(["1", "0"]);
    expect(seats.map((one) => one.querySelectorAll(".back").length)).toEqual([2, 1]);
    expect(seats[1]?.textContent).toMatch(/Ana.*3.*5.*8/s);
  });

  it("plays the move of the button that is pressed", () => {
    const attempt = vi.fn();
    const page = show({ view, seat: 0, moves: ["leap a1 b2", "dive c3"], attempt });
    const buttons = [...page.querySelectorAll<HTMLButtonElement>("[data-move]")];
    expect(buttons.map((one) => one.textContent?.trim())).toEqual(["Leap from a1 to b2", "dive c3"]);
    buttons[1]?.click();
    expect(attempt).toHaveBeenCalledWith("dive c3");
  });

  it("offers nothing to somebody who looks on", () => {
    expect(show({ view, seat: null }).querySelector(".moves")).toBeNull();
  });

  it("says how many moves more there are than it can show", () => {
    const moves = Array.from({ length: 75 }, (_, number) => `dive ${number}`);
    const page = show({ view, seat: 0, moves });
    expect(page.querySelectorAll("[data-move]")).toHaveLength(60);
    expect(page.textContent).toContain("And 15 more in the list of moves.");
  });
});
