/** A review as it grows: asked for again until it is done. */

import * as api from "$lib/api";
import { troubleText } from "$lib/trouble";
import type { MatchReview, ReviewState } from "../wire";

const PACE = 1000;

export class ReviewWatch {
  status = $state<ReviewState["status"] | "asking">("asking");
  progress = $state(0);
  review = $state.raw<MatchReview | null>(null);
  trouble = $state("");
  #number = 0;

  constructor(private readonly table: string) {}

  /** Begins the review where nobody has, and follows it; what it returns ends the following. */
  follow(): () => void {
    let timer = 0;
    let wanted = true;
    const look = async (ask: () => Promise<ReviewState>) => {
      try {
        const state = await ask();
        if (!wanted) return;
        this.#take(state);
        if (state.status === "waiting" || state.status === "running") timer = window.setTimeout(again, PACE);
      } catch (error) {
        if (wanted) this.trouble = troubleText(error);
      }
    };
    const again = () => void look(() => api.review(this.table, this.#number));
    void look(() => api.beginReview(this.table));
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  #take(state: ReviewState): void {
    this.status = state.status;
    this.progress = state.progress ?? 0;
    this.#number = state.number ?? 0;
    this.review = state.review ?? this.review;
    this.trouble = "";
  }
}
