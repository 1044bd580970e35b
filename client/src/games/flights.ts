/** Pieces that travel over a board: every game says what, from where and to where. */

/** In pixels from the board's corner. */
export type Spot = readonly [x: number, y: number];

export interface Flight {
  /** A place of the board (`data-place`), or how to find the spot when it departs. */
  from: string | (() => Spot);
  to: string;
  /** Whether it stays a while where it begins, to be read. */
  lingers?: boolean;
}

/** More at once is only confusing. */
export const MOST = 14;
const TIME = 350;
const STAGGER = 60;

/** The middle of a place as it is seen now; null if it is not. */
export function middleOf(board: HTMLElement, place: string): Spot | null {
  const seen = board.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  if (!seen?.width) return null;
  const ground = board.getBoundingClientRect();
  return [seen.x + seen.width / 2 - ground.x, seen.y + seen.height / 2 - ground.y];
}

/** Moves a piece from one spot to another, the later the more set out before it. */
export function depart(piece: HTMLElement, from: Spot, to: Spot, before: number, lingers: boolean): Animation {
  const at = ([x, y]: Spot, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const steps = [
    { transform: at(from, 1), opacity: 1 },
    { transform: at(from, 1), opacity: 1, offset: lingers ? 0.4 : 0 },
    { transform: at(to, 0.8), opacity: 1, offset: 0.85 },
    { transform: at(to, 0.8), opacity: 0 },
  ];
  return piece.animate(steps, {
    duration: lingers ? 2 * TIME : TIME,
    delay: before * STAGGER,
    easing: "ease-in-out",
    fill: "backwards",
  });
}
