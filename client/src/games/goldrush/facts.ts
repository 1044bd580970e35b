/** What counts in a feature, in words. */

import type { Messages } from "$lib/fluent";

import { counted } from "./phrases";
import type { Feature } from "./view";

/** "4 tiles, 1 locomotive". */
export function facts(words: Messages, feature: Feature): string {
  const count = (things: string, count = 0) => counted(words, things, count);
  switch (feature.sort) {
    case "railroad": {
      const tiles = count("tiles", feature.tiles);
      if (!feature.locomotives) return tiles;
      const locomotives = words.text("web-goldrush-card-locomotives", {
        count: feature.locomotives,
      });
      return `${tiles}, ${locomotives}`;
    }
    case "mountain":
      return `${count("nuggets", feature.nuggets)}, ${count("tokens", feature.tokens)}`;
    case "city":
      return count("railroads", feature.railroads);
    case "prairie": {
      const { camps, herds } = feature;
      if (!camps !== !herds) return camps ? count("camps", camps) : count("herds", herds);
      return `${count("camps", camps)}, ${count("herds", herds)}`;
    }
  }
}
