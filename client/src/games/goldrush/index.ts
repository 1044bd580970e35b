import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { alike } from "./moves";
import { phrases } from "./phrases";
import type { Printed } from "./printed";
import { buttons, lesson, places, sources } from "./telling";
import type { GoldRushEvent, GoldRushView } from "./view";

const goldrush: GameModule<GoldRushView, GoldRushEvent, Printed> = {
  Board,
  phrases,
  rules: {
    place: "G-4",
    act: "G-7",
    over: "G-20",
  },
  buttons,
  alike,
  moments: ["railroad_scored", "mountain_scored", "city_scored", "took"],
  places,
  sources,
  lesson,
};

export default goldrush;
