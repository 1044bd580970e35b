import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Eye, LEAST } from "./eye.svelte";
import { BEND } from "./fixtures";
import { Hand } from "./hand.svelte";
import { keys } from "./keys";

const press = (target: EventTarget, key: string) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

describe("the keyboard", () => {
  let root: HTMLElement;
  let eye: Eye;
  let hand: Hand;
  let stop: () => void;

  beforeEach(() => {
    document.body.innerHTML = '<main><button></button></main><input />';
    root = document.querySelector("main")!;
    eye = new Eye();
    const land = { x: 0, y: 0, width: 600, height: 600 };
    eye.look({ frames: [land], focus: land, newest: land }, { width: 800, height: 600 }, { left: 0, top: 0, right: 0, bottom: 0 });
    hand = new Hand(() => BEND, () => new Map([["1,0", [0, 2]]]));
    stop = keys(root, eye, hand, () => undefined);
  });

  afterEach(() => stop());

  it("turns the tile both ways, and lets it go", () => {
    hand.hold("1,0");
    press(document.body, "r");
    expect(hand.move).toBe("place 1,0 2");
    press(document.body, "R");
    expect(hand.move).toBe("place 1,0 0");
    press(document.body, "Escape");
    expect(hand.move).toBeNull();
  });

  it("zooms and shows all again", () => {
    const { k } = eye.camera;
    press(document.body, "+");
    expect(eye.camera.k).toBeGreaterThan(k);
    press(document.body, "0");
    expect(eye.camera.k).toBe(k);
  });

  it("shows all of a large landscape while a key is held", () => {
    const land = { x: 0, y: 0, width: 6000, height: 6000 };
    const newest = { x: 120, y: 240, width: 120, height: 120 };
    eye.look({ frames: [land], focus: newest, newest }, { width: 800, height: 600 }, { left: 0, top: 0, right: 0, bottom: 0 });
    expect(eye.camera.k).toBe(LEAST);
    const before = eye.camera;
    press(document.body, "o");
    expect(eye.camera.k).toBeLessThan(LEAST);
    expect(eye.overview).toBe(true);
    document.body.dispatchEvent(new KeyboardEvent("keyup", { key: "o", bubbles: true }));
    expect(eye.camera).toEqual(before);
  });

  it("leaves letters to who is typing", () => {
    press(document.querySelector("input")!, "r");
    expect(hand.rotation).toBe(0);
  });

  it("takes arrows only on the board, and then nobody else gets them", () => {
    const elsewhere = vi.fn();
    window.addEventListener("keydown", elsewhere);
    const { left } = eye.camera;
    press(document.body, "ArrowLeft");
    expect(eye.camera.left).toBe(left);
    expect(elsewhere).toHaveBeenCalledTimes(1);
    press(root.querySelector("button")!, "ArrowLeft");
    expect(eye.camera.left).toBeGreaterThan(left);
    expect(elsewhere).toHaveBeenCalledTimes(1);
    window.removeEventListener("keydown", elsewhere);
  });
});
