/** The places on the board that an event is about, for a line of the log to point at. */

import { breedOf } from "./reading";
import type { ElGauchoEvent } from "./view";

export function placesOfEvent(event: ElGauchoEvent): string[] {
  switch (event.kind) {
    case "filled":
    case "stood":
    case "laid":
    case "raised":
    case "recalled":
    case "roused":
    case "replaced":
    case "put":
      return [event.space];
    case "placed":
    case "recalled_area":
      return [event.area];
    case "rolled":
      return ["rodeo"];
    case "took":
      return ["dice"];
    case "wished":
      return ["wish"];
    case "sold":
      return [`herd-${event.seat}-${event.breed}`];
    case "stole": {
      const breed = breedOf(event.tile);
      return [`herd-${event.victim}-${breed}`, `herd-${event.seat}-${breed}`];
    }
    case "added":
    case "sorted":
      return [`herd-${event.seat}-${breedOf(event.tile)}`];
    case "looked":
    case "steppe_refilled":
      return ["steppe-tiles"];
    case "pile_empty":
    case "pile_idle":
      return ["pile"];
    case "start_player":
    case "dealt":
    case "chosen":
    case "kept":
    case "collected":
    case "ended":
    case "round_began":
      return [`ranch-${event.seat}`];
    default:
      return [];
  }
}
