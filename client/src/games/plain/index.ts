/** The board of a game that has none of its own: its view, its legal moves, its log. */

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { phrases } from "./phrases";

const plain: GameModule = {
  Board,
  phrases,
  buttons: () => [], // they are on the board
  places: () => [],
  sources: (_, view, seat) => [{ label: "web-panel-points", points: view.scores[seat] ?? 0 }],
  rules: {},
  panel: "log",
};

export default plain;
