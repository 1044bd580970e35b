/** The tile in hand: how it is turned, and over which cell it is held. */

import { distinct, looksLike, type PrintedTile, ROTATIONS } from "./printed";

const ALL = Array.from({ length: ROTATIONS }, (_, rotation) => rotation);

export class Hand {
  #cell = $state<string | null>(null);
  #rotation = $state(0);
  #laid = $state.raw<{ move: string; tile: string } | null>(null);

  /** The kind of tile, and the legal rotations by cell, are asked for when needed. */
  constructor(
    readonly kind: () => PrintedTile | null,
    readonly placings: () => ReadonlyMap<string, readonly number[]>,
  ) {}

  /** The cell of the ghost, while the tile fits there. */
  get cell(): string | null {
    return this.#cell !== null && this.placings().has(this.#cell) ? this.#cell : null;
  }

  get rotation(): number {
    const legal = this.#legal;
    return legal && !legal.includes(this.#rotation) ? (legal[0] ?? 0) : this.#rotation;
  }

  /** The move that the ghost stands for. */
  get move(): string | null {
    return this.cell === null ? null : `place ${this.cell} ${this.rotation}`;
  }

  /** How many ways of turning the tile there are to choose from. */
  get choices(): number {
    return this.#choices.length;
  }

  get #legal(): readonly number[] | undefined {
    return this.#cell === null ? undefined : this.placings().get(this.#cell);
  }

  get #choices(): readonly number[] {
    const kind = this.kind();
    return kind ? distinct(kind, this.#legal ?? ALL) : [];
  }

  /** Puts the tile down where it is held; it stays there to be seen until the answer comes. */
  lay(attempt: (move: string) => void): void {
    const { move } = this;
    if (move === null) return;
    this.#laid = { move, tile: this.kind()?.id ?? "" };
    attempt(move);
  }

  /** The move that has been made with this tile, as far as nothing has come of it yet. */
  laid(tile: string | null): string | null {
    return this.#laid?.tile === tile ? (this.#laid?.move ?? null) : null;
  }

  /** Holds the tile over a cell, as it is turned if it fits so, else as it does. */
  hold(cell: string | null, rotation?: number): void {
    this.#cell = cell;
    const legal = this.#legal;
    const wanted = rotation ?? this.#rotation;
    this.#rotation = legal && !legal.includes(wanted) ? (legal[0] ?? 0) : wanted;
  }

  /** Turns it clockwise (1) or back (-1), to the next way in which it fits and looks different. */
  turn(step: 1 | -1): void {
    const kind = this.kind();
    const choices = this.#choices;
    if (!kind || choices.length === 0) return;
    const now = choices.findIndex((choice) => looksLike(kind, choice, this.rotation));
    this.#rotation = choices[(now + step + choices.length) % choices.length] ?? 0;
  }
}
