/** Which tables wait for the reader while one of them is looked at: for the title of the page, and the app's icon. */

import { myTables } from "./api";
import { guest } from "./guest.svelte";

/** In milliseconds; browsers do it less often where nobody looks. */
const REFRESH = 60_000;

class Awaiting {
  tables = $state.raw<string[]>([]);

  /** Looks now and from time to time, until it is called off. */
  watch(): () => void {
    const look = () => void this.#look();
    const back = () => document.visibilityState === "visible" && look();
    look();
    const timer = setInterval(look, REFRESH);
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }

  /** How many of them are other tables than this one. */
  besides(table: string): number {
    return this.tables.filter((id) => id !== table).length;
  }

  async #look(): Promise<void> {
    await guest.look();
    if (guest.name === null) return;
    const found = await myTables().catch(() => null); // the next look will do
    if (found) this.tables = found.filter(({ awaited }) => awaited).map(({ table }) => table.id);
  }
}

export const awaiting = new Awaiting();
