/** What can be opened beside the board. */
export const PANELS = ["log", "points", "moves", "chat", "people"] as const;
export type Panel = (typeof PANELS)[number];
