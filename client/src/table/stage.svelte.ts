/** A live table as a board sees it. */

import { bestOf } from "$lib/advice";
import type { Connection } from "$lib/connection.svelte";
import { levelOf, seatNames } from "$lib/seats";
import { settings } from "$lib/settings.svelte";
import { shelf } from "$lib/words.svelte";

import type { Box, GameEvent, GameModule, Stage, View } from "../games/game";

/** The view with the names that the reader's language gives to bots. */
export function named(view: View, names: readonly string[]): View {
  return { ...view, names: [...names] };
}

export class LiveStage implements Stage {
  readonly #connection: Connection;
  readonly box: Box;
  marked = $state.raw<readonly string[]>([]);

  constructor(
    connection: Connection,
    box: Box,
    readonly module: GameModule,
  ) {
    this.#connection = connection;
    this.box = box;
  }

  /** Whether two moves look the same here. */
  alike = (one: string, other: string): boolean => this.module.alike?.(one, other, this.view, this.box) ?? false;

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
  /** What is shown once more; whatever happens meanwhile comes first. */
  #again = $state.raw<{ over: readonly GameEvent[]; events: readonly GameEvent[] } | null>(null);
  get news() {
    const { news } = this.#connection;
    return this.#again?.over === news ? this.#again.events : news;
  }

  /** What happened since the own latest move. */
  get missed(): readonly GameEvent[] {
    return this.#connection.log.slice(this.#connection.since);
  }

  /** The event that is just shown once more. */
  get again(): GameEvent | null {
    return this.#again?.over === this.#connection.news ? (this.#again.events[0] ?? null) : null;
  }

  /** Shows an event once more, with its places and pieces on their way; none ends it. */
  show(event: GameEvent | null): void {
    this.#again = { over: this.#connection.news, events: event ? [event] : [] };
    this.marked = event ? this.module.places(event) : [];
  }
  get log() {
    return this.#connection.log;
  }
  #advice = $derived.by(() => bestOf(this.#connection.advice, this.alike));
  get advice() {
    return this.#advice;
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
