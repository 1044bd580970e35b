import { expect, test } from "vitest";

import { searched } from "./chapters";

const CHAPTERS = [
  { id: "setup", title: "Material", numbers: ["E-1", "E-2"] },
  { id: "end", title: "Fin de la partie", numbers: ["E-3"] },
];
const TEXTS: Record<string, string> = { "E-1": "Sixty tiles.", "E-2": "Nine dice.", "E-3": "Les dés déjà lancés." };
const found = (wanted: string) => searched(CHAPTERS, wanted, (number) => TEXTS[number]!).flatMap(({ numbers }) => numbers);

test("rules are found by their words, their numbers and their chapters", () => {
  expect(found("")).toEqual(["E-1", "E-2", "E-3"]);
  expect(found("NINE dice")).toEqual(["E-2"]);
  expect(found("e-3")).toEqual(["E-3"]);
  expect(found("material")).toEqual(["E-1", "E-2"]);
  expect(found("tiles dice")).toEqual([]);
});

test("accents need not be typed", () => {
  expect(found("deja")).toEqual(["E-3"]);
});
