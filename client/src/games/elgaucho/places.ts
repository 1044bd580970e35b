/** The places on the board that an event is about, for a line of the log to point at. */

import type { GameEvent } from "../game";
import { breedOf } from "./view";

export function placesOfEvent(event: GameEvent): string[] {
  const text = (name: string) => String(event[name]);
  switch (event.kind) {
    case "filled":
    case "stood":
    case "laid":
    case "raised":
    case "recalled":
    case "roused":
    case "replaced":
    case "put":
      return [text("space")];
    case "placed":
    case "recalled_area":
      return [text("area")];
    case "rolled":
      return ["rodeo"];
    case "took":
      return ["dice"];
    case "wished":
      return ["wish"];
    case "sold":
      return [`herd-${text("seat")}-${text("breed")}`];
    case "stole": {
      const breed = breedOf(text("tile"));
      return [`herd-${text("victim")}-${breed}`, `herd-${text("seat")}-${breed}`];
    }
    case "added":
    case "sorted":
      return [`herd-${text("seat")}-${breedOf(text("tile"))}`];
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
      return [`ranch-${text("seat")}`];
    default:
      return [];
  }
}
