import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import Board from "./Board.svelte";
import { sentences, stageFor, viewOf } from "./fixtures";
import type { GoldRushStage } from "./moves";
import { cowboyMove } from "./targets";

// The environment of the tests has no layout, so there is nothing to observe.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

let shown: Record<string, unknown> | undefined;

function show(stage: GoldRushStage): HTMLElement {
  shown = mount(Board, { target: document.body, props: { stage } });
  flushSync();
  return document.body;
}

const moves = (page: HTMLElement) =>
  [...page.querySelectorAll("[data-move]")].map((one) => one.getAttribute("data-move"));

afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

describe("the board", () => {
  /** A board where the tile fits into one cell, and what is done there. */
  function placing() {
    const view = viewOf("place");
    const opening = view.openings.find(({ rotations }) => rotations.length > 0);
    const legal = opening?.rotations.map((rotation) => `place ${opening.cell} ${rotation}`) ?? [];
    const played: string[] = [];
    const page = show(stageFor(view, legal, played));
    const cell = page.querySelector<HTMLElement>(`[data-cell="${opening?.cell}"]`)!;
    const point = (type: string, pointerType: string, relatedTarget?: Element) => {
      const event = new MouseEvent(type, { bubbles: true, relatedTarget: relatedTarget ?? null });
      cell.dispatchEvent(Object.assign(event, { pointerType, pointerId: 1 }));
      flushSync();
    };
    return { page, cell, legal, played, point };
  }

  it("shows the tile where the mouse points, and one click lays it", () => {
    const { page, cell, legal, played, point } = placing();
    expect(moves(page)).toEqual([]);
    point("pointermove", "mouse");
    expect(legal).toContain(cell.getAttribute("data-move"));
    expect(page.querySelector<HTMLButtonElement>("button.here")?.disabled).toBe(true);
    point("pointerleave", "mouse", document.body);
    expect(moves(page)).toEqual([]);
    point("pointermove", "mouse");
    cell.click();
    expect(played).toHaveLength(1);
    expect(legal).toContain(played[0]);
  });

  it("holds the tile at the first tap and lays it at the second", () => {
    const { page, cell, legal, played, point } = placing();
    point("pointerdown", "touch");
    cell.click();
    point("pointerleave", "touch");
    expect(legal).toContain(cell.getAttribute("data-move"));
    expect(page.querySelector<HTMLButtonElement>("button.here")?.disabled).toBe(false);
    expect(played).toEqual([]);
    cell.click();
    expect(legal).toContain(played[0]);
  });

  it("explains a player's points, with a preview only where the table has helpers", () => {
    const view = viewOf("place");
    const stage = stageFor({ ...view, scores: view.scores.map(() => 7) }, [], []);
    const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
    const told = (helpers: boolean) => {
      show({ ...stage, helpers });
      document.querySelector<HTMLElement>(".players .head")?.click();
      flushSync();
      return dialog()?.textContent;
    };
    expect(told(true)).toMatch(/Scored so far\s*7.*If it ended now/s);
    dialog()?.querySelector("button")?.click();
    flushSync();
    expect(dialog()).toBeNull();
    if (shown) void unmount(shown);
    expect(told(false)).not.toContain("If it ended now");
  });

  it("offers a cowboy on every part of the new tile that the rules allow", () => {
    const view = viewOf("trader");
    const legal = view.tiles.at(-1)?.parts.map(cowboyMove) ?? [];
    const played: string[] = [];
    const page = show(stageFor(view, [...legal, "pass"], played));
    expect(moves(page).sort()).toEqual([...legal].sort());
    const trader = page.querySelector<HTMLElement>('[data-move="trader"]')!;
    trader.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(played).toEqual([]); // the rest of a double click that laid the tile
    trader.click();
    expect(played).toEqual(["trader"]);
  });

  it("hides the drawer at a table of purists", () => {
    const view = viewOf("place");
    const page = show({ ...stageFor(view, [], []), helpers: false });
    expect(page.querySelector("[aria-expanded]")).toBeNull();
  });

  it.each(sentences.prompts)("can be looked at in $view.phase, by anybody", ({ view }) => {
    for (const seat of [null, 0]) {
      const page = show({ ...stageFor(view, [], []), seat });
      expect(page.querySelectorAll("[data-place]").length).toBeGreaterThanOrEqual(
        view.tiles.length + view.players.length,
      );
      expect(moves(page)).toEqual([]);
      if (shown) void unmount(shown);
      shown = undefined;
    }
  });
});
