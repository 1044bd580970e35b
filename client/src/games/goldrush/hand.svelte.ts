/** The tile in hand: how it is turned, and over which cell it is held. */

import { distinct, looksLike, type PrintedTile, ROTATIONS } from "./printed";

const ALL = Array.from({ length: ROTATIONS }, (_, rotation) => rotation);

/** A cell with the tile over it: turned how, and whether it only follows the mouse there. */
interface Over {
  readonly cell: string;
  readonly rotation: number;
  readonly passing: boolean;
}

export class Hand {
  #over = $state.raw<Over | null>(null);
  /** As the player has turned it; over a cell where it does not fit so, it is seen as it does. */
  #turned = $state(0);
  #laid = $state.raw<{ move: string; tile: string } | null>(null);

  /** The kind of tile, and the legal rotations by cell, are asked for when needed. */
  constructor(
    readonly kind: () => PrintedTile | null,
    readonly placings: () => ReadonlyMap<string, readonly number[]>,
  ) {}

  /** The cell of the ghost, while the tile fits there. */
  get cell(): string | null {
    return this.#legal ? (this.#over?.cell ?? null) : null;
  }

  /** The same, but only if the tile stays there when the mouse leaves. */
  get held(): string | null {
    return this.#over?.passing ? null : this.cell;
  }

  /** As the player has turned it, whatever it is held over. */
  get turned(): number {
    return this.#turned;
  }

  get rotation(): number {
    const legal = this.#legal;
    if (!legal || !this.#over) return this.#turned;
    return legal.includes(this.#over.rotation) ? this.#over.rotation : (legal[0] ?? 0);
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
    return this.#over ? this.placings().get(this.#over.cell) : undefined;
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
  hold(cell: string | null, rotation = this.#turned): void {
    this.#over = cell === null ? null : { cell, rotation, passing: false };
  }

  /** Shows the tile over the cell that the mouse is over; where it is held it stays held. */
  hover(cell: string, rotation = this.#turned): void {
    if (this.cell !== cell) this.#over = { cell, rotation, passing: true };
  }

  /** The mouse is over no cell any more. */
  leave(): void {
    if (this.#over?.passing) this.#over = null;
  }

  /** Turns it clockwise (1) or back (-1), to the next way in which it fits and looks different. */
  turn(step: 1 | -1): void {
    const kind = this.kind();
    const choices = this.#choices;
    if (!kind || choices.length === 0) return;
    const now = choices.findIndex((choice) => looksLike(kind, choice, this.rotation));
    const rotation = choices[(now + step + choices.length) % choices.length] ?? 0;
    this.#turned = rotation;
    if (this.#over) this.#over = { ...this.#over, rotation };
  }
}
