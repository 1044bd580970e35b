import { expect, test, vi } from "vitest";

import { excuseOf, levelOf, seatNames, seatTitles } from "./seats";

vi.mock("./words.svelte", () => ({
  t: (id: string, values: { name?: string; level?: string; owner?: string } = {}) =>
    values.level ? `${values.name} · ${values.level}` : id.startsWith("web-robot") ? [id, values.name, values.owner].filter(Boolean).join(" ") : id,
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

test("bot accounts are marked wherever they are named, and whose they are is told", () => {
  const robo = { kind: "player" as const, name: "Robo", owner: "Ana" };
  const asked = { kind: "open" as const, name: null, invited: "Netta", owner: "Bo" };
  const excused = { ...asked, excuse: "busy" as const };
  expect(seatNames([robo, asked, excused])).toEqual(["web-robot Robo", "web-robot-asked Netta Bo", "web-seat-open"]);
  expect(seatTitles([robo])).toEqual(["Robo · web-robot-of Ana"]);
  expect(levelOf(robo)).toBe("web-robot-of Ana");
  expect([robo, asked, excused].map(excuseOf)).toEqual([null, null, "web-robot-excuse-busy Netta"]);
});
