/** Who we are to the server: a guest with a name, made when it is first needed. */

import * as api from "./api";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

class Guest {
  name = $state<string | null>(null);
  #known: Promise<void> | null = null;

  /** Asks once who we are, if we have been here before. */
  look(): Promise<void> {
    this.#known ??= settings.visited ? this.#ask() : Promise.resolve();
    return this.#known;
  }

  async #ask(): Promise<void> {
    try {
      this.name = (await api.me()).name;
    } catch {
      settings.visited = false; // another server, or a cookie that was thrown away
    }
  }

  /** Makes sure that we have a name; nobody has to think of one. */
  async need(): Promise<void> {
    await this.look();
    if (this.name === null) await this.rename(t("web-guest", { number: 10 + Math.floor(Math.random() * 90) }));
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.signIn(name)).name;
    settings.visited = true;
  }
}

export const guest = new Guest();
