/** What the parts of the board share: the stage, where each move is made, and choices half made. */

import { getContext, setContext } from "svelte";

import { adviceFor, type Ranked } from "$lib/advice";
import { moveText } from "$lib/words.svelte";

import { effectOf, saleOf } from "./herds";
import { paymentFor } from "./payments";
import { herdIn, pesosIn, phrases, sumOf } from "./phrases";
import type { Printed } from "./printed";
import { keeperOf, lotOn, valueOf } from "./reading";
import type { ElGauchoStage } from "./stage";
import { targetsOf } from "./targets";
import type { Breed, ElGauchoView, Ranch } from "./view";

/** A small menu at a place that allows several moves. */
export interface Menu {
  title: string;
  moves: readonly string[];
  anchor: Element;
}


export class Desk {
  menu = $state<Menu | null>(null);
  /** The first of two dice, as its place in the rodeo. */
  firstDie = $state<number | null>(null);
  /** The tile of the steppe that is to be put somewhere. */
  steppeTile = $state<string | null>(null);
  /** Tiles of the hand that are to be kept. */
  kept = $state<string[]>([]);
  /** The move under the pointer or the focus, for the preview in the herds. */
  preview = $state<string | null>(null);

  readonly #stage: () => ElGauchoStage;
  readonly targets = $derived.by(() => targetsOf(this.stage.moves, this.stage.seat));

  constructor(stage: () => ElGauchoStage) {
    this.#stage = stage;
  }

  get stage(): ElGauchoStage {
    return this.#stage();
  }

  get view(): ElGauchoView {
    return this.stage.view;
  }

  get printed(): Printed {
    return this.stage.box.printed;
  }

  /** The ranch of the one who looks; spectators have none. */
  get own(): Ranch | undefined {
    return this.stage.seat === null ? undefined : this.view.players[this.stage.seat];
  }

  /** How long things take to move. */
  get pace(): number {
    return this.stage.motion ? 280 : 0;
  }

  text(id: string, values: Record<string, string | number> = {}): string {
    return this.stage.words.text(`web-elgaucho-${id}`, values);
  }

  /** The legal moves at a place; on a space while a steppe tile is chosen, only that tile's. */
  at(place: string): readonly string[] {
    const moves = this.targets.get(place) ?? [];
    if (this.steppeTile === null) return moves;
    return moves.filter((move) => !move.startsWith("put ") || move.startsWith(`put ${this.steppeTile} `));
  }

  isMarked(place: string): boolean {
    return this.stage.marked.includes(place);
  }

  /** How high the bot ranks the best of these moves. */
  rank(moves: readonly string[]): Ranked | null {
    return adviceFor(this.stage.advice, (move) => moves.includes(move));
  }

  say(move: string): string {
    return moveText(this.stage.words, phrases, "elgaucho", move, this.view);
  }

  /** What a move brings besides what it says: sales, and pesos for others. */
  notes(move: string): string[] {
    const { words, helpers } = this.stage;
    const [verb, first = ""] = move.split(" ");
    const notes: string[] = [];
    const paid = paymentFor(move, this.view);
    if (paid) {
      const player = this.view.names[paid.seat] ?? "";
      notes.push(this.text("gets", { player, pesos: pesosIn(words, paid.pesos) }));
    }
    if (!helpers || !this.own) return notes;
    if (verb === "sale") {
      const row = this.own.herds[first as Breed]?.row ?? [];
      notes.push(sumOf(words, saleOf(row, this.printed.sale.bonus)));
    }
    const effect = effectOf(move, this.own);
    if (effect?.sale) {
      const herd = herdIn(words, first[0] ?? "");
      const sum = sumOf(words, effect.sale);
      notes.push(this.text("sells", { herd, row: effect.sale.row.join("-"), sum }));
    } else if (effect) {
      notes.push(this.text("row", { row: effect.row.join("-"), worth: effect.worth }));
    }
    return notes;
  }

  /** Whether a move sells a herd because its tile does not fit: that deserves a second look. */
  sells(move: string): boolean {
    return this.own !== undefined && effectOf(move, this.own)?.sale != null;
  }

  play(move: string): void {
    this.menu = null;
    this.preview = null;
    this.stage.attempt(move);
  }

  /** A click where nothing is legal: the rule answers. Those who only watch are not answered. */
  ask(move: string | undefined): void {
    if (move && this.stage.seat !== null) this.stage.attempt(move);
  }

  /** Forgets choices half made, because the position has changed. */
  clear(): void {
    this.menu = null;
    this.firstDie = null;
    this.steppeTile = null;
    this.kept = [];
    this.preview = null;
  }
}

const KEY = Symbol("desk of El Gaucho");

export function provideDesk(stage: () => ElGauchoStage): Desk {
  return setContext(KEY, new Desk(stage));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
