/** How seats are called: people and bots by their names; beside a bot's stands its level. */

import type { SeatInfo } from "../wire";
import { shelf, t } from "./words.svelte";

/** A level in the reader's language; a bot of another package by the name it brings along. */
export function botName(bot: string): string {
  return shelf.current.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** The level of a bot that has a name of its own; that of others is all they are called by. */
export function levelOf({ bot, name }: SeatInfo): string | null {
  return bot && name ? botName(bot) : null;
}

/** As `seatNames`, with the levels: where one looks up who somebody is. */
export function seatTitles(seats: readonly SeatInfo[]): string[] {
  return seatNames(seats).map((name, seat) => {
    const level = levelOf(seats[seat]!);
    return level === null ? name : t("web-bot-named", { name, level });
  });
}

/** Short and distinct, for boards and sentences. Bots of old tables have no names. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map(({ name, bot }) => name ?? (bot ? botName(bot) : t("web-seat-open")));
  const again = new Map<string, number>();
  return plain.map((name) => {
    if (plain.filter((other) => other === name).length === 1) return name;
    const number = (again.get(name) ?? 0) + 1;
    again.set(name, number);
    return `${name} ${number}`;
  });
}
