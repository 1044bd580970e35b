/**
 * What Python does and TypeScript does not, for the phrases that are made from Python.
 *
 * `tools/phrases` writes calls of these functions; each behaves as the one of the same name there.
 */

/** An event or a view, where nothing more is known of it. */
export type Facts = Readonly<Record<string, any>>;

/** A value of an event, as in src/corral/core/event.py. */
export type Value = number | string | boolean | readonly number[] | readonly string[] | null;

type Items = readonly any[];

// Of facts nothing is known, so what is found in them may be anything too: `any` in, `any` out.

/** The item at a place (from the end if negative) or of a name; there must be one. */
export function at<L extends Items>(from: L, place: number): L[number];
export function at(from: string, place: number): string;
export function at<M extends Facts>(from: M, place: string): Exclude<M[keyof M], undefined>;
export function at(from: Items | string | Facts, place: number | string): unknown {
  const found = typeof place === "string" ? (from as Facts)[place] : (from as Items | string).at(place);
  if (found === undefined) throw new RangeError(`nothing at ${place} of ${JSON.stringify(from)}`);
  return found;
}

/** The statement `assert`. */
export function sure(holds: boolean): asserts holds {
  if (!holds) throw new Error("this should not happen");
}

/** False for nothing, zero, and whatever is empty. */
export function truthy(value: unknown): boolean {
  return typeof value === "object" && value !== null ? len(value) > 0 : Boolean(value);
}

export function len(of: object | string): number {
  return typeof of === "string" ? of.length : list(of).length;
}

/** The items of a list or a set, the names of a mapping. */
export function list<L extends Items>(of: L): L[number][];
export function list<T>(of: ReadonlySet<T>): T[];
export function list(of: object): string[];
export function list(of: object): unknown[] {
  return Symbol.iterator in of ? [...(of as Iterable<unknown>)] : Object.keys(of);
}

/** The operator `in`. */
export function within(item: unknown, whole: object | string): boolean {
  if (typeof whole === "string") return whole.includes(String(item));
  const items: unknown[] = list(whole);
  return items.includes(item);
}

/** Whether it is a list of so many items. */
export function has(value: unknown, count: number): boolean {
  return Array.isArray(value) && value.length === count;
}

/** Two lists of the same length, item by item. */
export function zip<A extends Items, B extends Items>(one: A, other: B): [A[number], B[number]][] {
  if (one.length !== other.length) throw new RangeError(`${one.length} items beside ${other.length}`);
  return one.map((item, place) => [item, other[place]]);
}

/** Two lists item by item, as far as both go. */
export function zipShortest<A extends Items, B extends Items>(one: A, other: B): [A[number], B[number]][] {
  const length = Math.min(one.length, other.length);
  return zip(one.slice(0, length), other.slice(0, length));
}

/** What has a name there, or else something instead. */
export function get(from: Facts, name: string, instead: unknown): any {
  return Object.hasOwn(from, name) ? from[name] : instead;
}

export function isMapping(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((sofar, number) => sofar + number, 0);
}

export function count(items: readonly unknown[], wanted: unknown): number {
  return items.filter((item) => item === wanted).length;
}

/** The highest first. */
export function descending(numbers: Iterable<number>): number[] {
  return [...numbers].sort((one, other) => other - one);
}

// Texts

export function split(text: string): [string, ...string[]] {
  const [first = "", ...rest] = text.split(" ");
  return [first, ...rest];
}

export function partition(text: string, mark: string): [before: string, mark: string, after: string] {
  const place = text.indexOf(mark);
  return place < 0 ? [text, "", ""] : [text.slice(0, place), mark, text.slice(place + mark.length)];
}

export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

export function removeSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
}

// Values of events, as in src/corral/core/event.py

function number(value: unknown): number {
  if (typeof value !== "number") throw new TypeError(`${JSON.stringify(value)} is no number`);
  return value;
}

export function numbers(value: unknown): number[] {
  if (!Array.isArray(value)) throw new TypeError(`${JSON.stringify(value)} is no list of numbers`);
  return value.map(number);
}
