/** A live table as a board sees it. */

import type { Connection } from "$lib/connection.svelte";
import { levelOf, seatNames } from "$lib/seats";
import { settings } from "$lib/settings.svelte";
import { shelf } from "$lib/words.svelte";

import type { Box, Stage, View } from "../games/game";

/** The view with the names that the reader's language gives to bots. */
export function named(view: View, names: readonly string[]): View {
  return { ...view, names: [...names] };
}

export class LiveStage implements Stage {
  readonly #connection: Connection;
  readonly box: Box;
  marked = $state.raw<readonly string[]>([]);

  constructor(connection: Connection, box: Box) {
    this.#connection = connection;
    this.box = box;
  }

  #view = $derived.by(() => {
    const { view, table } = this.#connection;
    if (!view || !table) throw new Error("the match has not begun");
    return named(view, seatNames(table.seats.filter(({ kind }) => kind !== "closed")));
  });

  get game() {
    return this.view.game;
  }
  get view(): View {
    return this.#view;
  }
  /** The levels of bots, seat by seat. */
  get levels(): readonly (string | null)[] {
    return (this.#connection.table?.seats ?? []).filter(({ kind }) => kind !== "closed").map(levelOf);
  }
  get seat() {
    return this.#connection.you?.seat ?? null;
  }
  get moves() {
    const { you, waiting } = this.#connection;
    return you && !you.away && !waiting ? you.moves : [];
  }
  get news() {
    return this.#connection.news;
  }
  get log() {
    return this.#connection.log;
  }
  get advice() {
    return this.#connection.advice;
  }
  get helpers() {
    return this.#connection.table?.helpers ?? true;
  }
  get motion() {
    return settings.motion;
  }
  get call() {
    return this.#connection.call;
  }
  get order() {
    return this.#connection.you?.order ?? null;
  }
  get answer() {
    return this.#connection.you?.answer ?? null;
  }
  get orders() {
    return this.#connection.you?.orders ?? null;
  }
  get unhurried() {
    return this.#connection.table?.seconds === null && this.seat !== null;
  }
  get words() {
    return shelf.current;
  }

  get takeBack() {
    const { you, waiting } = this.#connection;
    return you?.undo && !waiting ? this.#undo : null;
  }
  #undo = (): void => this.#connection.undo();

  /** Whether there is nothing at all that this seat could decide. */
  get idle(): boolean {
    return (this.#connection.you?.moves.length ?? 0) === 0;
  }

  /** Out of turn nothing is asked of the rules: whoever clicks wants to know what a thing is. */
  attempt = (move: string): void => {
    if (!this.idle) this.#connection.play(move);
  };
  setOrder = (limit: number | null): void => this.#connection.order(limit);
}
