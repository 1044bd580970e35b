/** Who is at a table: here, looking at something else, or gone since when. */

import type { Present, TableInfo } from "../wire";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

export type Here = "bot" | "resigned" | "stand-in" | "here" | "away" | "gone" | "never";

export interface Attending {
  state: Here;
  /** Of somebody who is gone: when they were last here, in seconds since 1970. */
  seen: number | null;
}

/** What is known of a seat; nothing of one on which nobody sits. */
export function attending(table: TableInfo, present: Present, seat: number): Attending | null {
  const chair = table.seats[seat];
  if (!chair || chair.kind === "open" || chair.kind === "closed") return null;
  const seen = present.seen?.[seat] ?? null;
  if (chair.kind === "bot") return { state: "bot", seen: null };
  if (chair.resigned) return { state: "resigned", seen: null };
  if (chair.away) return { state: "stand-in", seen };
  if (present.seats[seat]) return { state: present.idle?.includes(seat) ? "away" : "here", seen: null };
  return { state: seen === null ? "never" : "gone", seen };
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, in words: "5 minutes ago". */
export function ago(language: string, then: number, now: number): string {
  const seconds = Math.max(0, now - then);
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ["second", 1];
  const words = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  return words.format(-Math.floor(seconds / size), unit);
}

/** Where somebody is, in words. */
export function presenceText({ state, seen }: Attending, now = Date.now() / 1000): string {
  return t(`web-here-${state}`, { since: seen === null ? "" : ago(settings.language, seen, now) });
}
