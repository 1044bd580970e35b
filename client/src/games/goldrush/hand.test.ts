// @vitest-environment node
import { describe, expect, it } from "vitest";

import { BEND, TRACK } from "./fixtures";
import { Hand } from "./hand.svelte";

const hand = (kind = BEND) =>
  new Hand(
    () => kind,
    () =>
      new Map([
        ["1,0", [1, 3]],
        ["0,1", [2]],
      ]),
  );

describe("the tile in hand", () => {
  it("turns freely while it is over no cell", () => {
    const mine = hand();
    expect(mine.move).toBeNull();
    const seen = [0, 1, 2, 3].map(() => (mine.turn(1), mine.rotation));
    expect(seen).toEqual([1, 2, 3, 0]);
  });

  it("turns to where it fits when it is held over a cell", () => {
    const mine = hand();
    mine.hold("0,1");
    expect(mine.move).toBe("place 0,1 2");
    mine.hold("1,0");
    expect(mine.move).toBe("place 1,0 1");
    mine.turn(1);
    expect(mine.move).toBe("place 1,0 3");
    mine.turn(-1);
    expect(mine.move).toBe("place 1,0 1");
  });

  it("follows the mouse without forgetting how it was turned", () => {
    const mine = hand();
    mine.turn(-1);
    mine.hover("0,1");
    expect([mine.move, mine.held, mine.turned]).toEqual(["place 0,1 2", null, 3]);
    mine.hover("1,0");
    expect(mine.move).toBe("place 1,0 3");
    mine.turn(1);
    mine.hover("1,0");
    expect(mine.move).toBe("place 1,0 1");
    mine.leave();
    expect([mine.move, mine.rotation]).toEqual([null, 1]);
  });

  it("stays where it is held when the mouse comes and goes", () => {
    const mine = hand();
    mine.hold("1,0");
    mine.hover("1,0");
    mine.leave();
    expect(mine.held).toBe("1,0");
    mine.hover("0,1");
    mine.leave();
    expect(mine.cell).toBeNull();
  });

  it("takes over the rotation of a hint", () => {
    const mine = hand();
    mine.hold("1,0", 3);
    expect(mine.move).toBe("place 1,0 3");
  });

  it("has nothing to turn where all rotations look the same", () => {
    const mine = hand(TRACK);
    expect(mine.choices).toBe(2);
    mine.hold("1,0");
    expect(mine.choices).toBe(1);
  });

  it("lets go of cells where it does not fit any more", () => {
    const mine = hand();
    mine.hold("9,9");
    expect(mine.cell).toBeNull();
    mine.hold(null);
    expect(mine.move).toBeNull();
  });
});
