/** What cards tell by their names, and how many of a kind there are. */

export const PREMIUM = "premium-";
export const QUARTET = 4;
