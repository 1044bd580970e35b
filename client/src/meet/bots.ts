/** A match against bots that begins at once. */

import * as api from "$lib/api";
import { guest } from "$lib/guest.svelte";
import type { Opponents } from "$lib/opponents";

/** The table's id. */
export async function playBots(game: string, { count, bot }: Opponents): Promise<string> {
  await guest.need();
  const { table } = await api.openTable({
    game,
    seats: [{ kind: "open" }, ...Array.from({ length: count }, () => ({ kind: "bot" as const, bot }))],
    public: false,
    hints: true,
    start: true,
  });
  return table.id;
}
