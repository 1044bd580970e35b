/** Evenings in the reader's own time zone. */

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Day and time; seconds since 1970. */
export function whenText(at: number, language: string, timeZone?: string): string {
  return new Date(at * 1000).toLocaleString(language, { dateStyle: "full", timeStyle: "short", ...(timeZone ? { timeZone } : {}) });
}

/** What was typed into a field for day and time, which means the reader's own time zone; null if it is none. */
export function moment(typed: string): number | null {
  const at = new Date(typed).getTime();
  return Number.isNaN(at) ? null : at / 1000;
}

/** The coming full hour as such a field wants it. */
export function soon(now: Date): string {
  const next = new Date(now.getTime() + 3_600_000);
  next.setMinutes(0, 0, 0);
  const two = (number: number) => `${number}`.padStart(2, "0");
  return `${next.getFullYear()}-${two(next.getMonth() + 1)}-${two(next.getDate())}T${two(next.getHours())}:00`;
}
