/** Which real pieces stand beside a chapter of the rules, by their names in the game's sheet. */

export interface Row {
  pieces: string[];
  /** How far apart they stand, and how high they are. */
  step: number;
  height: number;
  /** Whether pieces have their corner in the origin, not their middle. */
  cornered?: boolean;
}

const tiles = (...pieces: string[]): Row => ({ pieces, step: 84, height: 80 });
const slips = (...pieces: string[]): Row => ({ pieces, step: 40, height: 48 });
const dice = (...pieces: string[]): Row => ({ pieces, step: 48, height: 44 });
const cards = (...pieces: string[]): Row => ({ pieces, step: 104, height: 132 });
const figures = (...pieces: string[]): Row => ({ pieces, step: 44, height: 44 });
const land = (...pieces: string[]): Row => ({ pieces, step: 132, height: 124, cornered: true });

export const ROWS: Record<string, Record<string, Row>> = {
  elgaucho: {
    setup: tiles("tile-W3", "tile-K7", "tile-B9", "tile-G5", "tile-S11", "back"),
    preliminary: tiles("tile-W5", "tile-W8", "tile-G2"),
    round: dice("die-1", "die-2", "die-3", "die-4", "die-5", "die-6"),
    pampa: figures("cowboy-0", "lying-0", "cowboy-1", "lying-1"),
    areas: figures("sign-sort", "sign-wish", "sign-sale", "sign-steal", "sign-overseer", "sign-steppe"),
    collecting: slips("slip-B2", "slip-B5", "slip-B8", "slip-B11"),
  },
  kuhhandel: {
    material: cards("card-cock", "card-cow", "card-horse", "card-rat", "card-premium-cow", "card-50"),
    auction: cards("card-pig", "card-goat", "card-donkey"),
    premium: cards("card-premium-dog", "card-premium-horse"),
    rat: cards("card-rat"),
    trade: cards("card-sheep", "back", "back"),
  },
  goldrush: {
    setup: land("tile-Da-0", "tile-Aa-0", "tile-Ba-0", "tile-Ca-0", "back"),
    place: land("tile-Ga-0", "tile-Ga-1", "tile-Ga-2", "tile-Ga-3"),
    act: figures("cowboy-0", "tent-0", "cowboy-1", "tent-1", "cowboy-2", "tent-2"),
    score: land("tile-Ha-0", "tile-Ea-0", "tile-Fa-0"),
  },
};
