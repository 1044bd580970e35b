import { afterEach, expect, it, vi } from "vitest";

import { copied, newKey } from "./plain";

afterEach(() => vi.unstubAllGlobals());

it("makes keys without what only secure pages have", () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
  expect(newKey()).toBe("0a".repeat(16));
});

it("copies by the clipboard, else by hand, else says that it could not", async () => {
  const writeText = vi.fn((_: string) => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.stubGlobal("isSecureContext", true);
  expect(await copied("a link")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("a link");

  vi.stubGlobal("isSecureContext", false);
  let marked = "";
  document.execCommand = () => {
    marked = document.querySelector("textarea")?.value ?? "";
    return true;
  };
  expect(await copied("another")).toBe(true);
  expect(marked).toBe("another");
  expect(document.querySelector("textarea")).toBeNull();

  document.execCommand = () => false;
  expect(await copied("a third")).toBe(false);
});
