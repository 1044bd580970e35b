import { beforeEach, describe, expect, it, vi } from "vitest";

import { gestures, notches } from "./gestures";

/** The environment of the tests knows no pointer events; mouse events carry all that is needed. */
function pointer(target: Element, type: string, id: number, x: number, y: number): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  Object.assign(event, { pointerId: id, pointerType: "touch" });
  target.dispatchEvent(event);
}

describe("gestures", () => {
  let node: HTMLElement;
  const handlers = {
    pan: vi.fn(),
    zoom: vi.fn(),
    wheel: vi.fn(() => false),
    tap: vi.fn(),
    moving: vi.fn(),
  };

  beforeEach(() => {
    vi.clearAllMocks();
    document.body.innerHTML = "<div><i></i><button></button></div>";
    node = document.querySelector("div")!;
    node.setPointerCapture = vi.fn();
    gestures(node, handlers);
  });

  it("tell a tap from a drag", () => {
    const mark = node.querySelector("i")!;
    pointer(mark, "pointerdown", 1, 10, 10);
    pointer(mark, "pointermove", 1, 12, 11);
    pointer(mark, "pointerup", 1, 12, 11);
    expect(handlers.tap).toHaveBeenCalledOnce();
    expect(handlers.pan).not.toHaveBeenCalled();
    pointer(mark, "pointerdown", 1, 10, 10);
    pointer(mark, "pointermove", 1, 40, 10);
    pointer(mark, "pointermove", 1, 50, 15);
    pointer(mark, "pointerup", 1, 50, 15);
    expect(handlers.tap).toHaveBeenCalledOnce();
    expect(handlers.pan.mock.calls.at(-1)).toEqual([10, 5]);
  });

  it("leave buttons to themselves", () => {
    const button = node.querySelector("button")!;
    pointer(button, "pointerdown", 1, 10, 10);
    pointer(button, "pointerup", 1, 10, 10);
    expect(handlers.tap).not.toHaveBeenCalled();
  });

  it("zoom by two fingers around the middle between them", () => {
    pointer(node, "pointerdown", 1, 100, 100);
    pointer(node, "pointerdown", 2, 200, 100);
    pointer(node, "pointermove", 2, 300, 100);
    expect(handlers.zoom).toHaveBeenCalledWith(2, 200, 100);
    expect(handlers.moving).toHaveBeenCalledWith(true);
  });

  it("zoom by the wheel, unless something turns", () => {
    node.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, bubbles: true }));
    expect(handlers.zoom.mock.calls[0]?.[0]).toBeGreaterThan(1);
    handlers.wheel.mockReturnValueOnce(true);
    node.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, bubbles: true }));
    expect(handlers.zoom).toHaveBeenCalledOnce();
    handlers.wheel.mockReturnValueOnce(true);
    node.dispatchEvent(new WheelEvent("wheel", { deltaY: -10, ctrlKey: true, bubbles: true }));
    expect(handlers.zoom).toHaveBeenCalledTimes(2);
  });

  it("count a fine wheel's way in notches", () => {
    const count = notches();
    const steps = [20, 20, 20, 20, -20, -70].map((deltaY) => count(new WheelEvent("wheel", { deltaY })));
    expect(steps.map((step) => step || 0)).toEqual([0, 0, 1, 0, 0, -1]);
  });
});
