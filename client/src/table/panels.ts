/** What can be opened beside the board. */
export const PANELS = ["log", "points", "moves", "chat"] as const;
export type Panel = (typeof PANELS)[number];
