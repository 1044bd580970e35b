/** Kuhhandel Master in the browser. */

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { lesson } from "./lesson";
import { phrases } from "./phrases";
import { places } from "./places";
import { quartets, sources } from "./scoring";
import type { KuhhandelEvent, KuhhandelView } from "./view";

const kuhhandel: GameModule<KuhhandelView, KuhhandelEvent> = {
  Board,
  phrases,
  rules: {
    turn: "K-8",
    extra: "K-45",
    bid: "K-12",
    hammer: "K-16",
    pay: "K-18",
    call: "K-21",
    pledge: "K-22",
    premium: "K-22",
    give: "K-23",
    rat: "K-27",
    offer: "K-32",
    answer: "K-33",
    counter: "K-33",
    share: "K-41",
    over: "K-38",
  },
  // Everything else has its place on the board.
  buttons: (moves) => moves.filter((move) => move === "end"),
  places,
  sights: { quartet: (before, after) => quartets(after) > quartets(before) },
  moments: ["knocked_down", "traded", "slapped", "took_rat", "shown"],
  sources,
  lesson,
};

export default kuhhandel;
