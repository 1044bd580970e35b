/** The chapters of a game's rules with their numbers, in the order of its `.ftl` file. */

import type { Messages } from "$lib/fluent";

export interface Chapter {
  /** The end of its message's name: "GAME-rules-ID". */
  id: string;
  title: string;
  numbers: string[];
}

export function chapters(words: Messages, game: string): Chapter[] {
  const found: Chapter[] = [];
  for (const name of words.names()) {
    if (name.startsWith(`${game}-rules-`) && name !== `${game}-rules-title`)
      found.push({ id: name.slice(`${game}-rules-`.length), title: words.text(name), numbers: [] });
    else if (name.startsWith(`${game}-rule-`)) found.at(-1)?.numbers.push(name.slice(`${game}-rule-`.length));
  }
  return found;
}
