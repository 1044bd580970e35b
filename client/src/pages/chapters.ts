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

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

/** The rules in which all wanted words are found, in their texts, numbers or the title of their chapter. */
export function searched(all: readonly Chapter[], wanted: string, textOf: (number: string) => string): readonly Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  return all.flatMap((chapter) => {
    const numbers = chapter.numbers.filter((number) => {
      const text = plain(`${number} ${chapter.title} ${textOf(number)}`);
      return words.every((word) => text.includes(word));
    });
    return numbers.length > 0 ? [{ ...chapter, numbers }] : [];
  });
}
