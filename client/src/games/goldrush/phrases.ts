/** How Gold Rush's values are called; the same sentences as src/corral/games/goldrush/text/phrases.py. */

import type { Messages, Values } from "$lib/fluent";

import type { Phrase, Phrases } from "../game";
import type {
  CityScored,
  Feature,
  GoldRushEvent,
  GoldRushView,
  MountainScored,
  Over,
  PrairieScored,
  RailroadScored,
  Role,
  Sort,
} from "./view";
import { ROLE_OF, splitPart } from "./parts";

const RAILROAD_POINTS = 3;
const SYMBOL_POINTS = { camps: 2, herds: 4 } as const;
const SCORED = "_scored";
const CITY = "city";

type Scored = RailroadScored | MountainScored | CityScored | PrairieScored;
type Count = "points" | "tokens" | "tiles" | "nuggets" | "railroads" | "camps" | "herds";

const SORT_OF = Object.fromEntries(
  Object.entries(ROLE_OF).map(([sort, role]) => [role, sort]),
) as Record<Role, Sort>;

// Events

function event(words: Messages, event: GoldRushEvent, names: readonly string[]): Phrase {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    Object.assign(values, worded(words, name, value, names));
  }
  if ("feature" in event) {
    Object.assign(values, scoring(words, event, names));
  } else if (event.kind === "start_tile") {
    values["tokens"] = counted(words, "tokens", event.tokens);
  } else if (event.kind === "cowboy_placed") {
    const { role } = event;
    values["role"] = words.text(`goldrush-role-${role}`);
    values["site"] = words.text(`goldrush-to-${role}`, { part: values["part"] ?? "" });
  } else if (event.kind === "tokens_removed") {
    const { mountains } = event;
    values["mountain"] = partName(words, mountains[0] ?? "");
    values["mountains"] = mountains.length;
  } else if (event.kind === "tokens_shown") {
    values["count"] = event.tokens.length;
    values["sum"] = event.tokens.join(" + ");
    values["points"] = counted(words, "points", event.points);
  } else if (event.kind === "over") {
    Object.assign(values, result(words, event, names));
  }
  return [eventVariant(event), values];
}

function eventVariant(event: GoldRushEvent): string {
  switch (event.kind) {
    case "took":
    case "claimed":
      return "token" in event ? "seen" : "";
    case "tent_placed":
      return event.from ? "moved" : "";
    case "tokens_removed":
      return event.mountains.length > 1 ? "several" : "";
    case "tokens_shown":
      return event.tokens.length === 0 ? "none" : "";
    case "railroad_scored":
    case "mountain_scored":
      return event.seats.length === 0 ? "nobody" : "";
    case "prairie_scored":
      return event.camps || event.herds ? "" : "bare";
  }
  return "";
}

/** One value of an event as the variables that the messages know. */
function worded(
  words: Messages,
  name: string,
  value: unknown,
  names: readonly string[],
): Values {
  if (name === "seat" && typeof value === "number") return { player: names[value] ?? "" };
  if (["part", "feature", "mountain", "from"].includes(name) && typeof value === "string") {
    return { [name]: partName(words, value) };
  }
  if (name === "rotation" && typeof value === "number") return { turned: turned(words, value) };
  if (name === "token" && typeof value === "number") {
    return { token: counted(words, "points", value) };
  }
  if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
  if (typeof value === "number" || typeof value === "string") return { [name]: value };
  return {};
}

// Scorings

/** What was counted, and the points for those who have most cowboys there. */
function scoring(words: Messages, scored: Scored, names: readonly string[]): Values {
  const values: Values = { sum: reckoning(words, scored) };
  if (scored.seats.length) values["gain"] = gain(words, scored, names);
  return values;
}

/** Why a feature brings what it brings: "4 tiles × 2 (one locomotive)". */
function reckoning(words: Messages, scored: Scored): string {
  switch (scored.kind) {
    case "railroad_scored":
      return railroadSum(words, scored);
    case "mountain_scored":
      return counted(words, "nuggets", scored.nuggets);
    case "city_scored":
      return times(words, "railroads", scored.railroads, RAILROAD_POINTS);
  }
  return (["camps", "herds"] as const)
    .filter((symbol) => scored[symbol])
    .map((symbol) => times(words, symbol, scored[symbol], SYMBOL_POINTS[symbol]))
    .join(" + ");
}

/** The tiles, and what has become of the locomotives (G-11, G-22). */
function railroadSum(words: Messages, scored: RailroadScored): string {
  const tiles = counted(words, "tiles", scored.tiles);
  const locomotives = scored.locomotives;
  if (locomotives === 0) return tiles;
  if (!scored.finished) return words.text("goldrush-railroad-unfinished", { tiles });
  if (locomotives === 1) return words.text("goldrush-railroad-doubled", { tiles });
  return words.text("goldrush-railroad-several", { tiles, locomotives });
}

/** "5 points each for Ana and Bo", with the numbers of cowboys if several players have some. */
function gain(words: Messages, scored: Scored, names: readonly string[]): string {
  const gainers = scored.seats.map((seat) => names[seat] ?? "");
  const values: Values = {
    points: counted(words, "points", scored.points),
    players: words.listed(gainers),
    count: gainers.length,
  };
  const cowboys = scored.cowboys;
  const crowds = names
    .map((player, seat) => ({ player, count: cowboys[seat] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map((crowd) => words.text("goldrush-crowd", crowd));
  if (crowds.length === 1) return words.text("goldrush-gain", values);
  const role = ROLE_OF[scored.kind.slice(0, -SCORED.length) as Sort];
  const crowd = words.text(`goldrush-crowd-${role}`, { crowds: words.listed(crowds) });
  return words.text("goldrush-gain-rivals", { ...values, crowd });
}

/** Everybody's points and those who won. */
function result(words: Messages, over: Over, names: readonly string[]): Values {
  const winners = over.winners.map((seat) => names[seat] ?? "");
  const points = over.scores;
  const scores = names.map((player, seat) =>
    words.text("goldrush-score", { player, points: counted(words, "points", points[seat]) }),
  );
  return {
    scores: words.listed(scores),
    winners: words.listed(winners),
    count: winners.length,
  };
}

// Moves

function move(words: Messages, move: string, seen: GoldRushView | null): Phrase {
  const [verb = "", place = "", rotation = ""] = move.split(" ");
  switch (verb) {
    case "place": {
      const values = { cell: place, turned: turned(words, Number(rotation)) };
      return seen === null ? ["", values] : ["tile", { ...values, tile: seen.tile ?? "" }];
    }
    case "railwayman":
    case "miner":
    case "farmer": {
      const part = words.text(`goldrush-place-${place}`);
      const site = words.text(`goldrush-to-${verb}`, { part });
      return withWorth(words, verb, place, { site }, seen);
    }
    case "trader":
      return withWorth(words, verb, CITY, {}, seen);
    case "tent":
      return withTokens(words, place, { part: partName(words, place) }, seen);
    case "take": {
      const part = seen?.turn == null ? null : seen.players[seen.turn]?.tent;
      return part ? withTokens(words, part, { part: partName(words, part) }, seen) : ["", {}];
    }
  }
  return ["", {}];
}

/** What the feature of a part of the new tile brings as it stands. */
function withWorth(
  words: Messages,
  role: Role,
  place: string,
  values: Values,
  view: GoldRushView | null,
): Phrase {
  if (view === null) return ["", values];
  const cell = view.tiles.at(-1)?.cell ?? "";
  const feature = featureAt(view, cell, place, SORT_OF[role]);
  const worth = words.text("goldrush-worth", {
    points: counted(words, "points", feature.points),
    finished: feature.finished ? "yes" : "no",
  });
  return ["worth", { ...values, worth }];
}

/** How many tokens there are on the mountain of a part. */
function withTokens(
  words: Messages,
  part: string,
  values: Values,
  view: GoldRushView | null,
): Phrase {
  if (view === null) return ["", values];
  const [cell, place] = splitPart(part);
  const { tokens = 0 } = featureAt(view, cell, place, "mountain");
  return ["tokens", { ...values, tokens: counted(words, "tokens", tokens) }];
}

function featureAt(view: GoldRushView, cell: string, place: string, sort: Sort): Feature {
  const tile = view.tiles.find((tile) => tile.cell === cell);
  const part = tile?.parts.find((part) => part.part === place && part.sort === sort);
  const feature = part && view.features[part.feature];
  if (!feature) throw new Error(`there is no ${sort} at ${cell}:${place}`);
  return feature;
}

// Values

/** "1,0:NL" as "1,0 north, left"; a city goes by its cell. */
export function partName(words: Messages, part: string): string {
  const [cell, place] = splitPart(part);
  if (place === CITY) return cell;
  return words.text("goldrush-part", { cell, place: words.text(`goldrush-place-${place}`) });
}

/** "3 nuggets". */
export function counted(words: Messages, things: Count, count: unknown): string {
  return words.text(`goldrush-count-${things}`, { count: Number(count) });
}

function turned(words: Messages, rotation: number): string {
  return words.text("goldrush-turned", { degrees: 90 * rotation });
}

/** "2 tipi camps × 2". */
function times(words: Messages, things: Count, count: unknown, each: number): string {
  return words.text("goldrush-times", { things: counted(words, things, count), each });
}

export const phrases: Phrases = { event, move, prompt: (view) => view.phase };
