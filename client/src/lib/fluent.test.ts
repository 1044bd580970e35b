import { expect, test } from "vitest";

import { Messages, MissingWords } from "./fluent";
import { preferred } from "./languages";

const words = new Messages("en", [
  "list-more = { $list }, { $item }\nlist-last = { $list } and { $item }\nhello = Hello { $name }",
]);

test("lists things as the language does", () => {
  expect(words.listed(["a"])).toBe("a");
  expect(words.listed(["a", "b"])).toBe("a and b");
  expect(words.listed(["a", "b", "c", "d"])).toBe("a, b, c and d");
});

test("says without marks around values, and complains about what is missing", () => {
  expect(words.text("hello", { name: "Ana" })).toBe("Hello Ana");
  expect(() => words.text("hello")).toThrow(MissingWords);
  expect(() => words.text("nothing")).toThrow(MissingWords);
});

test("learns more messages without forgetting any", () => {
  const more = words.with(["bye = Bye"]);
  expect(more.text("bye")).toBe("Bye");
  expect(more.names()).toEqual(["list-more", "list-last", "hello", "bye"]);
  expect(words.has("bye")).toBe(false);
});

test("takes the first language of the browser that we speak", () => {
  expect(preferred(["pl-PL", "de-AT", "en"])).toBe("de");
  expect(preferred(["ja"])).toBe("en");
});
