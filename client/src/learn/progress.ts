/** How far somebody is: steps of lessons that are learnt, and positions that were tried or solved. */

export type Mark = "tried" | "solved";
/** Of a game: the mark of each position that has one. */
export type Marks = Readonly<Record<string, Mark>>;

/** The first of them that is not done yet; when all are, the first. */
export function nextOf(all: readonly string[], done: (one: string) => boolean): string | null {
  return all.find((one) => !done(one)) ?? all[0] ?? null;
}

/** The one after that, if there is one. */
export function after(all: readonly string[], one: string): string | null {
  return all[all.indexOf(one) + 1] ?? null;
}

/** The next position that is not solved, round and round; null when there is none left. */
export function unsolvedAfter(all: readonly string[], one: string, marks: Marks): string | null {
  const place = all.indexOf(one);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].find((other) => marks[other] !== "solved") ?? null;
}

/** What is solved stays so, however it is tried later. */
export function marked(marks: Marks, one: string, mark: Mark): Marks {
  return marks[one] === "solved" ? marks : { ...marks, [one]: mark };
}
