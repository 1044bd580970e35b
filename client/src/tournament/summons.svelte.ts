/** Where we are awaited: asked for while we take part in a tournament, and whenever the page changes. */

import { guest } from "$lib/guest.svelte";
import { shelf } from "$lib/words.svelte";

import type { MyTournament } from "../wire";
import { mine } from "./api";

const REFRESH = 4000;

class Summons {
  all = $state.raw<MyTournament[]>([]);
  /** Tables that the reader does not want to be told of again. */
  dismissed = $state<string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks now, and again as long as there is something to wait for. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    await guest.look();
    if (guest.name === null) return;
    try {
      const found = document.visibilityState === "hidden" && this.all.length > 0 ? this.all : await mine();
      if (found.length > 0) await shelf.need("tournament");
      this.all = found;
    } catch {
      // The next look will do.
    }
    clearTimeout(this.#timer);
    if (this.all.length > 0) this.#timer = setTimeout(() => void this.look(), REFRESH);
  }
}

export const summons = new Summons();
