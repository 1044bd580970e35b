/** Why a match is over that was not played to its end, as a sentence. */

import { shelf, t } from "$lib/words.svelte";

import type { TableInfo } from "../wire";

export function endingText(table: TableInfo, names: readonly string[]): string | null {
  if (!table.ending) return null;
  const listed = (seats: readonly number[]) => shelf.current.listed(seats.map((seat) => names[seat] ?? ""));
  const winners = table.winners ?? [];
  const resigned = table.seats.flatMap((seat, number) => (seat.resigned ? [number] : []));
  return t(`web-ending-${table.ending}`, {
    count: winners.length,
    winners: listed(winners),
    given: resigned.length,
    resigned: listed(resigned),
  });
}
