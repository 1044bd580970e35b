/** What somebody looks for among public tables; an empty text is anything. */
export interface Wanted {
  game: string;
  pace: string;
  free: string;
  level: string;
}

export const ANYTHING: Wanted = { game: "", pace: "", free: "", level: "" };

/** The query for it. */
export function asked(wanted: Wanted): string {
  const chosen = Object.entries(wanted).filter(([, value]) => value);
  return chosen.length === 0 ? "" : `?${new URLSearchParams(chosen)}`;
}
