/** What the first-match coach explains: the decision that the viewer has before them. */

import type { KuhhandelView } from "./view";

export function lesson(view: KuhhandelView, moves: readonly string[]): string | null {
  const { phase, players, premium, seat, turn } = view;
  if (moves.length === 0) return null;
  if (phase === "turn") {
    const trade = moves.some((move) => move.startsWith("trade "));
    if (moves.includes("auction")) return trade ? "turn" : "auction";
    if (moves.includes("distribute")) return trade ? "turn-two" : "distribute";
    return "trade";
  }
  if (phase === "extra") return players.length === 2 ? "extra-two" : "extra";
  if (phase === "pay") return seat === turn ? "pay-buying" : "pay";
  if (phase === "call") return premium && premium.number === 1 ? "call-last" : "call";
  if (phase === "rat") return moves.length > 1 ? "rat" : "rat-broke";
  return phase;
}
