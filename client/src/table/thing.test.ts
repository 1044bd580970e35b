import { beforeEach, expect, test } from "vitest";

import { covers, thingAt } from "./thing";

let board: HTMLElement;
const at = (selector: string) => thingAt(board.querySelector(selector)!, board);

beforeEach(() => {
  document.body.innerHTML = `<main aria-label="The table">
    <section aria-label="The pampa"><p class="grass">.</p>
      <div role="img" aria-label="White 7"><i class="horn"></i></div>
      <button aria-disabled="true"><span class="unseen">A cow</span><i class="cow"></i></button>
      <button title="Look"><i class="eye"></i></button>
    </section>
    <section aria-label="The rodeo" data-place="rodeo"><i class="fence"></i></section>
    <svg><g><title>A tent</title><path class="tent"></path></g></svg>
  </main><p class="outside" title="Elsewhere"></p>`;
  board = document.querySelector("main")!;
});

test("a thing is called as it is for those who do not see it", () => {
  expect(at(".horn")).toBe("White 7");
  expect(at(".cow")).toBe("A cow");
  expect(at(".tent")).toBe("A tent");
  expect(at(".fence")).toBe("The rodeo");
});

test("regions are no things, and what does something is not asked about", () => {
  expect(at(".grass")).toBeNull();
  expect(at(".eye")).toBeNull();
  expect(thingAt(document.querySelector(".outside")!, board)).toBeNull();
});

test("a box covers what lies under it or close by", () => {
  const box = { left: 100, right: 300, top: 50, bottom: 90 } as DOMRect;
  expect(covers(box, { x: 200, y: 70 })).toBe(true);
  expect(covers(box, { x: 200, y: 110 })).toBe(true);
  expect(covers(box, { x: 200, y: 140 })).toBe(false);
});
