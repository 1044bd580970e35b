/** What the tests of this folder share: words, a plain box, a stage, events, views of real matches. */

import type { Messages } from "$lib/fluent";

import { sentencesOf, stageWith, teller, wordsOf } from "../testing";
import type { GoldRushStage } from "./moves";
import type { GoldRushBox, PrintedPart, PrintedTile } from "./printed";
import type { GoldRushEvent, GoldRushView } from "./view";

export const sentences = sentencesOf<GoldRushView, GoldRushEvent>("goldrush");

export const told = teller<GoldRushEvent>();

export const words = (language: string): Messages => wordsOf("goldrush", language);

/** The view of the example of a move, by the move's first word. */
export function viewOf(verb: string): GoldRushView {
  const found = sentences.moves.find(({ move }) => move.split(" ")[0] === verb);
  if (!found) throw new Error(`no example of ${verb}`);
  return structuredClone(found.view);
}

export const TRACK: PrintedTile = {
  id: "Ua",
  count: 2,
  edges: "RPRP",
  tracks: [{ ends: "NS" }],
  prairies: [{ halves: "NR ET EB SR" }, { halves: "SL WB WT NL" }],
  parts: [],
};

export const BEND: PrintedTile = {
  id: "Va",
  count: 3,
  edges: "PPRR",
  tracks: [{ ends: "SW" }],
  prairies: [{ halves: "WT NL NR ET EB SR" }, { halves: "SL WB" }],
  parts: [],
};

/** A box in which every part of every tile of a view lies in the tile's middle. */
export function boxFor(view: GoldRushView): GoldRushBox {
  const part: PrintedPart = { figure: [60, 60], tokens: [60, 60], shape: "M0,0H120V120Z" };
  const tiles = new Map<string, PrintedTile>();
  for (const { tile, parts } of view.tiles) {
    tiles.set(tile, { id: tile, count: 1, edges: "PPPP", parts: parts.map(() => part) });
  }
  const hand = view.tile;
  if (hand && !tiles.has(hand)) {
    tiles.set(hand, { id: hand, count: 1, edges: "PPPP", parts: [] });
  }
  return { pictures: {}, printed: { tiles: [...tiles.values()], cowboys: 4 } };
}

export function stageFor(view: GoldRushView, moves: string[], played: string[]): GoldRushStage {
  return stageWith({
    game: "goldrush",
    view,
    seat: view.turn,
    moves,
    box: boxFor(view),
    attempt: (move) => void played.push(move),
  });
}
