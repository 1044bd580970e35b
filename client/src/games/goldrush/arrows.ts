/** On which side of the ghost the arrows stand that turn it. */

import { type Camera, type Rectangle, seen } from "./camera";
import { SIDE } from "./printed";

export const SIDES = ["above", "below", "right", "left"] as const;
export type Side = (typeof SIDES)[number];

interface Cell {
  readonly x: number;
  readonly y: number;
}

interface Surroundings {
  readonly camera: Camera;
  /** The part of the window that no panel covers. */
  readonly room: Rectangle;
  readonly lit: readonly Cell[];
  readonly laid: readonly Cell[];
}

/** What the two arrows take on the screen, along the ghost and away from it. */
const LONG = 90;
const DEEP = 46;

/** It is worst not to see them; cells to be chosen are better left free than tiles. */
const UNSEEN = 100;
const LIT = 3;

/** The side where they are seen whole and hide as little as possible of what matters. */
export function sideOfArrows(ghost: Cell, { camera, room, lit, laid }: Surroundings): Side {
  const at = (cell: Cell) =>
    seen(camera, { x: cell.x * SIDE, y: cell.y * SIDE, width: SIDE, height: SIDE });
  const hidden = (arrows: Rectangle, cells: readonly Cell[]) =>
    cells.reduce((sum, cell) => sum + common(arrows, at(cell)), 0);
  const tile = at(ghost);
  const cost = (side: Side) => {
    const arrows = beside(tile, side);
    const unseen = arrows.width * arrows.height - common(arrows, room);
    return UNSEEN * unseen + LIT * hidden(arrows, lit) + hidden(arrows, laid);
  };
  const costs = SIDES.map(cost);
  return SIDES[costs.indexOf(Math.min(...costs))] ?? "above";
}

function beside(tile: Rectangle, side: Side): Rectangle {
  const long = Math.max(LONG, tile.width);
  const [x, y] = [tile.x + (tile.width - long) / 2, tile.y + (tile.height - long) / 2];
  switch (side) {
    case "above":
      return { x, y: tile.y - DEEP, width: long, height: DEEP };
    case "below":
      return { x, y: tile.y + tile.height, width: long, height: DEEP };
    case "right":
      return { x: tile.x + tile.width, y, width: DEEP, height: long };
    case "left":
      return { x: tile.x - DEEP, y, width: DEEP, height: long };
  }
}

/** The area that two rectangles share. */
function common(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
