// Made from src/corral/games/elgaucho/seen/types.py and src/corral/games/elgaucho/rules/events.py by `python -m tools.view_types`; do not edit.

import type { Head } from "../view";

/** White, black, brown, golden and spotted cattle. */
export const BREEDS = ["W", "K", "B", "G", "S"] as const;
export type Breed = (typeof BREEDS)[number];

/** From the small one to the large one. */
export const PASTURES = ["a", "b", "c", "d"] as const;
export type Pasture = (typeof PASTURES)[number];

/** An area of special actions. */
export const AREAS = ["sort", "wish", "sale", "steal", "overseer", "steppe"] as const;
export type Area = (typeof AREAS)[number];

/** A tile by its breed and value, such as `W7`. */
export type Tile = string;

/** What is decided: in order of play. */
export const PHASES = ["keep", "enter", "turn", "overseer", "steppe", "collect", "final", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** A tile in the pampa, and the gaucho on it. */
export interface Lot {
  tile: Tile;
  /** Its big number, with which a gaucho stands on it. */
  big: number;
  /** Its small number, with which a gaucho lies on it. */
  small: number;
  /** Whose gaucho is on it. */
  gaucho: number | null;
  /** Whether that gaucho stands. */
  standing: boolean;
}

/** A row of tiles of one breed. */
export interface Herd {
  /** The values in their order. */
  row: number[];
  /** What it would bring without a bonus. */
  worth: number;
}

/** What a player has. */
export interface Ranch {
  pesos: number;
  /** The gauchos at home. */
  supply: number;
  /** Where others of its gauchos are. */
  areas: Area[];
  /** Its rows; breeds of which it has none are missing. */
  herds: Partial<Record<Breed, Herd>>;
  /** Tiles that are to be added. */
  incoming: Tile[];
  /** Tiles of the preliminary round that it did not keep; `null` for those of others. */
  aside: (Tile | null)[];
  /** Tiles of the preliminary round to choose from; `null` for those of others. */
  hand: (Tile | null)[];
  /** Whether it has chosen tiles to keep. */
  chosen: boolean;
  /** Which ones; told to the player alone. */
  choice: Tile[];
}

/** What a seat sees of El Gaucho. */
export interface ElGauchoSeen {
  /** What is decided now. */
  phase: Phase;
  /** The round from 1; 0 is the preliminary one. */
  round: number;
  /** The start player. */
  start: number;
  /** Whose turn it is; `null` if nobody's. */
  turn: number | null;
  /** Once the pile is used up: rounds with dice to be played, the running one included. */
  rounds_left: number | null;
  /** With two players the breed that is not in play. */
  breed_out: Breed | null;
  /** The dice that lie there. */
  rodeo: number[];
  /** The dice in hand. */
  dice: number[];
  /** Whether they were taken already. */
  dice_taken: boolean;
  /** The die that was wished for. */
  wish: number | null;
  /** `recalled`: a gaucho taken back is to be used; `paired`: a pair was begun. */
  pending: ("recalled" | "paired")[];
  /** Areas used in this turn. */
  touched: Area[];
  /** For each pasture its spaces; `null` for an empty one. */
  pampa: Record<Pasture, (Lot | null)[]>;
  /** Its tiles; `null` for one that the seat has not seen. */
  steppe: (Tile | null)[];
  /** How many tiles the draw pile has. */
  pile: number;
  /** Tiles that left the game. */
  gone: Tile[];
  /** Tiles whose place the seat does not know. */
  unseen: Tile[];
  /** The seats with a gaucho there. */
  areas: Record<Area, number[]>;
  /** What each seat has. */
  players: Ranch[];
}

/** A view of El Gaucho, as a match gives it. */
export interface ElGauchoView extends Head, ElGauchoSeen {
}

/** A space of the pampa by its pasture and place, such as `a2`. */
export type Space = string;

/** Why a row is sold: a tile that does not fit it, SALE, or the end of the match. */
export const REASONS = ["misfit", "sale", "end"] as const;
export type Reason = (typeof REASONS)[number];

/** With two players: a breed leaves the game. */
export interface BreedOut {
  kind: "breed_out";
  breed: Breed;
}

/** A space gets a tile. */
export interface Filled {
  kind: "filled";
  tile: Tile;
  space: Space;
}

/** A player gets the start player token. */
export interface StartPlayer {
  kind: "start_player";
  seat: number;
}

/** A player draws tiles for the preliminary round; only the player sees which. */
export interface Dealt {
  kind: "dealt";
  seat: number;
  count: number;
  tiles?: Tile[];
}

/** A player has chosen tiles to keep, still in secret. */
export interface Chosen {
  kind: "chosen";
  seat: number;
}

/** All have chosen: the tiles that a player keeps. */
export interface Kept {
  kind: "kept";
  seat: number;
  tiles: Tile[];
}

/** A gaucho is put on an area; without dice in the preliminary round. */
export interface Placed {
  kind: "placed";
  seat: number;
  area: Area;
  dice: number[];
}

/** A round begins. */
export interface RoundBegan {
  kind: "round_began";
  round: number;
  /** The start player. */
  seat: number;
  /** Rounds still to come with dice once the pile is used up, else -1. */
  left: number;
}

/** The start player rolls all dice. */
export interface Rolled {
  kind: "rolled";
  seat: number;
  dice: number[];
}

/** Two dice are taken. */
export interface Took {
  kind: "took";
  seat: number;
  dice: number[];
}

/** What dice do with a gaucho on a tile. */
export interface OnTile {
  seat: number;
  space: Space;
  tile: Tile;
  dice: number[];
}

/** A gaucho is stood on a tile. */
export interface Stood extends OnTile {
  kind: "stood";
}

/** A gaucho is laid on a tile. */
export interface Laid extends OnTile {
  kind: "laid";
}

/** A lying gaucho is raised with dice. */
export interface Raised extends OnTile {
  kind: "raised";
}

/** A lying gaucho is taken back. */
export interface Recalled {
  kind: "recalled";
  seat: number;
  space: Space;
}

/** A gaucho is taken back from an area. */
export interface RecalledArea {
  kind: "recalled_area";
  seat: number;
  area: Area;
}

/** WISH: a die of the player's choice. */
export interface Wished {
  kind: "wished";
  seat: number;
  die: number;
}

/** What a row brings: `count` times `highest` plus `bonus` makes the `pesos`. */
export interface Sale {
  count: number;
  highest: number;
  bonus: number;
  pesos: number;
}

/** A row is sold: `count` times `highest` plus `bonus` makes the `pesos`. */
export interface Sold extends Sale {
  kind: "sold";
  seat: number;
  breed: Breed;
  row: number[];
  reason: Reason;
}

/** STEAL: a tile changes hands, and its worth goes to the victim. */
export interface Stole {
  kind: "stole";
  seat: number;
  victim: number;
  tile: Tile;
  pesos: number;
}

/** OVERSEER: an own lying gaucho is raised. */
export interface Roused {
  kind: "roused";
  seat: number;
  space: Space;
  tile: Tile;
}

/** OVERSEER: a gaucho takes the place of the victim's, who gets it back, and pesos. */
export interface Replaced {
  kind: "replaced";
  seat: number;
  victim: number;
  space: Space;
  tile: Tile;
  pesos: number;
}

/** STEPPE: a player looks at the tiles there; only the player sees which they are. */
export interface Looked {
  kind: "looked";
  seat: number;
  count: number;
  tiles?: Tile[];
}

/** STEPPE: a tile is put into the pampa, with a standing gaucho on it. */
export interface Put {
  kind: "put";
  seat: number;
  tile: Tile;
  space: Space;
}

/** The steppe gets tiles from the pile. */
export interface SteppeRefilled {
  kind: "steppe_refilled";
  count: number;
  /** How many tiles are left there. */
  pile: number;
}

/** The draw pile is empty: the end is near. */
export interface PileEmpty {
  kind: "pile_empty";
}

/** Nothing was drawn for many rounds: the pile counts as empty. */
export interface PileIdle {
  kind: "pile_idle";
}

/** A turn ends. */
export interface Ended {
  kind: "ended";
  seat: number;
}

/** Standing gauchos bring their tiles home. */
export interface Collected {
  kind: "collected";
  seat: number;
  tiles: Tile[];
}

/** A tile comes to the right end of its row. */
export interface Added {
  kind: "added";
  seat: number;
  tile: Tile;
}

/** SORT: a tile is inserted into its row. */
export interface Sorted {
  kind: "sorted";
  seat: number;
  tile: Tile;
  /** The place in the row, from 1. */
  place: number;
  /** The row with it. */
  row: number[];
}

/** The match is over. */
export interface Over {
  kind: "over";
  scores: number[];
  winners: number[];
}

/** What everybody sees alike. */
export type ElGauchoOpen = BreedOut
  | Filled
  | StartPlayer
  | Chosen
  | Kept
  | Placed
  | RoundBegan
  | Rolled
  | Took
  | Stood
  | Laid
  | Raised
  | Recalled
  | RecalledArea
  | Wished
  | Sold
  | Stole
  | Roused
  | Replaced
  | Put
  | SteppeRefilled
  | PileEmpty
  | PileIdle
  | Ended
  | Collected
  | Added
  | Sorted
  | Over;

/** What has secrets. */
export type ElGauchoSecret = Dealt
  | Looked;

/** Whatever can happen in El Gaucho. */
export type ElGauchoEvent = ElGauchoOpen
  | ElGauchoSecret;
