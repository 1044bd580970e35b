/** A table over its socket: tells what happened, keeps the view, comes back by itself. */

import type { GameEvent, View } from "../games/game";
import type {
  Candidate,
  ChatLine,
  ClientMessage,
  Fresh,
  News,
  Pace,
  Present,
  Problem,
  Propose,
  ServerMessage,
  TableInfo,
  You,
} from "../wire";
import { pauseWanted } from "./api";
import { patched } from "./patch";
import { newKey } from "./plain";

const LOG_KEPT = 5000;
const SLOWEST = 8000;
/** A move that is not answered so long was sent into a dead line. */
const PATIENCE = 7000;
/** The server closes like this when there is no such table, or too many messages were wrong. */
const REFUSED_FOR_GOOD = 1008;

/** What makes the clock run anew, or stop. */
const RESTARTS = new Set<News["cause"]>(["started", "moved", "undone", "agreement"]);
const NOBODY: Present = { kind: "present", seats: [], spectators: 0 };

type Keyed = Extract<ClientMessage, { key: string }>;
type Unkeyed<M> = M extends Keyed ? Omit<M, "key"> : never;

export interface Refusal {
  problem: Problem;
  /** The move that was refused, if it was one. */
  move: string | null;
}

/** Whatever a socket still has to say, nobody listens. */
function drop(socket: WebSocket): void {
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
}

export class Connection {
  status = $state<"joining" | "live" | "lost" | "gone">("joining");
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly GameEvent[]>([]);
  news = $state.raw<readonly GameEvent[]>([]);
  /** Whether the latest thing that happened was taking something back. */
  undone = $state(false);
  /** How much of the log there was after the own latest move. */
  since = $state(0);
  chat = $state.raw<readonly ChatLine[]>([]);
  advice = $state.raw<readonly Candidate[]>([]);
  present = $state.raw<Present>(NOBODY);
  /** How many lines of chat there ever were, and how many of them were seen here. */
  said = $state(0);
  read = $state(0);
  /** Many wait for bots: they think less long here. */
  haste = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  call = $state(0);
  /** When the present decision's time is over, by performance.now(). */
  deadline = $state<number | null>(null);
  /** Messages on their way, by their keys. */
  #pending = new Map<string, Keyed>();
  waiting = $state(false);
  /** The bot is asked what it would do. */
  hinting = $state(false);

  #socket: WebSocket | null = null;
  #version: number | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #pace: Pace["pace"] = "brisk";

  constructor(
    readonly id: string,
    public seat: number | null = null,
  ) {
    this.#open();
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
    document.addEventListener("visibilitychange", this.#look);
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#wake);
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#socket?.close();
  }

  // What a person does

  play(move: string): void {
    if (this.#version !== null) this.#send({ kind: "play", move, version: this.#version });
  }

  undo(): void {
    if (this.#version !== null) this.#send({ kind: "undo", version: this.#version });
  }

  say(text: string): void {
    this.#send({ kind: "say", text });
  }

  /** How quickly bots are to move for us; told anew whenever the line comes back. */
  setPace(pace: Pace["pace"]): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    this.#tell({ kind: "pace", pace });
  }

  hint(): void {
    this.#send({ kind: "hint" });
  }

  order(limit: number | null): void {
    this.#send({ kind: "order", limit });
  }

  away(): void {
    this.#send({ kind: "away" });
  }

  back(): void {
    this.#send({ kind: "back" });
  }

  propose(what: Propose["what"]): void {
    this.#send({ kind: "propose", what });
  }

  /** Answers what is proposed; the one who proposed it takes it back. */
  answer(agreed: boolean): void {
    this.#send({ kind: agreed ? "agree" : "decline" });
  }

  resume(): void {
    this.#send({ kind: "resume" });
  }

  resign(): void {
    this.#send({ kind: "resign" });
  }

  get unread(): number {
    return this.said - this.read;
  }

  /** All lines of the chat have been seen. */
  readChat(): void {
    if (this.read >= this.said) return;
    this.read = this.said;
    this.#tell({ kind: "read", lines: this.said });
  }

  /** Somebody has said something whom we do not hear: it is no news to us. */
  #unheard(): void {
    const all = this.read >= this.said;
    this.said += 1;
    if (all) this.readChat();
  }

  get spectators(): number {
    return this.present.spectators;
  }

  /** Looks through the eyes of another seat of this screen. */
  lookThrough(seat: number): void {
    this.seat = seat;
    this.#version = null;
    this.#tell({ kind: "hello", seat });
  }

  /** Comes anew, because the server knows us only now. */
  reconnect(): void {
    this.#version = null;
    this.#replace();
  }

  dismiss(): void {
    this.refusal = null;
  }

  // The socket

  #open(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`,
    );
    this.#socket = socket;
    this.haste = false; // it is said anew if it is still so
    let reached = false;
    socket.onopen = () => {
      reached = true;
      const hello: ClientMessage = { kind: "hello", since: this.#version };
      this.#tell(this.seat === null ? hello : { ...hello, seat: this.seat });
      if (document.hidden) this.#look();
      if (this.#pace !== "brisk") this.#tell({ kind: "pace", pace: this.#pace });
      for (const message of this.#pending.values()) this.#tell(message);
      this.#count();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#ended) return;
      this.#lost(event.code);
      if (!reached) void this.#waitAsAsked();
    };
  }

  #replace(): void {
    if (this.#socket) drop(this.#socket);
    this.#open();
  }

  #lost(code: number): void {
    this.#socket = null;
    clearTimeout(this.#patience);
    this.deadline = null;
    if (code === REFUSED_FOR_GOOD) {
      this.status = "gone";
      return;
    }
    this.status = this.status === "joining" ? "joining" : "lost";
    const pause = Math.min(SLOWEST, 250 * 2 ** this.#tries++);
    this.#openIn(pause * (0.7 + 0.6 * Math.random()));
  }

  #openIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), milliseconds);
  }

  /** Not let in: perhaps too many came at once, then the server says when to come again. */
  async #waitAsAsked(): Promise<void> {
    const pause = await pauseWanted(this.id);
    if (pause > 0 && this.#socket === null && !this.#ended) this.#openIn(pause);
  }

  /** There is no network, or nobody at the other end: a socket may take minutes to notice. */
  #cut = (): void => {
    if (this.#socket === null) return;
    drop(this.#socket);
    this.#lost(0);
  };

  /** The network is back, or the page is looked at again: no need to wait. */
  #wake = (): void => {
    if (document.visibilityState !== "visible" || this.status === "gone" || this.status === "live") return;
    this.#tries = 0;
    this.#replace(); // one may be on its way since before there was a network
  };

  /** Others see whether we look at the table, or at something in front of it. */
  #look = (): void => this.#tell({ kind: "look", here: !document.hidden });

  #send(message: Unkeyed<Keyed>): void {
    const keyed = { ...message, key: newKey() } as Keyed;
    this.#pending.set(keyed.key, keyed);
    this.#count();
    this.#tell(keyed);
  }

  #tell(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Looks at what is on its way; who waits too long for a move comes anew and sends it again. */
  #count(): void {
    const kinds = [...this.#pending.values()].map(({ kind }) => kind);
    this.waiting = kinds.includes("play") || kinds.includes("undo");
    this.hinting = kinds.includes("hint");
    clearTimeout(this.#patience);
    if (this.waiting) this.#patience = setTimeout(this.#cut, PATIENCE);
  }

  // What the server tells

  #hear(message: ServerMessage): void {
    this.#live();
    switch (message.kind) {
      case "fresh":
        this.#fresh(message);
        break;
      case "news":
        this.#heardNews(message);
        break;
      case "refused":
        this.#refused(message.problem, message.key ?? null);
        break;
      case "advice":
        this.#settle(message.key);
        this.advice = message.candidates;
        break;
      case "call":
        this.call = message.call;
        this.#setClock(message.seconds);
        break;
      case "present":
        this.present = message;
        break;
      case "haste":
        this.haste = message.haste;
        break;
      case "ping":
        this.#tell({ kind: "pong", mark: message.mark });
        break;
    }
  }

  #fresh(message: Fresh): void {
    this.#version = message.version;
    this.table = message.table;
    this.you = message.you;
    this.view = message.view;
    this.log = message.log;
    this.since = 1 + message.log.findLastIndex(({ seat }) => seat === message.you.seat);
    this.chat = message.chat;
    this.said = message.said ?? 0;
    this.read = Math.max(this.read, message.read ?? 0);
    this.news = [];
    this.undone = false;
    this.call = 0;
    this.#setClock(message.seconds);
    this.#settle(message.key);
  }

  #heardNews(message: News): void {
    if (this.#version !== null && message.version !== this.#version + 1) {
      this.#version = null; // something is missing: ask for everything
      this.#tell({ kind: "hello", seat: this.seat });
      return;
    }
    this.#version = message.version;
    if (message.table) this.table = message.table;
    if (message.you) this.you = message.you;
    if (message.view) this.view = message.view;
    else if (message.patch?.length && this.view) this.view = patched(this.view, message.patch);
    if (message.cause === "said" && !message.said) this.#unheard();
    if (message.said) {
      this.chat = [...this.chat, message.said];
      this.said += 1;
    }
    const events = message.events ?? [];
    if (message.retracted) this.log = this.log.slice(0, -message.retracted);
    if (events.length > 0) this.log = [...this.log, ...events].slice(-LOG_KEPT);
    if (message.key && this.#pending.has(message.key)) this.since = this.log.length;
    if (message.cause === "moved" || message.cause === "undone" || message.cause === "started") {
      this.news = events;
      this.undone = message.cause === "undone";
      this.advice = [];
      this.call = 0;
    }
    if (RESTARTS.has(message.cause)) this.#setClock(message.seconds);
    this.#settle(message.key);
  }

  #refused(problem: Problem, key: string | null): void {
    const message = key === null ? undefined : this.#pending.get(key);
    this.#settle(key);
    if (problem.code === "repeated" || problem.code === "stale") return; // a fresh view comes along
    this.refusal = { problem, move: message?.kind === "play" ? message.move : null };
  }

  /** Where nothing has happened meanwhile, hearing who is present is all there is to hear. */
  #live(): void {
    this.#tries = 0;
    this.status = "live";
  }

  #settle(key: string | null | undefined): void {
    if (key) this.#pending.delete(key);
    this.#count();
  }

  #setClock(seconds: number | null | undefined): void {
    this.deadline = seconds == null ? null : performance.now() + 1000 * seconds;
  }
}
