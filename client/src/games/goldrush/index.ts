import type { Component } from "svelte";

import type { GameModule, Stage } from "../game";
import Board from "./Board.svelte";
import { phrases } from "./phrases";
import { buttons, lesson, places, sources } from "./telling";

const goldrush: GameModule = {
  Board: Board as Component<{ stage: Stage }>,
  phrases,
  rules: {
    place: "G-4",
    act: "G-7",
    over: "G-20",
  },
  buttons,
  places,
  sources,
  lesson,
};

export default goldrush;
