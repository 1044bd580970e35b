import { expect, test } from "vitest";

let heard = false;

test("a test that waits for nothing", () => {
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = () => {
    heard = true;
    port2.close();
  };
  port1.postMessage("news");
});

test("what comes from outside is heard between two tests", () => {
  expect(heard).toBe(true);
});
