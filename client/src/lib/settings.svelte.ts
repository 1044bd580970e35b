/** What a person has chosen for this browser: language, light or dark, motion, coach. */

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";

interface Stored {
  language?: Language;
  theme?: Theme;
  motion?: boolean;
  coach?: boolean;
  learnt?: string[];
  taught?: string[];
}

const KEY = "corral";

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {}; // a browser that forbids storage, or somebody else's text
  }
}

/** The first language of the browser that Corral speaks. */
export function preferred(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return "en";
}

const matches = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

class Settings {
  #kept = stored();
  language = $state<Language>(this.#kept.language ?? preferred(navigator.languages));
  theme = $state<Theme>(this.#kept.theme ?? "auto");
  /** The wish of the person; the system's own setting counts more. */
  wantsMotion = $state(this.#kept.motion ?? true);
  coach = $state(this.#kept.coach ?? true);
  /** What the coach has explained, and the games whose first match is over. */
  learnt = $state<string[]>(this.#kept.learnt ?? []);
  taught = $state<string[]>(this.#kept.taught ?? []);
  #systemDark = $state(matches("(prefers-color-scheme: dark)"));
  #systemStill = $state(matches("(prefers-reduced-motion: reduce)"));

  constructor() {
    globalThis
      .matchMedia?.("(prefers-color-scheme: dark)")
      .addEventListener("change", (event) => (this.#systemDark = event.matches));
    globalThis
      .matchMedia?.("(prefers-reduced-motion: reduce)")
      .addEventListener("change", (event) => (this.#systemStill = event.matches));
  }

  get dark(): boolean {
    return this.theme === "auto" ? this.#systemDark : this.theme === "dark";
  }

  get motion(): boolean {
    return this.wantsMotion && !this.#systemStill;
  }

  /** The coach's note is not shown again. */
  learn(lesson: string): void {
    if (!this.learnt.includes(lesson)) this.learnt = [...this.learnt, lesson];
  }

  finishLessons(game: string): void {
    if (!this.taught.includes(game)) this.taught = [...this.taught, game];
  }

  forgetLessons(): void {
    this.learnt = [];
    this.taught = [];
    this.coach = true;
  }

  /** Tells the document, and remembers. To be called in an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset["theme"] = this.dark ? "dark" : "light";
    root.dataset["motion"] = this.motion ? "full" : "none";
    const kept: Stored = {
      language: this.language,
      theme: this.theme,
      motion: this.wantsMotion,
      coach: this.coach,
      learnt: this.learnt,
      taught: this.taught,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the choice holds for this visit.
    }
  }
}

export const settings = new Settings();
