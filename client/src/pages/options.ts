/** What has been chosen of a game's options, and what that excludes. */

import type { OptionInfo } from "../wire";

export type Choice = boolean | number | string;
export type Chosen = Record<string, Choice>;

/** The option as it is chosen; as usual where nothing is. */
export const valueOf = (option: OptionInfo, chosen: Chosen): Choice => chosen[option.name] ?? option.default;

const isChanged = (option: OptionInfo, chosen: Chosen): boolean => valueOf(option, chosen) !== option.default;

const exclude = (one: OptionInfo, other: OptionInfo): boolean =>
  (one.excludes ?? []).includes(other.name) || (other.excludes ?? []).includes(one.name);

/** The options that keep this one as it usually is. */
export function against(option: OptionInfo, options: readonly OptionInfo[], chosen: Chosen): OptionInfo[] {
  return options.filter((other) => exclude(option, other) && isChanged(other, chosen));
}
