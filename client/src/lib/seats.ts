/** How seats are called: people by their names, bots by their level in the reader's language. */

import type { SeatInfo } from "../wire";
import { shelf, t } from "./words.svelte";

/** A level in the reader's language; a bot of another package by the name it brings along. */
export function botName(bot: string): string {
  return shelf.current.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

export function seatNames(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map((seat) =>
    seat.kind === "bot" && seat.bot ? botName(seat.bot) : (seat.name ?? t("web-seat-open")),
  );
  const again = new Map<string, number>();
  return plain.map((name) => {
    if (plain.filter((other) => other === name).length === 1) return name;
    const number = (again.get(name) ?? 0) + 1;
    again.set(name, number);
    return `${name} ${number}`;
  });
}
