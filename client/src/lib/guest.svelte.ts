/** Who we are to the server: a guest with a name, made when it is first needed. */

import type { Me } from "../wire";
import * as api from "./api";
import { t } from "./words.svelte";

class Guest {
  name = $state<string | null>(null);
  /** Under which others find our play. */
  id = $state<string | null>(null);
  #known: Promise<void> | null = null;
  #madeUp: string | null = null;

  /** Asks once whether the server knows us. */
  look(): Promise<void> {
    this.#known ??= api.me().then(
      (me) => this.#be(me),
      () => void (this.#known = null), // no answer: the next one asks again
    );
    return this.#known;
  }

  /** Makes sure that we have a name; nobody has to think of one. */
  async need(): Promise<void> {
    await this.look();
    if (this.name === null) await this.#makeUp();
  }

  /** Does something for which we need a name. One that was made up makes way for whoever has it already. */
  async as<T>(act: () => Promise<T>): Promise<T> {
    await this.need();
    try {
      return await act();
    } catch (error) {
      const taken = error instanceof api.ApiError && error.problem.reason === "name_taken";
      if (!taken || this.name !== this.#madeUp) throw error;
    }
    await this.#makeUp();
    return act();
  }

  async rename(name: string): Promise<void> {
    this.#be(await api.signIn(name));
  }

  /** This browser is somebody else's now, or nobody's. */
  become(me: Me | null): void {
    this.#be(me);
    this.#known = Promise.resolve();
  }

  #be(me: Me | null): void {
    this.name = me?.name ?? null;
    this.id = me?.id ?? null;
  }

  async #makeUp(): Promise<void> {
    await this.rename(t("web-guest", { number: 100 + Math.floor(Math.random() * 900) }));
    this.#madeUp = this.name;
  }
}

export const guest = new Guest();
