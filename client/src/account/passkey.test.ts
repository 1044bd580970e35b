import { afterEach, expect, test, vi } from "vitest";

import { bytes, passkeysWork, text } from "./passkey";

afterEach(() => vi.unstubAllGlobals());

test("bytes go to text and back, with signs that addresses may have", () => {
  const all = Uint8Array.from({ length: 256 }, (_, value) => value);
  expect(text(all.buffer)).toMatch(/^[\w-]+$/);
  expect([...bytes(text(all.buffer))]).toEqual([...all]);
  expect([...bytes("-_8")]).toEqual([251, 255]);
});

test.each([
  ["corral.example", true, true],
  ["localhost", true, true],
  ["127.0.0.1", true, false],
  ["[::1]", true, false],
  ["corral.example", false, false],
])("on %s, secure: %s", (hostname, secure, work) => {
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("PublicKeyCredential", class {});
  expect(passkeysWork({ hostname } as Location)).toBe(work);
});

test("not where the browser has none", () => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", undefined);
  expect(passkeysWork({ hostname: "localhost" } as Location)).toBe(false);
});
