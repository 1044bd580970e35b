// @vitest-environment node
import { describe, expect, it } from "vitest";

import { sideOfArrows } from "./arrows";

const WIDE = { x: 0, y: 0, width: 1200, height: 800 };
const at = (x: number, y: number) => ({ x, y });

function side(ghost: { x: number; y: number }, given: Partial<Parameters<typeof sideOfArrows>[1]>) {
  return sideOfArrows(ghost, {
    camera: { left: 400, top: 300, k: 1 },
    room: WIDE,
    lit: [ghost],
    laid: [],
    ...given,
  });
}

describe("the arrows at the ghost", () => {
  it("stand above it where nothing is", () => {
    expect(side(at(0, 0), { laid: [at(0, 1)] })).toBe("above");
  });

  it("hide neither the tile that is to be continued nor a cell that may be chosen", () => {
    expect(side(at(0, 0), { laid: [at(0, -1)] })).toBe("below");
    expect(side(at(0, 0), { laid: [at(0, -1)], lit: [at(0, 0), at(0, 1)] })).toBe("right");
  });

  it("hide a tile rather than a cell", () => {
    const lit = [at(0, 0), at(0, -1), at(0, 1), at(1, 0)];
    expect(side(at(0, 0), { lit, laid: [at(-1, 0)] })).toBe("left");
  });

  it("are seen, also at the edge of the window", () => {
    const camera = { left: 400, top: 10, k: 1 };
    expect(side(at(0, 0), { camera })).toBe("below");
    const small = { left: 400, top: 30, k: 0.45 };
    expect(side(at(0, 0), { camera: small, laid: [at(0, 1)] })).toBe("right");
  });
});
