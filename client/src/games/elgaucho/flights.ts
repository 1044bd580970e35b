/** What moves across the board when something happens: a piece, from one place to another. */

import type { Flight } from "../flights";
import type { GameEvent } from "../game";
import { breedOf } from "./view";

export interface GauchoFlight extends Flight {
  /** A tile by its name, or a fragment of the box. */
  tile?: string;
  piece?: string;
}

export function flightsOf(events: readonly GameEvent[]): GauchoFlight[] {
  return events.flatMap(flightsOfOne);
}

function flightsOfOne(event: GameEvent): GauchoFlight[] {
  const text = (name: string) => String(event[name]);
  const { seat } = event;
  const herd = (whose: unknown) => `herd-${String(whose)}-${breedOf(text("tile"))}`;
  const gaucho = `cowboy-${seat}`;
  switch (event.kind) {
    case "took":
      return (event["dice"] as number[]).map((die) => ({ from: "rodeo", to: "dice", piece: `die-${die}` }));
    case "wished":
      return [{ from: "wish", to: "dice", piece: `die-${text("die")}` }];
    case "filled":
      return [{ from: "pile", to: text("space"), tile: text("tile") }];
    case "put":
      return [{ from: "steppe-tiles", to: text("space"), tile: text("tile") }];
    case "stood":
      return [{ from: `supply-${seat}`, to: text("space"), piece: gaucho }];
    case "laid":
      return [{ from: `supply-${seat}`, to: text("space"), piece: `lying-${seat}` }];
    case "placed":
      return [{ from: `supply-${seat}`, to: text("area"), piece: gaucho }];
    case "recalled":
      return [{ from: text("space"), to: `supply-${seat}`, piece: `lying-${seat}` }];
    case "recalled_area":
      return [{ from: text("area"), to: `supply-${seat}`, piece: gaucho }];
    case "sold":
      return [{ from: `herd-${seat}-${text("breed")}`, to: `pesos-${seat}`, piece: "coin" }];
    case "stole":
      return [
        { from: herd(event["victim"]), to: herd(seat), tile: text("tile") },
        { from: herd(event["victim"]), to: `pesos-${text("victim")}`, piece: "coin" },
      ];
    case "replaced":
      return [
        { from: `supply-${seat}`, to: text("space"), piece: gaucho },
        { from: text("space"), to: `pesos-${text("victim")}`, piece: "coin" },
      ];
    case "collected":
      return (event["tiles"] as string[]).map((tile) => ({
        from: "pampa",
        to: `ranch-${seat}`,
        tile,
      }));
    case "added":
    case "sorted":
      return [{ from: "tray", to: herd(seat), tile: text("tile") }];
    default:
      return [];
  }
}
