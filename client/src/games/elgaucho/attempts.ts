/** The move that somebody means who clicks where nothing is legal: its refusal is the answer. */

import type { Printed } from "./printed";
import { diceInHand, lotOn } from "./reading";
import type { Area, ElGauchoView } from "./view";

/** Dice for an attempt: those that make the number, else all in hand, else any that would do. */
function diceFor(view: ElGauchoView, wanted: number): string {
  const hand = [...diceInHand(view)].sort((a, b) => a - b);
  const fitting = hand.find((die) => die === wanted);
  if (fitting !== undefined) return String(fitting);
  if (hand.length > 0) return hand.join("+");
  if (wanted <= 6) return String(wanted);
  return `${wanted - 6}+6`;
}

/** Clicking a space of the pampa. */
export function attemptAtSpace(view: ElGauchoView, seat: number, space: string): string {
  const lot = lotOn(view, space);
  const steppeTile = view.steppe.find((tile) => tile !== null);
  if (view.phase === "steppe" && steppeTile) return `put ${steppeTile} ${space}`;
  if (!lot) return `stand ${space} ${diceFor(view, 1)}`;
  if (lot.gaucho === null || lot.standing) return `stand ${space} ${diceFor(view, lot.big)}`;
  if (lot.gaucho === seat) return `raise ${space} ${diceFor(view, lot.small)}`;
  return `overseer replace ${space}`;
}

/** Clicking an action area: using it where the own gaucho is, else placing one. */
export function attemptAtArea(
  view: ElGauchoView,
  seat: number,
  area: Area,
  printed: Pick<Printed, "areas">,
): string {
  if (view.phase === "enter") return `place ${area}`;
  if (!view.areas[area].includes(seat)) {
    return `place ${area} ${diceFor(view, printed.areas[area][0] ?? 1)}`;
  }
  switch (area) {
    case "sort":
      return `sort ${view.players[seat]?.incoming[0] ?? "W1"}`;
    case "wish":
      return "wish 1";
    case "sale":
      return `sale ${Object.keys(view.players[seat]?.herds ?? {})[0] ?? "W"}`;
    case "steal":
      return `steal ${anyTile(view, seat)}`;
    case "overseer":
      return `overseer raise ${anySpace(view)}`;
    case "steppe":
      return "steppe";
  }
}

function anyTile(view: ElGauchoView, seat: number): string {
  for (const [other, ranch] of view.players.entries()) {
    const [breed, herd] = Object.entries(ranch.herds)[0] ?? [];
    if (other !== seat && breed && herd) return `${breed}${herd.row[0]}`;
  }
  return "W1";
}

function anySpace(view: ElGauchoView): string {
  for (const [row, lots] of Object.entries(view.pampa)) {
    const column = lots.findIndex((lot) => lot !== null);
    if (column >= 0) return `${row}${column + 1}`;
  }
  return "a1";
}
