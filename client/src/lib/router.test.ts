import { expect, test } from "vitest";

import { page } from "./router.svelte";

test.each([
  ["/", "", { name: "lobby" }],
  ["/new/kuhhandel", "", { name: "new", game: "kuhhandel" }],
  ["/table/abc", "", { name: "table", table: "abc" }],
  ["/replay/abc", "", { name: "replay", table: "abc", moves: null }],
  ["/replay/abc/17", "", { name: "replay", table: "abc", moves: 17 }],
  ["/rules/elgaucho", "#E-19", { name: "rules", game: "elgaucho", rule: "E-19" }],
  ["/player/abc", "", { name: "player", player: "abc" }],
  ["/leaders/kuhhandel", "", { name: "leaders", game: "kuhhandel" }],
  ["/account", "", { name: "account" }],
  ["/records", "", { name: "records" }],
  ["/people", "", { name: "people" }],
  ["/people/x", "", { name: "lost" }],
  ["/come", "", { name: "come", code: null }],
  ["/come", "#abcd", { name: "come", code: "abcd" }],
  ["/notices", "", { name: "notices" }],
  ["/letters/abc", "", { name: "letter", code: "abc" }],
  ["/soon/goldrush", "", { name: "soon", game: "goldrush" }],
  ["/clubs", "", { name: "clubs" }],
  ["/club/abc", "", { name: "club", club: "abc", code: null }],
  ["/club/abc", "#xyz", { name: "club", club: "abc", code: "xyz" }],
  ["/club", "", { name: "lost" }],
  ["/tournaments", "", { name: "tournaments" }],
  ["/tournaments/new", "", { name: "tournament", tournament: null, club: null }],
  ["/tournaments/new", "#dust", { name: "tournament", tournament: null, club: "dust" }],
  ["/tournaments/abc", "", { name: "tournament", tournament: "abc", club: null }],
  ["/tournaments/abc/x", "", { name: "lost" }],
  ["/account/x", "", { name: "lost" }],
  ["/learn/elgaucho", "", { name: "learn", game: "elgaucho", step: null }],
  ["/learn/elgaucho/stand", "", { name: "learn", game: "elgaucho", step: "stand" }],
  ["/practise/goldrush", "", { name: "practise", game: "goldrush", position: null }],
  ["/practise/goldrush/0a1b", "", { name: "practise", game: "goldrush", position: "0a1b" }],
  ["/learn", "", { name: "lost" }],
  ["/replay/abc/x", "", { name: "lost" }],
  ["/table", "", { name: "lost" }],
  ["/table/a/b/c", "", { name: "lost" }],
  ["/somewhere/else", "", { name: "lost" }],
])("%s%s", (path, hash, found) => {
  expect(page(path, hash)).toEqual(found);
});
