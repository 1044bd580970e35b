/** What may be clicked in the landscape, read from the legal moves and the view. */

import type { Point } from "./printed";
import { SIDE, type PrintedTile, turned } from "./printed";
import type { GoldRushView, LaidTile, Part, Role } from "./view";
import { ROLE_OF, splitPart } from "./parts";

/** A place in the landscape where one click makes a move. */
export interface Target {
  move: string;
  what: "cowboy" | "lying" | "tent" | "take";
  /** The place in the notation's words: "1,0:N". */
  place: string;
  /** Where it is, in the units of the tiles. */
  at: Point;
  feature: number;
}

/** Two targets of one part stand side by side, this far apart. */
const WIDE = 32;

export type Kinds = ReadonlyMap<string, PrintedTile>;

/** Where the figure of a part stands in the landscape. */
export function figureAt(kinds: Kinds, tile: LaidTile, part: number): Point {
  return pointAt(tile, kinds.get(tile.tile)?.parts[part]?.figure);
}

/** Where the tokens of a mountain part lie in the landscape. */
export function tokensAt(kinds: Kinds, tile: LaidTile, part: number): Point {
  return pointAt(tile, kinds.get(tile.tile)?.parts[part]?.tokens);
}

function pointAt(tile: LaidTile, point: Point = [SIDE / 2, SIDE / 2]): Point {
  const [x, y] = turned(point, tile.rotation);
  return [tile.x * SIDE + x, tile.y * SIDE + y];
}

/** The text of the move that puts a cowboy on a part of the new tile. */
export function cowboyMove(part: Part): string {
  const role: Role = ROLE_OF[part.sort];
  return part.sort === "city" ? role : `${role} ${part.part}`;
}

/**
 * All places that the legal moves are about; a tile to be placed has cells instead. Of a mountain
 * only one part offers the tent: on which it stands makes no difference but that it is not taken.
 */
export function targetsOf(
  view: GoldRushView,
  moves: readonly string[],
  kinds: Kinds,
): Target[] {
  const legal = new Set(moves);
  const targets: Target[] = [];
  const tents = new Set<number>();
  /** Mountains where the tent is offered on the new tile, which is shown close up. */
  const near = new Set<number>();
  for (const { part, feature } of view.tiles.find(({ cell }) => cell === view.placed)?.parts ?? []) {
    if (legal.has(`tent ${view.placed}:${part}`)) near.add(feature);
  }
  for (const tile of view.tiles) {
    tile.parts.forEach((part, number) => {
      const place = `${tile.cell}:${part.part}`;
      const found: Pick<Target, "move" | "what">[] = [];
      if (tile.cell === view.placed && legal.has(cowboyMove(part))) {
        const what = part.sort === "prairie" ? "lying" : "cowboy";
        found.push({ move: cowboyMove(part), what });
      }
      if (part.sort === "mountain") {
        const here = tile.cell === view.placed || !near.has(part.feature);
        if (here && legal.has(`tent ${place}`) && !tents.has(part.feature)) {
          tents.add(part.feature);
          found.push({ move: `tent ${place}`, what: "tent" });
        }
        if (legal.has("take") && part.tent === view.turn) found.push({ move: "take", what: "take" });
      }
      const [x, y] = figureAt(kinds, tile, number);
      const room = (found.length * WIDE) / 2;
      const left = Math.min(Math.max(x - tile.x * SIDE, room), SIDE - room) + tile.x * SIDE - room;
      found.forEach((one, index) => {
        const at: Point = [left + (index + 0.5) * WIDE, y];
        targets.push({ ...one, place, at, feature: part.feature });
      });
    });
  }
  return targets;
}

/** Whether a target is on the new tile, and so is offered close up. */
export function isNear(view: GoldRushView, { place }: Target): boolean {
  return splitPart(place)[0] === view.placed;
}

/** Targets so far from each other that none covers another, each as near to its place as can be. */
export function apart(targets: readonly Target[], distance: number, room: number | null = null): Target[] {
  const ROUNDS = 200;
  const points = targets.map(({ at }) => [...at] as [number, number]);
  const inside = (value: number) => (room === null ? value : Math.min(Math.max(value, distance / 2), room - distance / 2));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    points.forEach((one, place) => {
      for (const other of points.slice(place + 1)) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const far = Math.hypot(dx, dy);
        if (far >= distance) continue;
        moved = true;
        // Two at the very same place part sideways.
        const [x, y] = far === 0 ? [1, 0] : [dx / far, dy / far];
        const way = (distance - far) / 2 + 0.05;
        one[0] -= x * way;
        one[1] -= y * way;
        other[0] += x * way;
        other[1] += y * way;
      }
    });
    for (const point of points) [point[0], point[1]] = [inside(point[0]), inside(point[1])];
    if (!moved) break;
  }
  return targets.map((target, place) => ({ ...target, at: points[place] ?? target.at }));
}

/** The mountain parts where the tent may stand; a click on any of them puts it there. */
export function tentParts(moves: readonly string[]): string[] {
  return moves.flatMap((move) => (move.startsWith("tent ") ? [move.slice("tent ".length)] : []));
}

/** The rotations in which the tile may be placed, by cell. */
export function placings(moves: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const move of moves) {
    const [verb, cell, rotation] = move.split(" ");
    if (verb !== "place" || cell === undefined) continue;
    const rotations = found.get(cell) ?? [];
    rotations.push(Number(rotation));
    found.set(cell, rotations);
  }
  return found;
}

/** The free cells that touch the landscape. */
export function border(view: GoldRushView): { cell: string; x: number; y: number }[] {
  const taken = new Set(view.tiles.map(({ cell }) => cell));
  const found = new Map<string, { cell: string; x: number; y: number }>();
  for (const { x, y } of view.tiles) {
    for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]] as const) {
      const cell = `${x + dx},${y + dy}`;
      if (!taken.has(cell)) found.set(cell, { cell, x: x + dx, y: y + dy });
    }
  }
  return [...found.values()];
}

/** What a click on a part means that is no target, so that the rules can say why not. */
export function attemptAt(view: GoldRushView, place: string): string | null {
  if (view.phase !== "act") return null;
  const [cell, name] = splitPart(place);
  const tile = view.tiles.find((tile) => tile.cell === cell);
  const part = tile?.parts.find(({ part }) => part === name);
  if (!part) return null;
  if (cell === view.placed) return cowboyMove(part);
  return part.sort === "mountain" ? `tent ${place}` : null;
}
