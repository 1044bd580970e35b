/** The server's HTTP interface (docs/server.md). */

import type { Box, GameEvent } from "../games/game";
import type {
  BotInfo,
  Catalogue,
  GameInfo,
  Invitation,
  LessonScene,
  Me,
  NewTable,
  PracticeAnswer,
  PracticeScene,
  Problem,
  QueueInfo,
  Replay,
  ReviewState,
  Step,
  SeatWish,
  TableForMe,
  TableInfo,
} from "../wire";

/** The server refused, or could not be reached. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const TOO_MANY_REQUESTS = 429;
/** So often a request is made again that came too soon. */
const TRIES = 6;
/** Nobody waits longer than this for an answer, in milliseconds. */
const LONGEST_PAUSE = 30_000;

const fetched = (path: string, init: RequestInit = {}) => fetch(`/api${path}`, { credentials: "same-origin", ...init });

/** How long the server wants us to wait, in milliseconds; 0 where it does not say. Not all come again at the same time. */
function pauseAfter(answer: Response): number {
  const seconds = Number(answer.headers.get("retry-after"));
  return answer.status === TOO_MANY_REQUESTS && seconds > 0 ? 1000 * seconds * (1 + 0.5 * Math.random()) : 0;
}

/** Asks, and where we came too soon again when the server says: it has done nothing yet. */
async function patiently(path: string, init: RequestInit): Promise<Response> {
  for (let left = TRIES; ; left--) {
    const answer = await fetched(path, init);
    const pause = pauseAfter(answer);
    if (pause === 0 || pause > LONGEST_PAUSE || left === 0) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await patiently(path, init);
  } catch {
    throw new ApiError({ code: "unavailable", message: "the server does not answer" });
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem ?? { code: "internal", message: `the server answered ${answer.status}` });
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  const answer = await answered(path, init);
  return (await answer.json().catch(() => null)) as T;
}

/** The same promise for all who ask, until it fails: the next one asks again. */
function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? make();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

const table = (id: string, rest = "") => `/tables/${encodeURIComponent(id)}${rest}`;

/** How long a socket that was not opened is to wait: the page is not told why, so it asks as it may. */
export const pauseWanted = (id: string): Promise<number> => fetched(table(id)).then(pauseAfter, () => 0);

const catalogues = new Map<string, Promise<Catalogue>>();

/** What can be played here; asked once. */
export const games = () => once(catalogues, "", () => ask<Catalogue>("GET", "/games"));
/** What is known of a game; nothing where the server has no such game. */
export async function gameInfo(game: string): Promise<GameInfo | undefined> {
  return (await games()).games.find(({ name }) => name === game);
}
/** The words of a game that is not built into the page, as Fluent text. */
export const words = async (game: string, language: string) =>
  (await answered(`/games/${game}/words/${language}`, {})).text();

/** A step of a game's lesson after the moves that were found; with one more to try null where it is not the one. */
export function lessonScene(game: string, step: string, found: readonly string[], move?: string): Promise<LessonScene | null> {
  const told = new URLSearchParams(found.map((one) => ["found", one]));
  if (move !== undefined) told.set("move", move);
  return ask("GET", `/games/${game}/lesson/${encodeURIComponent(step)}?${told}`);
}
const position = (game: string, name: string) => `/games/${game}/practice/${encodeURIComponent(name)}`;
export const practiceScene = (game: string, name: string) => ask<PracticeScene>("GET", position(game, name));
/** What becomes of a try; without a move the answer. */
export const practiceAnswer = (game: string, name: string, move?: string) =>
  ask<PracticeAnswer>("GET", `${position(game, name)}/answer${move === undefined ? "" : `?move=${encodeURIComponent(move)}`}`);

/** Who the cookie belongs to; null before we have a name. */
export const me = () => ask<Me | null>("GET", "/me");
export const signIn = (name: string) => ask<Me>("POST", "/me", { name });
/** Bot accounts, those that listen first. */
export const robots = () => ask<BotInfo[]>("GET", "/bots");
export const myTables = () => ask<TableForMe[]>("GET", "/me/tables");
/** Public tables; of a kind, if a query says which. */
export const openTables = (query = "") => ask<TableInfo[]>("GET", `/tables${query}`);
/** How many wait to play soon, game by game. */
export const queue = () => ask<QueueInfo[]>("GET", "/queue");
export const openTable = (wish: NewTable) => ask<TableForMe>("POST", "/tables", wish);
export const tableInfo = (id: string) => ask<TableForMe>("GET", table(id));
export const join = (id: string, seat: number | null = null) =>
  ask<TableForMe>("POST", table(id, "/join"), { seat });
export const leave = (id: string) => ask<TableForMe>("POST", table(id, "/leave"), {});
export const invitation = (id: string) => ask<Invitation>("GET", table(id, "/invitation"));
export const deleteTable = (id: string) => ask<null>("DELETE", table(id));
export const arrange = (id: string, seat: number, wish: SeatWish) =>
  ask<TableForMe>("PUT", table(id, `/seats/${seat}`), wish);
export const start = (id: string) => ask<TableForMe>("POST", table(id, "/start"), {});
/** The same table again; it begins at once where nobody else has to come. */
export async function rematch(id: string): Promise<TableForMe> {
  const again = await ask<TableForMe>("POST", table(id, "/rematch"), {});
  const complete = !again.table.seats.some(({ kind }) => kind === "open");
  return again.host && complete && again.table.status === "waiting" ? start(again.table.id) : again;
}
/** Through the eyes of a seat, of a spectator, or with all hands open. */
export type Eyes = number | null | "open";
const through = (eyes: Eyes) => (eyes === null ? "" : eyes === "open" ? "?all_open=true" : `?seat=${eyes}`);
export const replay = (id: string, moves: number, eyes: Eyes) =>
  ask<Replay>("GET", table(id, `/replay/${moves}${through(eyes)}`));
/** Who made each move of a finished match, and what kinds of things it caused. */
export const steps = (id: string) => ask<Step[]>("GET", table(id, "/steps"));
/** A drawing of a finished match after so many moves. */
export const pictureAddress = (id: string, moves: number) => `/api${table(id, `/picture/${moves}`)}`;
/** All that happened in a finished match, as a seat saw it. */
export const log = (id: string, seat: number | null) =>
  ask<GameEvent[]>("GET", table(id, `/log${seat === null ? "" : `?seat=${seat}`}`));
/** Lets a finished match be reviewed, once for all; how far that is. */
export const beginReview = (id: string) => ask<ReviewState>("POST", table(id, "/review"));
/** The same later on; the review itself only if more is known than that number tells. */
export const review = (id: string, since: number) => ask<ReviewState>("GET", table(id, `/review?since=${since}`));
export const recordAddress = (id: string) => `/api${table(id, "/record")}`;

const boxes = new Map<string, Promise<Box>>();

/** The pictures and printed facts of a game, or of a table that has its own; fetched once. The plain board needs none. */
export function box(game: string, own: string | null = null): Promise<Box> {
  const home = own === null ? `/games/${game}` : table(own);
  return once(boxes, home, async () => {
    if (!(await gameInfo(game))?.page) return { pictures: {}, printed: {} };
    const [pictures, printed] = await Promise.all([
      ask<Box["pictures"]>("GET", `${home}/pictures`),
      ask<Box["printed"]>("GET", `${home}/printed`),
    ]);
    return { pictures, printed };
  });
}

/** A table whose edition is not the game's has pictures of its own. */
export const ownBox = ({ id, other_edition }: TableInfo) => (other_edition ? id : null);
