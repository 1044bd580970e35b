/** What a game counts, in the reader's language; of a game without words for it as the game calls it. */

import { shelf, t } from "$lib/words.svelte";

export const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

export function factText(game: string, name: string): string {
  const message = `${game}-fact-${slug(name)}`;
  return shelf.current.has(message) ? t(message) : name;
}
