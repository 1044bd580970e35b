/** Dragging, pinching and wheeling on an element; a touch or click that is none of it is a tap. */

export interface Gestures {
  pan(dx: number, dy: number): void;
  /** Around a point of the element. */
  zoom(factor: number, x: number, y: number): void;
  /** The wheel over something that turns; whether that was so. */
  wheel(target: Element, steps: number): boolean;
  tap(target: Element, event: PointerEvent): void;
  moving(yes: boolean): void;
}

const THRESHOLD = 6;
const NOTCH = 60;

/** Counts a wheel's way in whole notches, so that fine wheels do not spin things. */
export function notches(): (event: WheelEvent) => number {
  let way = 0;
  return (event) => {
    const delta = wheelWay(event);
    way = Math.sign(way) === Math.sign(delta) ? way + delta : delta;
    const steps = Math.trunc(way / NOTCH);
    way -= steps * NOTCH;
    return steps;
  };
}

function wheelWay(event: WheelEvent): number {
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
  return (event.deltaY || event.deltaX) * pixels;
}

export function gestures(node: HTMLElement, handlers: Gestures): { destroy(): void } {
  const pointers = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number; target: Element } | null = null;
  let dragging = false;
  const turning = notches();
  let settled: ReturnType<typeof setTimeout> | undefined;

  const local = (x: number, y: number) => {
    const box = node.getBoundingClientRect();
    return [x - box.left, y - box.top] as const;
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.size === 1) {
      start = { x: event.clientX, y: event.clientY, target: event.target as Element };
      dragging = false;
    } else {
      begin();
    }
  }

  function begin(): void {
    dragging = true;
    handlers.moving(true);
    for (const id of pointers.keys()) node.setPointerCapture(id);
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before || !start) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragging) {
      if (Math.hypot(now.x - start.x, now.y - start.y) < THRESHOLD) return;
      begin();
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (!other) {
      handlers.pan(now.x - before.x, now.y - before.y);
      return;
    }
    // Two fingers: half of the way of the one that moves, and the change of their distance.
    handlers.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    const wide = Math.hypot(before.x - other.x, before.y - other.y);
    const wider = Math.hypot(now.x - other.x, now.y - other.y);
    const [x, y] = local((now.x + other.x) / 2, (now.y + other.y) / 2);
    if (wide > 0) handlers.zoom(wider / wide, x, y);
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    if (pointers.size > 0) return;
    if (dragging) {
      handlers.moving(false);
      // The click that follows a drag is no click.
      node.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", stop, { capture: true }), 0);
    } else if (start && event.type === "pointerup" && !start.target.closest("button")) {
      handlers.tap(start.target, event);
    }
    start = null;
    dragging = false;
  }

  function stop(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    // Two fingers on a touchpad come as a wheel with the control key: they always zoom.
    if (!event.ctrlKey && handlers.wheel(event.target as Element, turning(event))) return;
    handlers.moving(true);
    const delta = wheelWay(event);
    const [x, y] = local(event.clientX, event.clientY);
    handlers.zoom(Math.exp(-Math.max(-120, Math.min(120, delta)) / 500), x, y);
    clearTimeout(settled);
    settled = setTimeout(() => handlers.moving(false), 200);
  }

  const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["wheel", wheel, { passive: false }],
  ];
  for (const [name, listener, options] of listeners) {
    node.addEventListener(name, listener as EventListener, options);
  }
  return {
    destroy() {
      clearTimeout(settled);
      for (const [name, listener] of listeners) {
        node.removeEventListener(name, listener as EventListener);
      }
    },
  };
}
