/** Fluent messages of one language, as the Python side reads them: no isolation marks, no gaps. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** A message that a language does not have, or a variable that was not given. */
export class MissingWords extends Error {}

export class Messages {
  readonly #sources: readonly string[];
  readonly #bundle: FluentBundle;

  /** Of messages with the same name the last one counts. */
  constructor(
    readonly language: string,
    sources: readonly string[],
  ) {
    this.#sources = sources;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The same and more messages of the language, such as the rules of a game. */
  with(sources: readonly string[]): Messages {
    return new Messages(this.language, [...this.#sources, ...sources]);
  }

  /** The names of all messages, in the order of the files. */
  names(): string[] {
    const found = this.#sources.flatMap((source) => [...source.matchAll(/^([\w-]+) *=/gm)].map(([, name = ""]) => name));
    return [...new Set(found)];
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  text(message: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern == null) throw new MissingWords(`no message ${message} in ${this.language}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw new MissingWords(`${message} in ${this.language}: ${errors[0].message}`);
    return text;
  }

  /** Several things as the language strings them together: "a, b and c". */
  listed(items: readonly string[]): string {
    const [first = "", ...more] = items;
    const last = more.pop();
    if (last === undefined) return first;
    const list = more.reduce((list, item) => this.text("list-more", { list, item }), first);
    return this.text("list-last", { list, item: last });
  }
}
