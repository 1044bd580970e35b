/** What a lesson and a practice have in common: a game, one station after the other, and tries that are answered. */

import * as api from "$lib/api";
import { chosen } from "$lib/opponents";
import { settings } from "$lib/settings.svelte";
import { troubleText } from "$lib/trouble";
import { shelf } from "$lib/words.svelte";

import { type Box, type GameModule, load } from "../games/game";
import type { Catalogue, Problem } from "../wire";

export interface Ready {
  module: GameModule;
  box: Box;
}

export class Course {
  /** Board and words, once they are there. */
  ready = $state.raw<Ready | null>(null);
  /** The names of the stations, in their order. */
  names = $state.raw<readonly string[]>([]);
  /** What the rules have against the latest try. */
  refusal = $state.raw<Problem | null>(null);
  trouble = $state("");
  /** There is no such game, or no such station. */
  lost = $state(false);
  #busy = false;
  #catalogue: Catalogue | null = null;

  constructor(
    readonly game: string,
    readonly kind: "lesson" | "practice",
  ) {}

  /** Fetches all that is needed, with these words as well; then one is led to a station, if one is at none. */
  async open(words: readonly string[], lead: (names: readonly string[]) => void): Promise<void> {
    await this.ask(async () => {
      this.#catalogue = await api.games();
      const info = this.#catalogue.games.find(({ name }) => name === this.game);
      const names = info?.[this.kind] ?? [];
      this.lost = names.length === 0;
      if (this.lost) return;
      const [module, box] = await Promise.all([load(this.game), api.box(this.game), shelf.need(this.game, `web-${this.game}`, "learn", ...words)]);
      this.names = names;
      this.ready = { module, box };
      lead(names);
    });
  }

  /** What the server answers; undefined where something went wrong, which is told then. */
  async ask<T>(question: () => Promise<T>): Promise<T | undefined> {
    try {
      const answer = await question();
      this.trouble = "";
      return answer;
    } catch (error) {
      this.lost ||= error instanceof api.ApiError && error.problem.code === "not_found";
      this.trouble = troubleText(error);
      return undefined;
    }
  }

  /** The same for a move, one at a time: what the rules forbid is no trouble, but has a reason. */
  async attempt<T>(question: () => Promise<T>): Promise<T | undefined> {
    if (this.#busy) return undefined;
    this.#busy = true;
    try {
      return await this.ask(async () => {
        try {
          const answer = await question();
          this.refusal = null;
          return answer;
        } catch (error) {
          if (!(error instanceof api.ApiError) || error.problem.code !== "illegal_move") throw error;
          this.refusal = error.problem;
          return undefined;
        }
      });
    } finally {
      this.#busy = false;
    }
  }

  /** Whom one plays against afterwards: as chosen in the lobby. */
  opponents() {
    const { games, bots } = this.#catalogue!;
    return chosen(settings.opponents[this.game], games.find(({ name }) => name === this.game)!, bots);
  }
}
