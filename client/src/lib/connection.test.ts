import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ClientMessage, Fresh, ServerMessage, TableInfo } from "../wire";
import { Connection } from "./connection.svelte";

/** The other end of the line. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(code = 1000) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open() {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  tell(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const you = { seat: 0, seats: [0], awaited: [0], moves: ["end"], undo: false, order: null, answer: null, orders: null, away: false };
const table: TableInfo = {
  id: "abc",
  game: "elgaucho",
  options: {},
  seats: [],
  host: "Ana",
  public: false,
  seconds: null,
  hints: false,
  helpers: true,
  stand_in: "easy",
  status: "running",
  opened: 0,
  from_position: false,
  scores: null,
  rematch: null,
};
const seen = { game: "elgaucho", seat: 0, names: [], over: false, scores: [], winners: [], turn: 0 };
const fresh = (version: number, key: string | null = null): Fresh => {
  const view = { ...seen, phase: "turn", n: version };
  return { kind: "fresh", version, table, you, view, log: [], chat: [], key };
};

let connection: Connection;
const line = () => Line.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  connection = new Connection("abc");
  line().open();
});

afterEach(() => {
  connection.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("knows whether bots are in a hurry, until it has to come anew", () => {
  line().tell(fresh(1));
  expect(connection.haste).toBe(false);
  line().tell({ kind: "haste", haste: true });
  expect(connection.haste).toBe(true);
  line().tell({ kind: "haste", haste: false });
  expect(connection.haste).toBe(false);
  line().tell({ kind: "haste", haste: true });
  connection.reconnect();
  expect(connection.haste).toBe(false);
});

test("says hello, keeps the view, follows changes", () => {
  expect(line().url).toMatch(/\/api\/tables\/abc\/socket$/);
  expect(line().sent[0]).toEqual({ kind: "hello", since: null });
  line().tell(fresh(3));
  expect(connection.status).toBe("live");
  line().tell({ kind: "news", version: 4, cause: "moved", patch: [[["n"], 9]], events: [{ kind: "ended" }] });
  expect(connection.view).toEqual({ ...seen, phase: "turn", n: 9 });
  expect(connection.log).toEqual([{ kind: "ended" }]);
  line().tell({ kind: "news", version: 5, cause: "undone", retracted: 1, patch: [[["n"], 3]] });
  expect(connection.log).toEqual([]);
});

test("asks for everything when a version is missing", () => {
  line().tell(fresh(3));
  line().tell({ kind: "news", version: 6, cause: "moved" });
  expect(line().sent.at(-1)).toMatchObject({ kind: "hello" });
  line().tell(fresh(6));
  expect(connection.view).toMatchObject({ n: 6 });
});

test("comes back by itself, asks for the gap, and sends again what was not answered", () => {
  line().tell(fresh(3));
  connection.play("end");
  const sent = line().sent.at(-1);
  expect(sent).toMatchObject({ kind: "play", move: "end", version: 3 });
  expect(connection.waiting).toBe(true);
  line().close(1006);
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(10_000);
  expect(Line.all).toHaveLength(2);
  line().open();
  expect(line().sent).toEqual([{ kind: "hello", since: 3 }, sent]); // the same key: never played twice
  line().tell(fresh(4, (sent as { key: string }).key));
  expect(connection.waiting).toBe(false);
  expect(connection.status).toBe("live");
});

test("knows at once that the network is gone, and comes back with it", () => {
  line().tell(fresh(3));
  dispatchEvent(new Event("offline"));
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(Line.all).toHaveLength(2); // and this one gets nowhere
  dispatchEvent(new Event("online"));
  expect(Line.all).toHaveLength(3);
  line().open();
  line().tell({ kind: "present", seats: [true], spectators: 0 }); // nothing has happened meanwhile
  expect(connection.status).toBe("live");
});

test("takes a line for dead in which a move stays unanswered", () => {
  line().tell(fresh(3));
  connection.play("end");
  const sent = line().sent.at(-1);
  vi.advanceTimersByTime(6000);
  expect(connection.status).toBe("live");
  vi.advanceTimersByTime(2000);
  expect(Line.all).toHaveLength(2);
  line().open();
  expect(line().sent.at(-1)).toEqual(sent);
  vi.advanceTimersByTime(8000);
  expect(Line.all).toHaveLength(3); // this one was dead, too
});

test("knows while the bot thinks about a hint", () => {
  line().tell(fresh(3));
  connection.hint();
  expect(connection.hinting).toBe(true);
  expect(connection.waiting).toBe(false);
  const { key } = line().sent.at(-1) as { key: string };
  line().tell({ kind: "advice", key, candidates: [{ move: "end", chance: 0.5, score: 3, visits: 9 }] });
  expect(connection.hinting).toBe(false);
});

test("does not come back where there is no table", () => {
  line().close(1008);
  expect(connection.status).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
});

test("tells why a move was refused, and by which rule", () => {
  line().tell(fresh(3));
  connection.play("stand a1 3");
  const { key } = line().sent.at(-1) as { key: string };
  line().tell({ kind: "refused", key, problem: { code: "illegal_move", message: "no", rule: "E-19" } });
  expect(connection.refusal).toMatchObject({ move: "stand a1 3", problem: { rule: "E-19" } });
  expect(connection.waiting).toBe(false);
});

test("answers pings at once", () => {
  line().tell({ kind: "ping", mark: 17 });
  expect(line().sent.at(-1)).toEqual({ kind: "pong", mark: 17 });
});
