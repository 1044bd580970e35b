import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { lessonOf } from "./lesson";
import { phrases } from "./phrases";
import { placesOfEvent } from "./places";
import type { Printed } from "./printed";
import { sourcesOf } from "./sources";
import { placesOf } from "./targets";
import { unusedDice } from "./unused";
import type { ElGauchoEvent, ElGauchoView } from "./view";

const game: GameModule<ElGauchoView, ElGauchoEvent, Printed> = {
  Board,
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
  unused: unusedDice,
  moments: ["stole", "sold", "replaced", "looked"],
  places: placesOfEvent,
  sources: (log, _view, seat) => sourcesOf(log, seat),
  lesson: lessonOf,
};

export default game;
