/** Times of the day: as the server counts them, in minutes, and as a field of the page has them. */

export const shown = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Null where it is no time. */
export function minuteOf(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

/** What is proposed to who wants quiet at night. */
export const NIGHT = { from: 22 * 60, until: 7 * 60 };
