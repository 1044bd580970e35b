/** Why something could not be done, in the reader's language where there are words for it. */

import type { Problem } from "../wire";
import { ApiError } from "./api";
import { shelf, t } from "./words.svelte";

/** The sentence for a refusal by its reason or else its code, if there is one. */
export function problemText({ code, reason, values = {} }: Problem): string | null {
  const message = [reason ?? code, code].map((one) => `web-problem-${one}`).find((one) => shelf.current.has(one));
  return message === undefined ? null : t(message, values);
}

/** What to say about a request that failed: at worst what the server said. */
export function troubleText(error: unknown): string {
  return error instanceof ApiError ? (problemText(error.problem) ?? error.message) : String(error);
}
