/** Changes of a view: `[path, value]` sets what is there, `[path]` removes it (docs/server.md). */

type Tree = Record<string, unknown> | unknown[];
type Step = string | number;

/** The view after the changes; what did not change is shared with the old one. */
export function patched<T>(view: T, changes: readonly (readonly unknown[])[]): T {
  return changes.reduce<T>((now, [path, ...value]) => change(now, path as Step[], value) as T, view);
}

function change(place: unknown, [step, ...rest]: Step[], value: readonly unknown[]): unknown {
  if (step === undefined) return value[0];
  const copy = (Array.isArray(place) ? [...place] : { ...(place as object) }) as Tree;
  const fields = copy as Record<Step, unknown>;
  if (rest.length > 0) fields[step] = change(fields[step], rest, value);
  else if (value.length > 0) fields[step] = value[0];
  else if (Array.isArray(copy)) copy.splice(Number(step), 1);
  else delete copy[step as string];
  return copy;
}
