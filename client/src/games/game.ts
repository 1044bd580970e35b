/**
 * What the page has to know of a game, and what a game's board is given.
 *
 * A game lies in a folder of its own and is loaded when a table of it is opened. Everything that
 * is the same in all games (prompt bar, log, chat, clock, list of moves, end) is the page's.
 */

import type { Component } from "svelte";

import { gameInfo } from "$lib/api";
import type { Messages, Values } from "$lib/fluent";
import type { Panel } from "../table/panels";
import type { Candidate, OrderBounds } from "../wire";
import type { GameEvent, View } from "./view";

// What every game tells; `view.ts` in a game's folder has all that it tells.
export type { GameEvent, View };

/** What a refusal is about, as an event's values. */
export type RefusalValues = Record<string, unknown>;

/** Which variant of a message (empty: the plain one), and its values. */
export type Phrase = [variant: string, values: Values];

/** How the game's values are called; the same as the module `phrases` beside the rules. */
export interface Phrases<V extends View = View, E extends GameEvent = GameEvent> {
  event(words: Messages, event: E, names: readonly string[]): Phrase;
  move(words: Messages, move: string, view: V | null): Phrase;
  /** Why a move is not allowed; the reason is the end of the id `GAME-refusal-…`. */
  refusal(words: Messages, reason: string, values: RefusalValues, names: readonly string[]): Phrase;
  /** The end of the id `GAME-prompt-…` that fits the view. */
  prompt(view: V): string;
}

/** SVG fragments by name, and the printed facts of the edition. */
export interface Box<P = unknown> {
  pictures: Record<string, string>;
  printed: P;
}

/** A table as a board sees it: live, in a replay, or while only looking on. */
export interface Stage<V extends View = View, E extends GameEvent = GameEvent, P = unknown> {
  readonly game: string;
  readonly view: V;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: number | null;
  /** Legal moves of that seat now, in notation; empty while there is nothing to decide. */
  readonly moves: readonly string[];
  readonly box: Box<P>;
  /** What happened just now, for animation; a new array each time. */
  readonly news: readonly E[];
  /** What happened so far, the latest last; the oldest may be missing. */
  readonly log: readonly E[];
  /** Places that a line of the log points at, in the words of `GameModule.places`. */
  readonly marked: readonly string[];
  /** What the bot would do, best first, after "show me". */
  readonly advice: readonly Candidate[];
  /** Whether the table shows helpers: remaining tiles, points previews. */
  readonly helpers: boolean;
  /** Whether things may move. */
  readonly motion: boolean;
  /** How often the table has called, as in "going once, going twice"; 0 when silent. */
  readonly call: number;
  /** The seat's standing order, if it has one. */
  readonly order: number | null;
  /** The move that the seat has answered with before it is asked. */
  readonly answer?: string | null;
  /** Between which limits a standing order may be given now; null where none is taken. */
  readonly orders: OrderBounds | null;
  /** Whether there is no clock, so that the seat may come to give standing orders. */
  readonly unhurried: boolean;
  readonly words: Messages;
  /** Plays a move; one that is not legal is answered with the rule that forbids it. */
  attempt(move: string): void;
  setOrder(limit: number | null): void;
  /** Takes the last own move back; null where that cannot be done. */
  readonly takeBack?: (() => void) | null;
}

/** Where somebody's points came from. `label` is the id of a message. */
export interface Source {
  label: string;
  points: number;
}

/** A game's part of the page, in terms of its own views, events and printed facts. */
export interface GameModule<V extends View = View, E extends GameEvent = GameEvent, P = unknown> {
  Board: Component<{ stage: Stage<V, E, P> }>;
  phrases: Phrases<V, E>;
  /** The moves that the prompt bar shows as buttons, because they have no place on the board. */
  buttons(moves: readonly string[], view: V): string[];
  /** Whether two moves come to the same for whoever looks, as two turns of a symmetric tile do. */
  alike?(one: string, other: string, view: V, box: Box<P>): boolean;
  /** What a button's move would leave unused though it could be used: a question in words, asked once before it. */
  unused?(words: Messages, move: string, view: V, moves: readonly string[]): string | null;
  /** The places on the board that an event is about. */
  places(event: E): string[];
  /** Kinds of events that replays look for, besides points; `web-moment-GAME-KIND` is what they are called. */
  moments?: readonly E["kind"][];
  /** What replays look for that no event tells, by the views before and after points changed; called alike. */
  sights?: Record<string, (before: V, after: V) => boolean>;
  /** Where a seat's points came from, for the chart at the end. */
  sources(log: readonly E[], view: V, seat: number): Source[];
  /** For each phase the rule that describes what is decided there. */
  rules: Record<string, string>;
  /** The first-match coach, if there is one: the end of the id `web-coach-GAME-…` for the present decision. */
  lesson?(view: V, moves: readonly string[]): string | null;
  /** The panel that stands open beside the board where there is room. */
  panel?: Panel;
}

/** Each has views and events of its own, and is only ever given those. */
const LOADERS = import.meta.glob<{ default: GameModule<any, any, any> }>("./*/index.ts");

/** Fetches the part of the page that knows a game: here alone a name stands for its types. The plain one knows them all. */
export async function load(game: string): Promise<GameModule> {
  const own = (await gameInfo(game))?.page;
  const loader = LOADERS[`./${own}/index.ts`];
  return (await (loader ? loader() : import("./plain"))).default;
}
