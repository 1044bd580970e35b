/** What stands beside a chapter of the rules: real pieces, by their names in the game's sheet. */

export interface Scene {
  width: number;
  height: number;
  /** Name, where it stands, and how much larger it is than in the sheet. */
  pieces: [piece: string, x: number, y: number, scale?: number][];
}

const SCENES = import.meta.glob<Record<string, Scene>>("../games/*/rule_pictures.json", { import: "default" });

/** The scenes of a game by their chapters; not every chapter has one, nor has every game. */
export async function scenesOf(game: string): Promise<Record<string, Scene>> {
  return (await SCENES[`../games/${game}/rule_pictures.json`]?.()) ?? {};
}
