// Made from src/corral/server/wire.py by `python -m tools.server_page`; do not edit.

import type { GameEvent, View } from "./games/view";

/** By what somebody can come back, and where they are signed in. */
export interface Account {
  me: Me;
  login: string | null;
  passkeys: PasskeyInfo[];
  recovery: number | null;
  sessions: SessionInfo[];
}

/** What the bot would do, best first. */
export interface Advice {
  kind: "advice";
  key: string;
  candidates: Candidate[];
}

/** I agree to what is proposed. */
export interface Agree {
  kind: "agree";
  key: string;
}

/** Let the table's bot play for me. */
export interface Away {
  kind: "away";
  key: string;
}

/** I play myself again. */
export interface Back {
  kind: "back";
  key: string;
}

/** A bot as rated matches have shown it. */
export interface BotRating {
  bot: string;
  rating: number;
  spread: number;
  matches: number;
}

/** The table's voice, as in "going once" (1), "going twice" (2), before silence is an answer. */
export interface Call {
  kind: "call";
  call: number;
  seconds: number;
}

/** A move: the chance to win with it, the points expected, how often the bot has tried it. Of a move that is the only one nothing is said. */
export interface Candidate {
  move: string;
  chance: number | null;
  score: number | null;
  visits: number;
}

/** What can be played here, by which bots, and in which languages it is told. */
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  languages: Record<string, string>;
  call_seconds: number;
  count_seconds: number;
}

/** What somebody said; without a seat they were watching. */
export interface ChatLine {
  name: string;
  text: string;
  at: number;
  seat?: number | null;
}

/** Somebody on the ladder: the highest level they have reached, and their wins there. */
export interface ClimberInfo {
  id: string;
  name: string;
  level: string;
  wins: number;
}

/** I do not agree to what is proposed; or, of the own proposal, I take it back. */
export interface Decline {
  kind: "decline";
  key: string;
}

/** Something that a game counts: its name, on average in a match, and the most in one. */
export interface FactInfo {
  name: string;
  mean: number;
  most: number;
}

/** The own name, so that nobody is deleted by a slip. */
export interface Farewell {
  name: string;
}

/** All there is to know, at this version. */
export interface Fresh {
  kind: "fresh";
  version: number;
  table: TableInfo;
  you: You;
  view: View | null;
  log: GameEvent[];
  chat: ChatLine[];
  said?: number;
  read?: number;
  seconds?: number | null;
  key?: string | null;
}

/** How often somebody has played a game to its end, and won. */
export interface GameCount {
  game: string;
  matches: number;
  won: number;
}

/** What somebody does at a game: where their points came from, and what they did. */
export interface GameFacts {
  game: string;
  matches: number;
  worth: FactInfo[];
  deeds: FactInfo[];
}

/** A game that tables can play. What it is called stands in its words. */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  minutes: number[];
  page: string;
  options: OptionInfo[];
  lesson?: string[];
  practice?: string[];
  auctions?: boolean;
}

/** A password to come in by from now on; with the old one, if there is one. */
export interface GivenPassword {
  password: string;
  old?: string | null;
}

/** Whether bots think less long than usual at this table, because many wait for them. */
export interface Haste {
  kind: "haste";
  haste: boolean;
}

/** Whether the server can do its work. */
export interface Health {
  status: "ok" | "starting" | "stopping";
}

/** The first message: what came after version `since`, please, or a fresh view. Where several share a screen, `seat` is the one to look through and to play from now on; it must be an own one. Said again, it looks through another. */
export interface Hello {
  kind: "hello";
  since?: number | null;
  seat?: number | null;
}

/** What would the bot do? */
export interface Hint {
  kind: "hint";
  key: string;
}

/** The link to a table that friends can open. */
export interface Invitation {
  link: string;
  reach: "everybody" | "network" | "nobody";
  qr: string;
  size: number;
}

/** Take a chair: that one, or the first open one. With a name it is for somebody at the same screen, and may be one more. */
export interface JoinTable {
  seat?: number | null;
  name?: string | null;
}

/** The ladder of a game, the lowest rung first. */
export interface Ladder {
  game: string;
  rungs: Rung[];
}

/** Somebody in the list of leaders, which goes by rating less spread. */
export interface LeaderInfo {
  id: string;
  name: string;
  rating: number;
  spread: number;
  matches: number;
}

/** The best at a game; whoever has fewer than `enough` rated matches is not listed yet. */
export interface Leaders {
  game: string;
  enough: number;
  leaders: LeaderInfo[];
  bots: BotRating[];
  rung: number;
  ladder: ClimberInfo[];
}

/** The table after a move of anybody, and what the move caused. */
export interface LessonFrame {
  view: View;
  log: GameEvent[];
}

/** A step of a lesson after the moves that the learner has found. */
export interface LessonScene {
  seat: number;
  found: string[];
  frames: LessonFrame[];
  moves: string[];
  wanted: string | null;
}

/** It is shown once; we keep no more than a hash of it. */
export interface Link {
  path: string;
  code: string;
  until: number | null;
  qr: string;
  size: number;
}

/** Whether the table is looked at, or something else is in front of it. At first it is. */
export interface Look {
  kind: "look";
  here: boolean;
}

/** What `corral review --json` prints. */
export interface MatchReview {
  game: string;
  rules: number;
  names: string[];
  over: boolean;
  scores: number[];
  progress: number;
  finished: boolean;
  entries: ReviewEntry[];
  graph: ReviewPoint[];
  decisions: ReviewDecision[];
  turning_points: ReviewTurn[];
  seats: ReviewSeat[];
}

/** Who the cookie belongs to. */
export interface Me {
  id: string;
  name: string;
}

/** A link to come in by, once: at another device within minutes, or in an emergency. */
export interface NewLink {
  kind: "device" | "recovery";
}

/** A passkey that the browser has made. */
export interface NewPasskey {
  credential: Record<string, unknown>;
}

/** A table to be opened. Its creator is the host. The host takes the first open chair, unless a seat is for somebody who is here. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  rules?: number | null;
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  seconds?: number | null;
  hints?: boolean;
  stand_in?: string | null;
  deserted?: "pause" | "stand_in";
  position?: string | null;
  rated?: "all" | "people" | null;
  helpers?: boolean;
  start?: boolean;
}

/** What happened between the version before and this one; all but the version may be missing. */
export interface News {
  kind: "news";
  version: number;
  cause: "agreement" | "moved" | "order" | "rematch" | "said" | "seats" | "started" | "undone";
  alone?: boolean;
  events?: GameEvent[];
  retracted?: number;
  patch?: unknown[][];
  view?: View | null;
  you?: You | null;
  table?: TableInfo | null;
  said?: ChatLine | null;
  seconds?: number | null;
  key?: string | null;
}

/** Somebody they have met; `ahead`: how often they came before them. */
export interface OpponentInfo {
  id: string;
  name: string;
  matches: number;
  ahead: number;
}

/** A variant that a game can be played with, and the rule that describes it. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  rule: string;
  low?: number | null;
  high?: number | null;
  words?: string[];
  excludes?: string[];
}

/** A secret standing order at an unhurried table, between the bounds that `You` tells. By its limit moves are made for the seat, as the game says. Without one it is withdrawn. */
export interface Order {
  kind: "order";
  key: string;
  limit?: number | null;
}

/** The least and the highest limit of a standing order. */
export interface OrderBounds {
  low: number;
  high: number;
}

/** How quickly bots are to move, beyond the time they think: "once" is without any pause. The calmest wish of those who play at the table counts. */
export interface Pace {
  kind: "pace";
  pace: "brisk" | "calm" | "once";
}

/** A passkey, by the name of the device it was made on. */
export interface PasskeyInfo {
  id: string;
  name: string;
  made: number;
  used: number | null;
}

/** To be answered with a `Pong` of the same mark at once. */
export interface Ping {
  kind: "ping";
  mark: number;
}

/** A move, made on a version; the key is the same when it is sent again. */
export interface Play {
  kind: "play";
  move: string;
  version: number;
  key: string;
}

/** A finished match in somebody's history. */
export interface PlayedMatch {
  table: string;
  game: string;
  ended: number;
  own: number;
  rated: "all" | "people" | null;
  seats: SeatResult[];
}

/** The answer to a `Ping`, so that the server knows how slow the connection is. */
export interface Pong {
  kind: "pong";
  mark: number;
}

/** What became of a try. */
export interface PracticeAnswer {
  right: boolean;
  tried: Candidate | null;
  candidates: Candidate[];
}

/** A position with one clearly best move, as its seat knows it. */
export interface PracticeScene {
  seat: number;
  view: View;
  moves: string[];
  position: string;
}

/** Who is connected: seat by seat, and the number of spectators. */
export interface Present {
  kind: "present";
  seats: boolean[];
  spectators: number;
  idle?: number[];
  seen?: (number | null)[];
}

/** Why something was refused. Where a rule refused it, `rule` is its number. `reason` and `values` tell why in the way of an event, to be worded in any language: of an `illegal_move` by the game, else by the page. */
export interface Problem {
  code: "bad_request" | "banned" | "forbidden_origin" | "illegal_move" | "internal" | "not_allowed" | "not_found" | "not_seated" | "not_signed_in" | "not_started" | "not_your_turn" | "over" | "repeated" | "seat_taken" | "slow_down" | "stale" | "started" | "too_large" | "too_many_tables" | "unavailable";
  message: string;
  rule?: string | null;
  reason?: string | null;
  values?: Record<string, unknown>;
}

/** Somebody's play. */
export interface Profile {
  id: string;
  name: string;
  since: number;
  own: boolean;
  counts: GameCount[];
  ratings: RatingInfo[];
  rung: number;
  ladders: Ladder[];
  opponents: OpponentInfo[];
  facts: GameFacts[];
}

/** What a seat proposes, and the seats that have not answered yet. */
export interface Proposal {
  what: "abandon" | "pause" | "takeback";
  seat: number;
  asked: number[];
}

/** Ask all who play to agree: to end the match without a result, to pause it, or to take the own latest move back with all that came after it. */
export interface Propose {
  kind: "propose";
  what: "abandon" | "pause" | "takeback";
  key: string;
}

/** What `navigator.credentials` is to be asked, as JSON. */
export interface Question {
  options: Record<string, unknown>;
}

/** How strong somebody is believed to be at a game; newcomers have 1000. */
export interface RatingInfo {
  game: string;
  rating: number;
  spread: number;
  matches: number;
}

/** A rating after a match. */
export interface RatingPoint {
  at: number;
  rating: number;
  spread: number;
}

/** So many lines of the table's chat have been seen, of all that ever were. */
export interface Read {
  kind: "read";
  lines: number;
}

/** A message that was not granted and has changed nothing. */
export interface Refused {
  kind: "refused";
  problem: Problem;
  key?: string | null;
}

/** A finished match after some of its moves. */
export interface Replay {
  moves: number;
  of: number;
  view: View;
  log: GameEvent[];
  position: string;
}

/** Give the match up. The table's bot plays on for the seat, and nobody comes back to it. Where one seat alone is left that has not resigned, or no person is, the match is over. */
export interface Resign {
  kind: "resign";
  key: string;
}

/** Let a paused match go on; any of those who play may do so. */
export interface Resume {
  kind: "resume";
  key: string;
}

/** A decision, by what its seat knew; `cost` is in chance to win. */
export interface ReviewDecision {
  entry: number;
  move: number;
  seat: number;
  played: Candidate;
  best: Candidate;
  candidates: Candidate[];
  close: boolean;
  cost: number;
  points_lost: number;
  grade: "blunder" | "inaccuracy" | "mistake" | null;
}

/** A line of the record: a move, or an outcome of chance (`seat` null). */
export interface ReviewEntry {
  move: number;
  seat: number | null;
  text: string;
}

/** How everybody stood before an entry, by what all knew. */
export interface ReviewPoint {
  entry: number;
  move: number;
  chances: number[];
  points: number[];
  close: boolean;
}

/** A seat's way through the match. `start`, `luck`, `own` and `others` add up to `end`. */
export interface ReviewSeat {
  accuracy: number | null;
  decisions: number;
  grades: Record<string, number>;
  start: ReviewShare;
  luck: ReviewShare;
  own: ReviewShare;
  others: ReviewShare;
  end: ReviewShare;
}

/** In chance to win and in expected points. */
export interface ReviewShare {
  chance: number;
  points: number;
}

/** How far a review is, and what has been found so far. */
export interface ReviewState {
  status: "done" | "failed" | "none" | "running" | "waiting";
  progress?: number;
  number?: number;
  review?: MatchReview | null;
}

/** A turning point: by how much each seat's chance changed, and whose doing it was. */
export interface ReviewTurn {
  entry: number;
  move: number;
  seat: number | null;
  swings: number[];
}

/** A level of the ladder: wins alone against bots of this level or stronger ones. */
export interface Rung {
  level: string;
  wins: number;
  reached: boolean;
}

/** A line of chat. */
export interface Say {
  kind: "say";
  text: string;
  key: string;
}

/** A chair as everybody sees it. `away`: a bot plays for the player at present. Who has `resigned` does not come back. A bot has a name beside its level, except where 0.1.0 seated it. */
export interface SeatInfo {
  kind: "bot" | "closed" | "open" | "player";
  name?: string | null;
  bot?: string | null;
  away?: boolean;
  resigned?: boolean;
}

/** What a seat came to; without an id it was a bot, or somebody who is gone. */
export interface SeatResult {
  name: string;
  id: string | null;
  bot: string | null;
  points: number;
  place: number;
  rating: number | null;
}

/** Who is to sit on a chair: anybody who comes, a bot of that level, nobody, or somebody here. Those who are here share the host's screen: the host's cookie plays all their seats. */
export interface SeatWish {
  kind: "bot" | "closed" | "here" | "open";
  bot?: string | null;
  name?: string | null;
}

/** A browser that is somebody's; `way`: how they came in. */
export interface SessionInfo {
  id: string;
  way: "guest" | "link" | "passkey" | "password";
  device: string;
  made: number;
  seen: number;
  current: boolean;
}

/** The code of a link; `merge` as with passkeys. */
export interface ShownLink {
  code: string;
  merge?: boolean;
}

/** A passkey, to come in by; `merge` brings along what the browser's guest had so far. */
export interface ShownPasskey {
  credential: Record<string, unknown>;
  merge?: boolean;
}

/** A name and a password, to come in by; `merge` as with passkeys. */
export interface ShownPassword {
  login: string;
  password: string;
  merge?: boolean;
}

/** A guest's name, chosen or changed. */
export interface SignIn {
  name: string;
}

/** A move of a finished match, to find one's way by; the first is what set the match up. */
export interface Step {
  seat: number | null;
  kinds: string[];
  scores: number[];
}

/** A table, and what it is to the one who asks. */
export interface TableForMe {
  table: TableInfo;
  seat: number | null;
  seats: number[];
  host: boolean;
  awaited: boolean;
  unread?: number;
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  host: string;
  public: boolean;
  seconds: number | null;
  hints: boolean;
  helpers: boolean;
  stand_in: string;
  status: "gone" | "over" | "running" | "waiting";
  opened: number;
  from_position: boolean;
  scores: number[] | null;
  rematch: string | null;
  rated?: "all" | "people" | null;
  other_edition?: boolean;
  deserted?: "pause" | "stand_in";
  proposal?: Proposal | null;
  paused?: "agreed" | "deserted" | null;
  ending?: "abandoned" | "resigned" | null;
  winners?: number[] | null;
}

/** Take the last own move back. */
export interface Undo {
  kind: "undo";
  version: number;
  key: string;
}

/** What the match is to the one who is told. */
export interface You {
  seat: number | null;
  seats: number[];
  awaited: number[];
  moves: string[];
  undo: boolean;
  order: number | null;
  answer: string | null;
  orders: OrderBounds | null;
  away: boolean;
}

export type ClientMessage = Hello | Play | Undo | Say | Order | Hint | Away | Back | Propose | Agree | Decline | Resume | Resign | Look | Read | Pong | Pace;

export type ServerMessage = Fresh | News | Refused | Call | Present | Haste | Advice | Ping;
