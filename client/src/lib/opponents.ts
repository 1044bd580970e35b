/** Against whom somebody plays: how many bots, and of which level. Remembered for each game. */

export interface Opponents {
  count: number;
  bot: string;
}

/** A first match is best among three, against somebody who plays well but makes mistakes. */
const FIRST: Opponents = { count: 2, bot: "cowhand" };

/** How many there can be. */
export function counts({ fewest, most }: { fewest: number; most: number }): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, more) => fewest - 1 + more);
}

/** What was chosen last, as far as it is still to be had here. */
export function chosen(
  last: Partial<Opponents> | undefined,
  game: { fewest: number; most: number },
  bots: readonly string[],
): Opponents {
  const able = counts(game);
  const wanted = last?.count ?? FIRST.count;
  const bot = [last?.bot, FIRST.bot, bots[0]].find((one) => one !== undefined && bots.includes(one));
  return {
    count: Math.max(able[0] ?? 1, Math.min(wanted, able.at(-1) ?? wanted)),
    bot: bot ?? FIRST.bot,
  };
}
