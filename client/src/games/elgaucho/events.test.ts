import { expect, it } from "vitest";

import type { GameEvent } from "../game";
import { deedsSince } from "./deeds";
import { flightsOf } from "./flights";
import { lessonOf } from "./lesson";
import { placesOfEvent } from "./places";
import examples from "./sentences.json";
import { sourcesOf } from "./sources";
import type { GauchoView } from "./view";

const events = examples.events.map(({ event }) => event as GameEvent);

it("has a place for all that happens somewhere", () => {
  const nowhere = events.filter((event) => placesOfEvent(event).length === 0);
  expect(new Set(nowhere.map((event) => event.kind))).toEqual(new Set(["breed_out", "over"]));
});

it("points at both herds of a theft", () => {
  const theft = { kind: "stole", seat: 0, victim: 2, tile: "K7", pesos: 7 };
  expect(placesOfEvent(theft)).toEqual(["herd-2-K", "herd-0-K"]);
});

it("lets pieces travel from where they were to where they are", () => {
  expect(flightsOf([{ kind: "took", seat: 1, dice: [3, 6] }])).toEqual([
    { from: "rodeo", to: "dice", piece: "die-3" },
    { from: "rodeo", to: "dice", piece: "die-6" },
  ]);
  expect(flightsOf([{ kind: "sold", seat: 1, breed: "S" }])).toEqual([
    { from: "herd-1-S", to: "pesos-1", piece: "coin" },
  ]);
});

it("adds up where pesos came from", () => {
  const log: GameEvent[] = [
    { kind: "sold", seat: 0, pesos: 41, bonus: 5, reason: "sale" },
    { kind: "sold", seat: 0, pesos: 10, bonus: 0, reason: "misfit" },
    { kind: "sold", seat: 1, pesos: 99, bonus: 0, reason: "end" },
    { kind: "stole", seat: 1, victim: 0, pesos: 7 },
    { kind: "replaced", seat: 1, victim: 0, pesos: 9 },
  ];
  const points = Object.fromEntries(
    sourcesOf(log, 0).map(({ label, points }) => [label.replace("web-elgaucho-source-", ""), points]),
  );
  expect(points).toEqual({ misfit: 10, sale: 36, bonus: 5, end: 0, robbed: 7, replaced: 9 });
});

it("has something to explain at every decision, and nothing to those who wait", () => {
  for (const { move, view } of examples.moves) {
    expect(lessonOf(view as unknown as GauchoView, [move])).toMatch(/^[a-z]+$/);
    expect(lessonOf(view as unknown as GauchoView, [])).toBeNull();
  }
});

it("tells what the others did since one's own turn, and what one has sold", () => {
  const log: GameEvent[] = [
    { kind: "stood", seat: 1, space: "a1" },
    { kind: "ended", seat: 0 },
    { kind: "took", seat: 1 },
    { kind: "laid", seat: 1, space: "b2" },
    { kind: "ended", seat: 1 },
    { kind: "sold", seat: 0, breed: "W" },
    { kind: "stood", seat: 0, space: "c1" },
  ];
  const told = (seat: number | null) => deedsSince(log, seat).map((event) => `${event.seat} ${event.kind}`);
  expect(told(0)).toEqual(["1 laid", "0 sold"]);
  expect(told(1)).toEqual(["0 sold", "0 stood"]);
  expect(told(null)).toEqual(["1 stood", "1 laid", "0 sold", "0 stood"]);
});
