/** Where we are: the path of the address, and what it stands for. */

/** Pages of which there is one. */
const SINGLES = ["account", "records", "people", "notices", "clubs", "bots", "tournaments"] as const;
type Single = (typeof SINGLES)[number];

export type Page =
  | { name: "lobby" }
  | { name: "new"; game: string }
  | { name: "table"; table: string }
  | { name: "replay"; table: string; moves: number | null }
  | { name: "rules"; game: string; rule: string | null }
  | { name: Single }
  | { name: "player"; player: string }
  | { name: "leaders"; game: string }
  | { name: "come"; code: string | null }
  | { name: "learn"; game: string; step: string | null }
  | { name: "practise"; game: string; position: string | null }
  | { name: "letter"; code: string }
  | { name: "soon"; game: string }
  | { name: "club"; club: string; code: string | null }
  | { name: "tournament"; tournament: string; club: null }
  | { name: "tournament"; tournament: null; club: string | null }
  | { name: "lost" };

export function page(path: string, hash = ""): Page {
  const [name, first, second, ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (name === undefined) return { name: "lobby" };
  const single = SINGLES.find((one) => one === name);
  if (single && first === undefined) return { name: single };
  if (name === "come" && first === undefined) return { name, code: hash.slice(1) || null };
  if (more.length > 0 || first === undefined) return { name: "lost" };
  if (name === "letters" && second === undefined) return { name: "letter", code: first };
  if (name === "player" && second === undefined) return { name, player: first };
  if (name === "soon" && second === undefined) return { name, game: first };
  if (name === "club" && second === undefined) return { name, club: first, code: hash.slice(1) || null };
  if (name === "leaders" && second === undefined) return { name, game: first };
  if (name === "new" && second === undefined) return { name, game: first };
  if (name === "table" && second === undefined) return { name, table: first };
  if (name === "replay" && /^\d*$/.test(second ?? ""))
    return { name, table: first, moves: second === undefined ? null : Number(second) };
  if (name === "rules" && second === undefined) return { name, game: first, rule: hash.slice(1) || null };
  if (name === "tournaments" && second === undefined) {
    if (first !== "new") return { name: "tournament", tournament: first, club: null };
    return { name: "tournament", tournament: null, club: hash.slice(1) || null };
  }
  if (name === "learn") return { name, game: first, step: second ?? null };
  if (name === "practise") return { name, game: first, position: second ?? null };
  return { name: "lost" };
}

/** Paths that are not the page's: the interface, and the documentation. */
const SERVERS = /^\/(api|docs)(\/|$)/;

class Router {
  #path = $state(location.pathname);
  #hash = $state(location.hash);
  page = $derived(page(this.#path, this.#hash));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
  }

  /** Links within the page do not load it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || SERVERS.test(url.pathname)) return;
    if (url.pathname === location.pathname && url.hash) return; // the browser's own jump
    event.preventDefault();
    this.go(url.pathname + url.hash);
  }
}

export const router = new Router();
