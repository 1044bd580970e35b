/** The server's HTTP interface (docs/server.md). */

import type { Box, GameEvent } from "../games/game";
import type {
  Catalogue,
  Me,
  NewTable,
  Problem,
  Replay,
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

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError({ code: "unavailable", message: "the server does not answer" });
  }
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const message = `the server answered ${answer.status}`;
    throw new ApiError((content as Problem | null) ?? { code: "internal", message });
  }
  return content as T;
}

const table = (id: string, rest = "") => `/tables/${encodeURIComponent(id)}${rest}`;

export const games = () => ask<Catalogue>("GET", "/games");
/** Who the cookie belongs to; null before we have a name. */
export const me = () => ask<Me | null>("GET", "/me");
export const signIn = (name: string) => ask<Me>("POST", "/me", { name });
export const myTables = () => ask<TableForMe[]>("GET", "/me/tables");
export const openTables = () => ask<TableInfo[]>("GET", "/tables");
export const openTable = (wish: NewTable) => ask<TableForMe>("POST", "/tables", wish);
export const tableInfo = (id: string) => ask<TableForMe>("GET", table(id));
export const join = (id: string, seat: number | null = null) =>
  ask<TableForMe>("POST", table(id, "/join"), { seat });
export const leave = (id: string) => ask<TableForMe>("POST", table(id, "/leave"), {});
export const arrange = (id: string, seat: number, wish: SeatWish) =>
  ask<TableForMe>("PUT", table(id, `/seats/${seat}`), wish);
export const start = (id: string) => ask<TableForMe>("POST", table(id, "/start"), {});
/** The same table again; it begins at once where nobody else has to come. */
export async function rematch(id: string): Promise<TableForMe> {
  const again = await ask<TableForMe>("POST", table(id, "/rematch"), {});
  const complete = !again.table.seats.some(({ kind }) => kind === "open");
  return again.host && complete && again.table.status === "waiting" ? start(again.table.id) : again;
}
export const replay = (id: string, moves: number, seat: number | null) =>
  ask<Replay>("GET", table(id, `/replay/${moves}${seat === null ? "" : `?seat=${seat}`}`));
/** All that happened in a finished match, as a seat saw it. */
export const log = (id: string, seat: number | null) =>
  ask<GameEvent[]>("GET", table(id, `/log${seat === null ? "" : `?seat=${seat}`}`));
export const recordAddress = (id: string) => `/api${table(id, "/record")}`;

const boxes = new Map<string, Promise<Box>>();

/** The pictures and printed facts of a game, or of a table that has its own; fetched once. */
export function box(game: string, own: string | null = null): Promise<Box> {
  const home = own === null ? `/games/${game}` : table(own);
  const known = boxes.get(home);
  if (known) return known;
  const fetched = Promise.all([
    ask<Box["pictures"]>("GET", `${home}/pictures`),
    ask<Box["printed"]>("GET", `${home}/printed`),
  ]).then(([pictures, printed]) => ({ pictures, printed }));
  boxes.set(home, fetched);
  fetched.catch(() => boxes.delete(home));
  return fetched;
}

/** A table whose edition is not the game's has pictures of its own. */
export const ownBox = ({ id, other_edition }: TableInfo) => (other_edition ? id : null);
