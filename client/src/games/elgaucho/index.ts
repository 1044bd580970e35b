import type { Component } from "svelte";

import type { GameModule, Stage } from "../game";
import Board from "./Board.svelte";
import { lessonOf } from "./lesson";
import { phrases } from "./phrases";
import { placesOfEvent } from "./places";
import { sourcesOf } from "./sources";
import { placesOf } from "./targets";
import type { GauchoView } from "./view";

const game: GameModule = {
  Board: Board as unknown as Component<{ stage: Stage }>,
  phrases,
  rules: {
    keep: "E-9",
    enter: "E-11",
    turn: "E-12",
    overseer: "E-36",
    steppe: "E-37",
    collect: "E-24",
    final: "E-44",
    over: "E-46",
  },
  buttons: (moves) => moves.filter((move) => placesOf(move, 0).length === 0),
  places: placesOfEvent,
  sources: (log, _view, seat) => sourcesOf(log, seat),
  lesson: (view, moves) => lessonOf(view as GauchoView, moves),
};

export default game;
