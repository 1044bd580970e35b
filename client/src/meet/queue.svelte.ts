/** Waiting for others: an open socket is a place in the queue, a closed one is none (docs/server.md). */

import { ApiError } from "$lib/api";

import type { Problem, Queued } from "../wire";

/** After so many milliseconds a line that broke is tried again. */
const AGAIN = 1500;
/** How the server closes a socket that is not to come back: for what was wished, or because the wait goes on elsewhere. */
const BROKEN_RULES = 1008;
const ELSEWHERE = 4001;

/** The line of a visit: who comes back on the same one has waited since then. */
function lineOf(game: string): string {
  const key = `corral-line-${game}`;
  const line = sessionStorage.getItem(key) ?? Array.from(crypto.getRandomValues(new Uint8Array(12)), (one) => one.toString(16).padStart(2, "0")).join("");
  sessionStorage.setItem(key, line);
  return line;
}

type Message = Queued | { kind: "refused"; problem: Problem };

export class Queue {
  status = $state<"joining" | "waiting" | "lost" | "ended" | "refused">("joining");
  told = $state.raw<Queued | null>(null);
  refusal = $state.raw<ApiError | null>(null);
  /** When the wait began, by the clock of this page. */
  since = $state(0);

  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly game: string,
    readonly players: number | null,
    readonly found: (table: string) => void,
  ) {
    this.#open();
  }

  /** Wait no more. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const wish = new URLSearchParams({ line: lineOf(this.game), players: `${this.players ?? "any"}` });
    const socket = new WebSocket(`${scheme}://${location.host}/api/queue/${encodeURIComponent(this.game)}/socket?${wish}`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Message);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #hear(message: Message): void {
    if (this.#ended) return;
    if (message.kind === "refused") {
      this.refusal = new ApiError(message.problem);
      return;
    }
    this.status = "waiting";
    this.refusal = null;
    this.told = message;
    this.since = Date.now() - 1000 * message.waited;
    if (message.table) {
      this.#ended = true;
      sessionStorage.removeItem(`corral-line-${this.game}`); // the next wait is another one
      this.found(message.table);
    }
  }

  #lost(code: number): void {
    if (this.#ended) return;
    if (code === BROKEN_RULES || code === ELSEWHERE) {
      this.status = code === ELSEWHERE ? "ended" : "refused";
      return;
    }
    this.status = "lost";
    this.#timer = setTimeout(() => this.#open(), AGAIN);
  }
}
