import { expect, test, vi } from "vitest";

import { seatNames, seatTitles } from "./seats";

vi.mock("./words.svelte", () => ({
  t: (id: string, values: { name?: string; level?: string } = {}) => (values.level ? `${values.name} · ${values.level}` : id),
  shelf: { current: { has: (id: string) => id === "web-bot-cowhand" } },
}));

const bot = (level: string, name: string | null = null) => ({ kind: "bot" as const, bot: level, name });

test("bots are called by their own names, with the level where one looks them up", () => {
  const seats = [{ kind: "player" as const, name: "Ana" }, bot("cowhand", "Dusty"), bot("cowhand", "Flint")];
  expect(seatNames(seats)).toEqual(["Ana", "Dusty", "Flint"]);
  expect(seatTitles(seats)).toEqual(["Ana", "Dusty · web-bot-cowhand", "Flint · web-bot-cowhand"]);
});

test("bots of old tables are called by their level and a number", () => {
  const seats = [bot("cowhand"), bot("cowhand"), bot("mybot")];
  expect(seatNames(seats)).toEqual(["web-bot-cowhand 1", "web-bot-cowhand 2", "mybot"]);
  expect(seatTitles(seats)).toEqual(seatNames(seats));
});
