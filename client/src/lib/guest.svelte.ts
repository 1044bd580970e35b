/** Who we are to the server: a guest with a name, made when it is first needed. */

import * as api from "./api";
import { t } from "./words.svelte";

class Guest {
  name = $state<string | null>(null);
  #known: Promise<void> | null = null;

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
    if (this.name === null) await this.rename(t("web-guest", { number: 10 + Math.floor(Math.random() * 90) }));
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.signIn(name)).name;
  }
}

export const guest = new Guest();
