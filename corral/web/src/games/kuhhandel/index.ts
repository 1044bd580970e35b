/** Kuhhandel Master in the browser. */

import type { Component } from "svelte";

import type { GameModule, Stage } from "../game";
import Board from "./Board.svelte";
import { lesson } from "./lesson";
import { phrases } from "./phrases";
import { places } from "./places";
import { sources } from "./scoring";

const kuhhandel: GameModule = {
  Board: Board as unknown as Component<{ stage: Stage }>,
  phrases,
  // Everything else has its place on the board.
  buttons: (moves) => moves.filter((move) => move === "end"),
  places,
  sources,
  lesson,
};

export default kuhhandel;
