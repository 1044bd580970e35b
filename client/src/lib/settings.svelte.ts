/** What a person has chosen for this browser: language, light or dark, motion, coach. */

import { marked, type Mark, type Marks } from "../learn/progress";
import { LANGUAGES, preferred } from "./languages";
import type { Opponents } from "./opponents";

export type Theme = "auto" | "light" | "dark";

/** How quickly bots move; "once" is without any pause. */
export const PACES = ["calm", "brisk", "once"] as const;
export type PaceKind = (typeof PACES)[number];

interface Stored {
  language?: string;
  theme?: Theme;
  motion?: boolean;
  pace?: PaceKind;
  coach?: boolean;
  sound?: boolean;
  learnt?: string[];
  taught?: string[];
  opponents?: Record<string, Opponents>;
  lessons?: Record<string, string[]>;
  practised?: Record<string, Marks>;
}

const KEY = "corral";

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {}; // a browser that forbids storage, or somebody else's text
  }
}

/** The language that was chosen here, if it is still spoken; else one that the browser asks for. */
function spoken({ language }: Stored): string {
  return language !== undefined && LANGUAGES.includes(language) ? language : preferred(navigator.languages);
}

const matches = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

class Settings {
  #kept = stored();
  language = $state(spoken(this.#kept));
  theme = $state<Theme>(this.#kept.theme ?? "auto");
  /** The wish of the person; the system's own setting counts more. */
  wantsMotion = $state(this.#kept.motion ?? true);
  pace = $state<PaceKind>(PACES.find((one) => one === this.#kept.pace) ?? "brisk");
  /** Phones are silent until somebody wants it otherwise. */
  sound = $state(this.#kept.sound ?? !matches("(pointer: coarse)"));
  coach = $state(this.#kept.coach ?? true);
  /** What the coach has explained, and the games whose first match is over. */
  learnt = $state<string[]>(this.#kept.learnt ?? []);
  taught = $state<string[]>(this.#kept.taught ?? []);
  /** Against whom each game was played last. */
  opponents = $state<Record<string, Opponents>>(this.#kept.opponents ?? {});
  /** The steps of each game's lesson that were learnt, and what became of positions to practise with. */
  lessons = $state<Record<string, string[]>>(this.#kept.lessons ?? {});
  practised = $state<Record<string, Marks>>(this.#kept.practised ?? {});
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

  finishStep(game: string, step: string): void {
    const known = this.lessons[game] ?? [];
    if (!known.includes(step)) this.lessons = { ...this.lessons, [game]: [...known, step] };
  }

  markPosition(game: string, position: string, mark: Mark): void {
    this.practised = { ...this.practised, [game]: marked(this.practised[game] ?? {}, position, mark) };
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
      pace: this.pace,
      coach: this.coach,
      sound: this.sound,
      learnt: this.learnt,
      taught: this.taught,
      opponents: this.opponents,
      lessons: this.lessons,
      practised: this.practised,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the choice holds for this visit.
    }
  }
}

export const settings = new Settings();
