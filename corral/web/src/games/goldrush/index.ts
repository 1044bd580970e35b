import type { Component } from "svelte";

import type { GameModule, Stage } from "../game";
import Board from "./Board.svelte";
import { phrases } from "./phrases";
import { buttons, lesson, places, sources } from "./telling";

const goldrush: GameModule = {
  Board: Board as Component<{ stage: Stage }>,
  phrases,
  buttons,
  places,
  sources,
  lesson,
};

export default goldrush;
