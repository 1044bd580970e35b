/** Who we are to the server: a guest with a name, made when it is first needed. */

import * as api from "./api";
import { t } from "./words.svelte";

class Guest {
  name = $state<string | null>(null);
  #known: Promise<void> | null = null;
  #madeUp: string | null = null;

  /** Asks once whether the server knows us. */
  look(): Promise<void> {
    this.#known ??= api.me().then(
      (me) => void (this.name = me?.name ?? null),
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
    this.name = (await api.signIn(name)).name;
  }

  /** This browser is somebody else's now, or nobody's. */
  become(name: string | null): void {
    this.name = name;
    this.#known = Promise.resolve();
  }

  async #makeUp(): Promise<void> {
    await this.rename(t("web-guest", { number: 100 + Math.floor(Math.random() * 900) }));
    this.#madeUp = this.name;
  }
}

export const guest = new Guest();
