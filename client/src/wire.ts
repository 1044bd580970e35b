// Made from the types of the server by `python -m tools.server_page`; do not edit.

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

/** Somebody one wants nothing to do with. */
export interface BlockedInfo {
  id: string;
  name: string;
  at: number;
}

/** A table of a round; without one it was a bye, or the others were not there. */
export interface BoardInfo {
  round: number;
  table: string | null;
  over: boolean;
  seats: BoardSeat[];
}

/** Somebody at a board: where they came, and whether they have forfeited it. */
export interface BoardSeat {
  entrant: number;
  name: string;
  place: number | null;
  forfeit: boolean;
}

/** A bot account as everybody sees it. */
export interface BotInfo {
  id: string;
  name: string;
  owner: string;
  online: boolean;
  takes: Takes;
}

/** A bot as rated matches have shown it. */
export interface BotRating {
  bot: string;
  rating: number;
  spread: number;
  matches: number;
}

/** A bot account with its new token, which is shown once; we keep no more than a hash of it. A program sends it with every request: `Authorization: Bearer TOKEN`. */
export interface BotToken {
  bot: OwnBot;
  token: string;
}

/** The record of a match, to be seen and reviewed here. */
export interface BringRecord {
  record: string;
}

/** A record that one has brought, as the table that it has become. */
export interface BroughtRecord {
  table: TableInfo;
  at: number;
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

/** A seat that a bot account is asked to take. */
export interface Challenge {
  id: string;
  number: number;
  challenger: string;
  table: TableInfo;
  seat: number;
  made: number;
  until: number;
  status: "accepted" | "cancelled" | "declined" | "expired" | "open";
  reason?: string | null;
}

/** Where somebody is told. `shown`: the device, the mailbox, or the host of a webhook. */
export interface ChannelInfo {
  id: string;
  kind: "mail" | "push" | "webhook";
  shown: string;
  form: "" | "discord" | "json" | "slack";
  made: number;
  confirmed: boolean;
  here: boolean;
  trouble: string | null;
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

/** A club, and what it is to the one who asks. All but `club` is for members alone. */
export interface ClubForMe {
  club: ClubInfo;
  members: MemberInfo[];
  evenings: EveningInfo[];
}

/** A club as strangers see it. */
export interface ClubInfo {
  id: string;
  name: string;
  about: string;
  listed: boolean;
  members: number;
  role: "asking" | "member" | "owner" | null;
}

/** The ladder of a club at a game: from rated matches of members with each other alone. */
export interface ClubLadder {
  game: string;
  standings: RungInfo[];
}

/** The own ones, and some that are open to be found. */
export interface Clubs {
  mine: ClubInfo[];
  others: ClubInfo[];
}

/** Whether one comes to an evening. */
export interface ComingWish {
  coming: boolean;
}

/** People one has played with, the latest first, and those one has blocked. */
export interface CompanyInfo {
  people: PersonInfo[];
  blocked: BlockedInfo[];
}

/** I do not agree to what is proposed; or, of the own proposal, I take it back. */
export interface Decline {
  kind: "decline";
  key: string;
}

/** Why a challenge is not taken; people read it in their language. */
export interface DeclineChallenge {
  reason?: "busy" | "declined" | "game" | "later" | "no_bots" | "options" | "pace" | "rated";
}

/** An evening of a club, with those who come and the tables that were opened for it. */
export interface EveningInfo {
  id: string;
  at: number;
  minutes: number;
  game: string | null;
  note: string;
  coming: string[];
  own: boolean;
  tables: TableInfo[];
}

/** A table to be opened for an evening: what is played, by how many. */
export interface EveningTable {
  game: string;
  players: number;
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

/** Whom the host takes out of the tournament. */
export interface Forfeit {
  entrant: number;
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

/** A table to which one is invited. */
export interface InvitationToMe {
  table: TableInfo;
  inviter: string;
  name: string;
  at: number;
}

/** Somebody one has played with is to come to a table. */
export interface InvitePerson {
  player: string;
}

/** Somebody who was invited to a table. */
export interface InvitedGuest {
  id: string;
  name: string;
  answer: "declined" | "here" | "none";
}

/** Come in by the code of its link; without one, ask. */
export interface JoinClub {
  code?: string | null;
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
  owner?: string | null;
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

/** An address; a mail goes there, and nothing more until its link is opened. */
export interface MailChannel {
  address: string;
  language?: string;
  zone?: string;
}

/** What the link in a mail is about; the address is not told in full. */
export interface MailLink {
  shown: string;
  confirmed: boolean;
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

/** Who the cookie belongs to, or the token. */
export interface Me {
  id: string;
  name: string;
  owner?: string | null;
}

/** Somebody in a club. */
export interface MemberInfo {
  id: string;
  name: string;
  role: "asking" | "member" | "owner";
  since: number;
}

/** A tournament that one takes part in and that is not over; `table`: where one is awaited. */
export interface MyTournament {
  tournament: TournamentInfo;
  table: string | null;
}

/** A bot account to be made. */
export interface NewBot {
  name: string;
}

/** A club to be opened, or what is to be told of one from now on. */
export interface NewClub {
  name: string;
  about?: string;
  listed?: boolean;
}

/** When members meet, and what they play then; seconds since 1970. */
export interface NewEvening {
  at: number;
  minutes?: number;
  game?: string | null;
  note?: string;
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

/** A tournament to be opened, by a guest who has kept their identity. */
export interface NewTournament {
  name: string;
  game: string;
  format: "arena" | "round_robin" | "swiss";
  size?: number;
  options?: Record<string, boolean | number | string>;
  seconds?: number | null;
  rated?: boolean;
  public?: boolean;
  club?: string | null;
  begins?: number | null;
  minutes?: number;
  rounds?: number;
  times?: number;
  round_minutes?: number;
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

/** When somebody is told, and in which language. Quiet hours are minutes of the day in the zone of time (as the IANA names it), and may go over midnight; without both there are none. */
export interface NoticeSettings {
  language: string;
  zone: string;
  quiet_from?: number | null;
  quiet_until?: number | null;
}

/** What became of a test notice; `trouble` as with a channel, or `gone`: it was removed. */
export interface NoticeTrial {
  sent: boolean;
  trouble: string | null;
}

/** How somebody is told that a table waits for them. */
export interface Noticing {
  settings: NoticeSettings;
  channels: ChannelInfo[];
  key: string;
  mail: boolean;
}

/** Somebody they have met; `ahead`: how often they came before them. */
export interface OpponentInfo {
  id: string;
  name: string;
  matches: number;
  ahead: number;
  owner?: string | null;
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

/** A bot account as its owner sees it. */
export interface OwnBot {
  id: string;
  name: string;
  made: number;
  token: number | null;
  seen: number;
  online: boolean;
  takes: Takes;
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

/** Somebody one has played with. */
export interface PersonInfo {
  id: string;
  name: string;
  matches: number;
  last: number;
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
  owner?: string | null;
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

/** A subscription, as the browser gives it. */
export interface PushChannel {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
  zone?: string;
}

/** What `navigator.credentials` is to be asked, as JSON. */
export interface Question {
  options: Record<string, unknown>;
}

/** How many wait for somebody to play a game with. */
export interface QueueInfo {
  game: string;
  waiting: number;
}

/** How things are for somebody who waits; told by the queue's socket whenever it changes. */
export interface Queued {
  kind: "queued";
  game: string;
  players: number | null;
  waiting: number;
  waited: number;
  bots_after: number;
  table?: string | null;
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
  foreseen?: number[][] | null;
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
  revealed?: boolean;
}

/** What somebody is to be; who asks is let in by that. */
export interface RoleWish {
  role: "member" | "owner";
}

/** A level of the ladder: wins alone against bots of this level or stronger ones. */
export interface Rung {
  level: string;
  wins: number;
  reached: boolean;
}

/** Somebody on a club's ladder. */
export interface RungInfo {
  id: string;
  name: string;
  rating: number;
  spread: number;
  matches: number;
  won: number;
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
  owner?: string | null;
  invited?: string | null;
  excuse?: "busy" | "declined" | "expired" | "game" | "later" | "no_bots" | "options" | "pace" | "rated" | null;
}

/** What a seat came to; without an id it was a bot, or somebody who is gone. */
export interface SeatResult {
  name: string;
  id: string | null;
  bot: string | null;
  points: number;
  place: number;
  rating: number | null;
  owner?: string | null;
  left?: boolean;
}

/** Who is to sit on a chair: anybody who comes, a bot of that level, nobody, or somebody here. Those who are here share the host's screen: the host's cookie plays all their seats. For a bot account that is `invited` the chair is kept until it has answered the challenge. */
export interface SeatWish {
  kind: "bot" | "closed" | "here" | "invited" | "open";
  bot?: string | null;
  name?: string | null;
  account?: string | null;
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

/** How somebody stands. Without an id they are gone. */
export interface StandingInfo {
  entrant: number;
  id: string | null;
  name: string;
  state: "in" | "out" | "removed";
  place: number;
  points: number;
  played: number;
  wins: number;
  breaks: Record<string, number>;
  table: string | null;
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
  ending?: "abandoned" | "deadline" | "resigned" | "unfinished" | null;
  winners?: number[] | null;
  brought?: boolean;
  tournament?: string | null;
  level?: number | null;
}

/** Which challenges a bot account takes; others do not reach it. */
export interface Takes {
  games?: string[] | null;
  paces?: ("live" | "unhurried")[];
  rated?: boolean;
}

/** A tournament, and what it is to the one who asks. */
export interface TournamentForMe {
  tournament: TournamentInfo;
  standings: StandingInfo[];
  boards: BoardInfo[];
  breaks: string[];
  host: boolean;
  entrant: number | null;
  state: "in" | "out" | "removed" | null;
  table: string | null;
  can_join: boolean;
}

/** A tournament in a list. */
export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  format: "arena" | "round_robin" | "swiss";
  size: number;
  options: Record<string, boolean | number | string>;
  seconds: number | null;
  rated: boolean;
  public: boolean;
  host: string | null;
  club: string | null;
  status: "cancelled" | "open" | "over" | "running";
  made: number;
  begins: number | null;
  began: number | null;
  ended: number | null;
  deadline: number | null;
  round: number;
  rounds: number | null;
  minutes: number | null;
  round_minutes: number | null;
  times: number;
  entrants: number;
}

/** Take the last own move back. */
export interface Undo {
  kind: "undo";
  version: number;
  key: string;
}

/** An address that takes JSON, in a form of our own or one that Slack or Discord read. */
export interface WebhookChannel {
  url: string;
  form: "discord" | "json" | "slack";
  language?: string;
  zone?: string;
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
