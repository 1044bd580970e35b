import { describe, expect, it } from "vitest";

import { attemptAtArea, attemptAtSpace } from "./attempts";
import { sentences } from "./fixtures";
import { AREAS, type ElGauchoView, type Lot } from "./view";

const printed = {
  areas: { sort: [1, 2, 3], wish: [1, 2, 3], sale: [1, 2, 3], steal: [4], overseer: [5], steppe: [6] },
};

const turn = sentences.prompts.find(({ view }) => view.phase === "turn")!.view;
const lot = (more: Partial<Lot>): Lot => ({ tile: "W7", big: 7, small: 3, gaucho: null, standing: false, ...more });
const view = (more: Partial<ElGauchoView>): ElGauchoView => ({ ...turn, phase: "turn", dice: [], wish: null, ...more });
const pampa = (...a: (Lot | null)[]) => ({ a, b: [], c: [], d: [] });

describe("a click on a space of the pampa means", () => {
  it("to stand there with the dice in hand", () => {
    expect(attemptAtSpace(view({ pampa: pampa(lot({})), dice: [5, 1] }), 0, "a1")).toBe("stand a1 1+5");
    expect(attemptAtSpace(view({ pampa: pampa(lot({})) }), 0, "a1")).toBe("stand a1 1+6");
    expect(attemptAtSpace(view({ pampa: pampa(null) }), 0, "a1")).toBe("stand a1 1");
  });

  it("to raise the own lying gaucho, or to replace another's", () => {
    const there = pampa(lot({ gaucho: 0 }), lot({ gaucho: 1 }), lot({ gaucho: 1, standing: true }));
    expect(attemptAtSpace(view({ pampa: there, dice: [2] }), 0, "a1")).toBe("raise a1 2");
    expect(attemptAtSpace(view({ pampa: there }), 0, "a2")).toBe("overseer replace a2");
    expect(attemptAtSpace(view({ pampa: there, wish: 6 }), 0, "a3")).toBe("stand a3 6");
  });

  it("to put a tile of the steppe there while looking at it", () => {
    const looking = view({ phase: "steppe", steppe: ["K2", "S9"], pampa: pampa(lot({})) });
    expect(attemptAtSpace(looking, 0, "a1")).toBe("put K2 a1");
  });
});

describe("a click on an area means", () => {
  const nobody = { sort: [], wish: [], sale: [], steal: [], overseer: [], steppe: [] };

  it("to place a gaucho there", () => {
    expect(attemptAtArea(view({ phase: "enter" }), 0, "wish", printed)).toBe("place wish");
    expect(attemptAtArea(view({ areas: nobody }), 0, "steal", printed)).toBe("place steal 4");
    expect(attemptAtArea(view({ areas: nobody, dice: [1, 2] }), 0, "steal", printed)).toBe("place steal 1+2");
  });

  it("to use it where the own gaucho is", () => {
    const everywhere = Object.fromEntries(AREAS.map((area) => [area, [0]])) as ElGauchoView["areas"];
    const used = AREAS.map((area) => attemptAtArea(view({ areas: everywhere }), 0, area, printed).split(" ")[0]);
    expect(used).toEqual([...AREAS]);
  });
});
