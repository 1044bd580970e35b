/** Times and numbers of tournaments, as people read them. */

import { shelf, t } from "$lib/words.svelte";

import type { TournamentInfo } from "../wire";

/** A moment, told in seconds since 1970. */
export function moment(seconds: number): string {
  const when = new Date(1000 * seconds);
  const today = when.toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return when.toLocaleString(shelf.current.language, style);
}

/** Points may be parts of one. */
export const figure = (value: number): string =>
  value.toLocaleString(shelf.current.language, { maximumFractionDigits: 2 });

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long something lasts, in the largest measure that leaves no rest. */
export function duration(minutes: number): string {
  if (minutes % DAY === 0) return t("tournament-days", { days: minutes / DAY });
  if (minutes % HOUR === 0) return t("tournament-hours", { hours: minutes / HOUR });
  return t("tournament-minutes", { minutes });
}

/** When it begins, how long it goes on, or when it was over. */
export function timing(one: TournamentInfo, now = Date.now() / 1000): string {
  if (one.status === "open") {
    return one.begins === null ? t("tournament-begins-host") : t("tournament-begins", { when: moment(one.begins) });
  }
  if (one.status !== "running") return one.ended === null ? "" : t("tournament-ended", { when: moment(one.ended) });
  if (one.deadline === null) return "";
  const when = moment(one.deadline);
  if (one.format !== "arena") return t("tournament-round-until", { round: one.round, rounds: one.rounds ?? one.round, when });
  return now < one.deadline ? t("tournament-until", { when }) : t("tournament-pairs-no-more");
}
