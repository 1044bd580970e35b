/** How seats are called: people and bots by their names; beside a bot's stands its level. */

import type { SeatInfo } from "../wire";
import { shelf, t } from "./words.svelte";

/** A level in the reader's language; a bot of another package by the name it brings along. */
export function botName(bot: string): string {
  return shelf.current.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** The level of a bot that has a name of its own; that of others is all they are called by. Of a bot account, whose it is. */
export function levelOf({ bot, name, owner }: SeatInfo): string | null {
  if (name && owner) return t("web-robot-of", { owner });
  return bot && name ? botName(bot) : null;
}

/** A name with the mark of a bot account, where it is one. */
export const marked = (name: string, owner: string | null | undefined): string => (owner ? t("web-robot", { name }) : name);

/** The same with whose it is: where one looks up who somebody is. */
export const owned = (name: string, owner: string | null | undefined): string =>
  owner ? t("web-bot-named", { name, level: t("web-robot-of", { owner }) }) : name;

/** Why the bot account that was asked to take a seat does not come. */
export function excuseOf({ invited, excuse }: SeatInfo): string | null {
  return invited && excuse ? t(`web-robot-excuse-${excuse}`, { name: invited }) : null;
}

/** Whether a seat is kept for a bot account that has not answered yet. */
export const awaitsRobot = ({ kind, invited, excuse }: SeatInfo): boolean => kind === "open" && !!invited && !excuse;

/** As `seatNames`, with the levels: where one looks up who somebody is. */
export function seatTitles(seats: readonly SeatInfo[]): string[] {
  return seatNames(seats).map((name, seat) => {
    const one = seats[seat]!;
    if (one.owner && one.name) return owned(one.name, one.owner);
    const level = levelOf(one);
    return level === null ? name : t("web-bot-named", { name, level });
  });
}

/** Short and distinct, for boards and sentences. Bots of old tables have no names. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map((seat) => {
    if (awaitsRobot(seat)) return t("web-robot-asked", { name: seat.invited!, owner: seat.owner ?? "" });
    const { name, bot, owner } = seat;
    return name ? marked(name, owner) : bot ? botName(bot) : t("web-seat-open");
  });
  const again = new Map<string, number>();
  return plain.map((name) => {
    if (plain.filter((other) => other === name).length === 1) return name;
    const number = (again.get(name) ?? 0) + 1;
    again.set(name, number);
    return `${name} ${number}`;
  });
}
