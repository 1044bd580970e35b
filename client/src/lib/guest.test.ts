import { beforeEach, expect, test, vi } from "vitest";

import * as api from "./api";
import { guest } from "./guest.svelte";

const taken = () => new api.ApiError({ code: "not_allowed", message: "taken", reason: "name_taken" });

vi.mock("./words.svelte", () => ({ t: (_: string, values: { number: number }) => `Rider ${values.number}` }));

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "me").mockResolvedValue(null);
  vi.spyOn(api, "signIn").mockImplementation((name) => Promise.resolve({ id: "me", name }));
});

test("a name that was made up makes way for whoever has it", async () => {
  const numbers = vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(0.5);
  const join = vi.fn<() => Promise<string>>().mockRejectedValueOnce(taken()).mockResolvedValueOnce("seated");
  await expect(guest.as(join)).resolves.toBe("seated");
  expect(numbers).toHaveBeenCalledTimes(2);
  expect(guest.name).toBe("Rider 550");
});

test("a name that somebody has chosen is theirs to change", async () => {
  await guest.rename("Ana");
  const join = vi.fn<() => Promise<string>>().mockRejectedValue(taken());
  await expect(guest.as(join)).rejects.toThrow("taken");
  expect(join).toHaveBeenCalledTimes(1);
  expect(guest.name).toBe("Ana");
});
