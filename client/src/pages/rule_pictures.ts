/** What stands beside a chapter of the rules: real pieces, by their names in the game's sheet. */

import scenes from "./rule_pictures.json";

export interface Scene {
  width: number;
  height: number;
  /** Name, where it stands, and how much larger it is than in the sheet. */
  pieces: [piece: string, x: number, y: number, scale?: number][];
}

const SCENES = scenes as unknown as Record<string, Record<string, Scene>>;

/** The scene of a chapter; not every chapter has one. */
export const scene = (game: string, chapter: string): Scene | undefined => SCENES[game]?.[chapter];
