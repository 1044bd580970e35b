// Made from src/corral/games/goldrush/seen/types.py and src/corral/games/goldrush/rules/events.py by `python -m tools.view_types`; do not edit.

import type { Head } from "../view";

/** A sort of feature. */
export const SORTS = ["mountain", "railroad", "city", "prairie"] as const;
export type Sort = (typeof SORTS)[number];

/** What a cowboy is called on a feature of each sort (G-7). */
export const ROLES = ["miner", "railwayman", "trader", "farmer"] as const;
export type Role = (typeof ROLES)[number];

/** A kind of tile, such as `Da`. */
export type TileName = string;

/** A place in the landscape by its `x` and `y`, such as `1,0`. */
export type Cell = string;

/** A part of a tile by its cell and its place there, such as `1,0:N`. */
export type PartName = string;

/** What is decided: in order of play. */
export const PHASES = ["place", "act", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** A part of a tile. */
export interface Part {
  /** Its place on the tile, such as `N`. */
  part: string;
  sort: Sort;
  /** The place of its feature in the list of features. */
  feature: number;
  /** Whose cowboy is on it. */
  cowboy: number | null;
  /** Whose tent is on it. */
  tent: number | null;
}

/** A tile of the landscape. */
export interface LaidTile {
  cell: Cell;
  x: number;
  y: number;
  tile: TileName;
  /** By so many quarters it is turned clockwise. */
  rotation: number;
  parts: Part[];
}

/** A cell where the tile to be placed fits. */
export interface Opening {
  cell: Cell;
  x: number;
  y: number;
  rotations: number[];
}

/** What counts in a feature of each sort. */
export interface Counts {
  tiles: number;
  /** Of mountains. */
  nuggets?: number;
  /** Of mountains: how many lie there. */
  tokens?: number;
  /** Of railroads. */
  locomotives?: number;
  /** Of cities: finished ones that end there. */
  railroads?: number;
  /** Of prairies. */
  camps?: number;
  /** Of prairies. */
  herds?: number;
}

/** What parts form together. */
export interface Feature extends Counts {
  /** Its name, after its oldest part. */
  feature: PartName;
  sort: Sort;
  parts: PartName[];
  /** Its open ends. */
  open: number;
  finished: boolean;
  /** How many each seat has there. */
  cowboys: number[];
  /** Who would score. */
  owners: number[];
  /** What it brings as it is now. */
  points: number;
}

/** A cowboy in the landscape. */
export interface Cowboy {
  part: PartName;
  role: Role;
}

/** What a player has. */
export interface Player {
  points: number;
  /** Where they are on the score track. */
  space: number;
  /** How often they went round it. */
  laps: number;
  /** Cowboys at home. */
  supply: number;
  /** Those in the landscape. */
  cowboys: Cowboy[];
  /** Where the tent stands. */
  tent: PartName | null;
  /** Worths of mining tokens; `null` for those of others. */
  tokens: (number | null)[];
}

/** Where the mining tokens are. */
export interface Tokens {
  supply: number;
  /** Those that lie on mountains. */
  on_table: number;
  /** Those that left the game. */
  removed: number;
  /** How many of each worth the seat has not seen. */
  unseen: Record<string, number>;
}

/** What everybody sees alike. */
export interface Common {
  /** What is decided now. */
  phase: Phase;
  /** The start player. */
  start: number;
  /** Whose turn it is; `null` if nobody's. */
  turn: number | null;
  /** The tile to be placed. */
  tile: TileName | null;
  /** The cell of the one just placed. */
  placed: Cell | null;
  /** Where `tile` fits. */
  openings: Opening[];
  /** The landscape in the order it was laid. */
  tiles: LaidTile[];
  /** What the parts form together. */
  features: Feature[];
  /** How many tiles of each kind are to come. */
  left: Record<TileName, number>;
  /** Those that fitted nowhere. */
  gone: Record<TileName, number>;
  /** How many tiles are to come in all. */
  tiles_left: number;
}

/** What a seat sees of Gold Rush. */
export interface GoldRushSeen extends Common {
  /** Where the mining tokens are. */
  tokens: Tokens;
  /** What each seat has. */
  players: Player[];
}

/** A view of Gold Rush, as a match gives it. */
export interface GoldRushView extends Head, GoldRushSeen {
}

/** The start tile lies in the middle. */
export interface StartTile {
  kind: "start_tile";
  tile: TileName;
  cell: Cell;
  /** Mining tokens on it. */
  tokens: number;
}

/** The start player is found. */
export interface StartPlayer {
  kind: "start_player";
  seat: number;
}

/** A player draws a tile. */
export interface Drawn {
  kind: "drawn";
  seat: number;
  tile: TileName;
}

/** The tile drawn fits nowhere and leaves the game. */
export interface Unplaceable {
  kind: "unplaceable";
  seat: number;
  tile: TileName;
}

/** A player places a tile. */
export interface Placed {
  kind: "placed";
  seat: number;
  tile: TileName;
  cell: Cell;
  rotation: number;
}

/** A mountain gets mining tokens. */
export interface TokensLaid {
  kind: "tokens_laid";
  part: PartName;
  count: number;
  /** How many lie there now. */
  pile: number;
}

/** A player puts a cowboy on the new tile. */
export interface CowboyPlaced {
  kind: "cowboy_placed";
  seat: number;
  role: Role;
  part: PartName;
  /** Cowboys left at home. */
  supply: number;
}

/** A player puts the tent on a mountain, `from` another one or from home. */
export interface TentPlaced {
  kind: "tent_placed";
  seat: number;
  part: PartName;
  from: PartName | null;
}

/** What comes from the tokens of a mountain to a player. */
export interface TokenTaken {
  seat: number;
  mountain: PartName;
  /** How many are left there. */
  pile: number;
  /** What it is worth. */
  token?: number;
}

/** A player takes a token where the tent stands; only the player sees it. */
export interface Took extends TokenTaken {
  kind: "took";
}

/** A player does nothing with the new tile. */
export interface Passed {
  kind: "passed";
  seat: number;
}

/** A player gets a token of a finished mountain; only the player sees it. */
export interface Claimed extends TokenTaken {
  kind: "claimed";
}

/** Tokens leave the game unseen. */
export interface TokensRemoved {
  kind: "tokens_removed";
  mountains: PartName[];
  count: number;
}

/** A railroad is scored. */
export interface RailroadScored {
  kind: "railroad_scored";
  feature: PartName;
  cells: Cell[];
  finished: boolean;
  tiles: number;
  locomotives: number;
  /** How many each seat has there. */
  cowboys: number[];
  /** Who gets the points. */
  seats: number[];
  points: number;
}

/** A mountain is scored. */
export interface MountainScored {
  kind: "mountain_scored";
  feature: PartName;
  cells: Cell[];
  finished: boolean;
  nuggets: number;
  /** How many each seat has there. */
  cowboys: number[];
  /** Who gets the points. */
  seats: number[];
  points: number;
}

/** A city is scored. */
export interface CityScored {
  kind: "city_scored";
  feature: PartName;
  cells: Cell[];
  finished: boolean;
  railroads: number;
  /** How many each seat has there. */
  cowboys: number[];
  /** Who gets the points. */
  seats: number[];
  points: number;
}

/** A prairie is scored, at the end. */
export interface PrairieScored {
  kind: "prairie_scored";
  feature: PartName;
  cells: Cell[];
  camps: number;
  herds: number;
  /** How many each seat has there. */
  cowboys: number[];
  /** Who gets the points. */
  seats: number[];
  points: number;
}

/** A cowboy comes home. */
export interface CowboyReturned {
  kind: "cowboy_returned";
  seat: number;
  part: PartName;
}

/** A tent comes home. */
export interface TentReturned {
  kind: "tent_returned";
  seat: number;
  part: PartName;
}

/** A player shows all tokens at the end. */
export interface TokensShown {
  kind: "tokens_shown";
  seat: number;
  tokens: number[];
  points: number;
}

/** The match is over. */
export interface Over {
  kind: "over";
  scores: number[];
  winners: number[];
}

/** A feature is scored. */
export type Scored = RailroadScored
  | MountainScored
  | CityScored
  | PrairieScored;

/** What everybody sees alike. */
export type GoldRushOpen = StartTile
  | StartPlayer
  | Drawn
  | Unplaceable
  | Placed
  | TokensLaid
  | CowboyPlaced
  | TentPlaced
  | Passed
  | TokensRemoved
  | Scored
  | CowboyReturned
  | TentReturned
  | TokensShown
  | Over;

/** What has secrets. */
export type GoldRushSecret = Took
  | Claimed;

/** Whatever can happen in Gold Rush. */
export type GoldRushEvent = GoldRushOpen
  | GoldRushSecret;
