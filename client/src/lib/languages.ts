/** The languages of the page: the folders of `src/corral/locales`, each with its own name in it. */

import { Messages } from "./fluent";

/** Spoken where nothing else is asked for, and where another language has no words. */
export const ENGLISH = "en";

const FILES = import.meta.glob<string>("$locales/*/common.ftl", { query: "?raw", import: "default", eager: true });

const COMMON = new Map(Object.entries(FILES).map(([path, source]) => [path.split("/").at(-2) ?? "", source]));

export const LANGUAGES: readonly string[] = [ENGLISH, ...[...COMMON.keys()].filter((one) => one !== ENGLISH).sort()];

/** What is said alike in all games; in the page from the beginning, for the names of the languages are in it. */
export const commonWords = (language: string): string => COMMON.get(language) ?? "";

const NAMES = new Map(
  LANGUAGES.map((language) => [language, new Messages(language, [commonWords(language)]).text("language-name")]),
);

/** What a language calls itself. */
export const languageName = (language: string): string => NAMES.get(language) ?? language;

/** The first of the languages that a browser asks for which Corral speaks. */
export function preferred(wanted: readonly string[]): string {
  const plain = wanted.map((one) => one.toLowerCase().split("-")[0]);
  return plain.find((one) => one !== undefined && LANGUAGES.includes(one)) ?? ENGLISH;
}
