import { settings } from "./settings.svelte";

/** The day of a moment in seconds, as the reader's language writes it. */
export const day = (at: number): string => new Date(at * 1000).toLocaleDateString(settings.language, { dateStyle: "medium" });
