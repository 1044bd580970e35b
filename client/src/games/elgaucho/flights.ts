/** What moves across the board when something happens: a piece, from one place to another. */

import type { Flight } from "../flights";
import { breedOf } from "./reading";
import type { ElGauchoEvent } from "./view";

export interface GauchoFlight extends Flight {
  /** A tile by its name, or a fragment of the box. */
  tile?: string;
  piece?: string;
}

export function flightsOf(events: readonly ElGauchoEvent[]): GauchoFlight[] {
  return events.flatMap(flightsOfOne);
}

const gaucho = (seat: number) => `cowboy-${seat}`;
const lying = (seat: number) => `lying-${seat}`;
const supply = (seat: number) => `supply-${seat}`;
const pesos = (seat: number) => `pesos-${seat}`;
const herd = (seat: number, tile: string) => `herd-${seat}-${breedOf(tile)}`;

function flightsOfOne(event: ElGauchoEvent): GauchoFlight[] {
  switch (event.kind) {
    case "took":
      return event.dice.map((die) => ({ from: "rodeo", to: "dice", piece: `die-${die}` }));
    case "wished":
      return [{ from: "wish", to: "dice", piece: `die-${event.die}` }];
    case "filled":
      return [{ from: "pile", to: event.space, tile: event.tile }];
    case "put":
      return [{ from: "steppe-tiles", to: event.space, tile: event.tile }];
    case "stood":
      return [{ from: supply(event.seat), to: event.space, piece: gaucho(event.seat) }];
    case "laid":
      return [{ from: supply(event.seat), to: event.space, piece: lying(event.seat) }];
    case "placed":
      return [{ from: supply(event.seat), to: event.area, piece: gaucho(event.seat) }];
    case "recalled":
      return [{ from: event.space, to: supply(event.seat), piece: lying(event.seat) }];
    case "recalled_area":
      return [{ from: event.area, to: supply(event.seat), piece: gaucho(event.seat) }];
    case "sold":
      return [{ from: `herd-${event.seat}-${event.breed}`, to: pesos(event.seat), piece: "coin" }];
    case "stole":
      return [
        { from: herd(event.victim, event.tile), to: herd(event.seat, event.tile), tile: event.tile },
        { from: herd(event.victim, event.tile), to: pesos(event.victim), piece: "coin" },
      ];
    case "replaced":
      return [
        { from: supply(event.seat), to: event.space, piece: gaucho(event.seat) },
        { from: event.space, to: pesos(event.victim), piece: "coin" },
      ];
    case "collected":
      return event.tiles.map((tile) => ({
        from: "pampa",
        to: `ranch-${event.seat}`,
        tile,
      }));
    case "added":
    case "sorted":
      return [{ from: "tray", to: herd(event.seat, event.tile), tile: event.tile }];
    default:
      return [];
  }
}
