/**
 * Where the points come from (K-37, K-38, K-46).
 *
 * The engine's own examples (reckonings.json) hold the sum to the rules.
 */

import type { Source } from "../game";
import { QUARTET } from "./cards";
import type { KuhhandelEvent, KuhhandelView, Kind, Score } from "./view";

/** The points without the money that may count at the end. */
export function pointsOf(score: Score): number {
  return (score.quartets + score.matching) * score.times + score.others;
}

/** Everybody's points, and what they come from. */
interface Scored {
  scores: readonly number[];
  players: readonly { score: Score }[];
}

/** What the money left over has brought (K-46). */
export function cashOf(view: Scored, seat: number): number {
  const score = view.players[seat]?.score;
  return score ? (view.scores[seat] ?? 0) - pointsOf(score) : 0;
}

/** Whether money has brought anybody points. */
function cashCounts(view: KuhhandelView): boolean {
  return view.scores.some((_, seat) => cashOf(view, seat) !== 0);
}

/** How many quartets are complete; rats make none. */
export function quartets({ players }: Pick<KuhhandelView, "players">): number {
  const full = ({ animals }: { animals: Partial<Record<Kind, number>> }) =>
    Object.entries(animals).filter(([kind, count]) => kind !== "rat" && count === QUARTET).length;
  return players.reduce((sum, player) => sum + full(player), 0);
}

/** The id of the sentence that explains the sum. */
export function formula(view: KuhhandelView): string {
  return cashCounts(view) ? "web-kuhhandel-formula-cash" : "web-kuhhandel-formula";
}

export function sources(_log: readonly KuhhandelEvent[], view: KuhhandelView, seat: number): Source[] {
  const score = view.players[seat]?.score;
  if (!score) return [];
  const { quartets, matching, times, others, covered } = score;
  const lost = covered === null ? 0 : (view.quartets[covered] ?? 0);
  const parts: [label: string, points: number][] = [
    ["quartets", quartets + lost],
    ["rats", lost > 0 ? -lost : 0],
    ["premiums", matching + others],
    ["several", (quartets + matching) * Math.max(0, times - 1)],
  ];
  if (cashCounts(view)) parts.push(["cash", cashOf(view, seat)]);
  return parts.map(([label, points]) => ({ label: `web-kuhhandel-source-${label}`, points }));
}
