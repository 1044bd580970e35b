// Made from src/corral/core/view.py by `python -m tools.view_types`; do not edit.

/** What a match adds to what its game tells. */
export interface Head {
  /** The game. */
  game: string;
  /** Whose view it is; `null` for a spectator's. */
  seat: number | null;
  /** The players' names. */
  names: string[];
  /** Whether it is over. */
  over: boolean;
  /** The points so far. */
  scores: number[];
  /** Who has won; several share. */
  winners: number[];
}

/** What a view tells, whatever the game; the page relies on it. */
export interface View extends Head {
  /** What is decided now, in the position's words; `over` at the end. */
  phase: string;
  /** Whose turn it is; `null` if nobody's. */
  turn: number | null;
}

/** What an event tells, whatever the game. */
export interface GameEvent {
  /** What has happened. */
  kind: string;
  /** Who did it, where somebody did. */
  seat?: number;
}
