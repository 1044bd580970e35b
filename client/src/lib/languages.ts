/** The languages of the page: the folders of `src/corral/locales`, each with its own name in it. */

import { Messages } from "./fluent";

/** Spoken where nothing else is asked for, and where another language has no words. */
export const ENGLISH = "en";

const COMMON = import.meta.glob<string>("$locales/*/common.ftl", { query: "?raw", import: "default", eager: true });

const NAMES = new Map(
  Object.entries(COMMON).map(([path, source]) => {
    const language = path.split("/").at(-2) ?? "";
    return [language, new Messages(language, [source]).text("language-name")];
  }),
);

export const LANGUAGES: readonly string[] = [ENGLISH, ...[...NAMES.keys()].filter((one) => one !== ENGLISH).sort()];

/** What a language calls itself. */
export const languageName = (language: string): string => NAMES.get(language) ?? language;

/** The first of the languages that a browser asks for which Corral speaks. */
export function preferred(wanted: readonly string[]): string {
  const plain = wanted.map((one) => one.toLowerCase().split("-")[0]);
  return plain.find((one) => one !== undefined && LANGUAGES.includes(one)) ?? ENGLISH;
}
