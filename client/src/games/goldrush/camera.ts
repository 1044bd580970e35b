/** The eye over the landscape: a point of it at (x, y) is seen at (x * k + left, y * k + top). */

export interface Camera {
  readonly left: number;
  readonly top: number;
  readonly k: number;
}

/** Where a point of the landscape is seen. */
export function seenAt({ left, top, k }: Camera, [x, y]: readonly [x: number, y: number]): [x: number, y: number] {
  return [x * k + left, y * k + top];
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What panels cover at the edges of the window. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const NEAREST = 2.2;
export const FARTHEST = 0.15;

/** No zoom of its own accord makes tiles larger than printed, or too small to be hit. */
const FIT_NEAREST = 1.15;
const FIT_FARTHEST = 0.17;

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The part of the window that no panel covers. */
export function free(window: Size, insets: Insets): Rectangle {
  return {
    x: insets.left,
    y: insets.top,
    width: Math.max(40, window.width - insets.left - insets.right),
    height: Math.max(40, window.height - insets.top - insets.bottom),
  };
}

/** Shows a piece of land as large as it fits, in the middle of what is free. */
export function fit(land: Rectangle, window: Size, insets: Insets): Camera {
  const room = free(window, insets);
  const k = within(
    Math.min(room.width / land.width, room.height / land.height),
    FIT_FARTHEST,
    FIT_NEAREST,
  );
  return {
    k,
    left: room.x + room.width / 2 - (land.x + land.width / 2) * k,
    top: room.y + room.height / 2 - (land.y + land.height / 2) * k,
  };
}

/** How a landscape that is too large to be shown whole is seen: as near as `k`, with `focus` in sight. */
export function around(
  land: Rectangle,
  focus: Rectangle,
  k: number,
  { before, window, insets }: { before: Camera; window: Size; insets: Insets },
): Camera {
  const room = free(window, insets);
  const middle = {
    k,
    left: room.x + room.width / 2 - (focus.x + focus.width / 2) * k,
    top: room.y + room.height / 2 - (focus.y + focus.height / 2) * k,
  };
  const fits = focus.width * k <= room.width && focus.height * k <= room.height;
  // Where the eye is near enough already it moves no more than it must.
  const camera = fits && before.k === k ? reveal(before, focus, window, insets) : middle;
  const all = seen(camera, land);
  return pan(camera, filling(all.x, all.width, room.x, room.width), filling(all.y, all.height, room.y, room.height));
}

/** The way that leaves no room empty beside the land: by its edges, or in the middle of what is free. */
function filling(at: number, size: number, from: number, room: number): number {
  if (size <= room) return from + (room - size) / 2 - at;
  return within(at, from + room - size, from) - at;
}

/** Nearer or farther, with the point of the window at (x, y) staying where it is. */
export function zoom(camera: Camera, factor: number, x: number, y: number): Camera {
  const k = within(camera.k * factor, FARTHEST, NEAREST);
  const by = k / camera.k;
  return { k, left: x - (x - camera.left) * by, top: y - (y - camera.top) * by };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, left: camera.left + dx, top: camera.top + dy };
}

/** Where a piece of land is seen. */
export function seen(camera: Camera, land: Rectangle): Rectangle {
  return {
    x: land.x * camera.k + camera.left,
    y: land.y * camera.k + camera.top,
    width: land.width * camera.k,
    height: land.height * camera.k,
  };
}

/** The nearest camera that shows a piece of land; the same one if it does already. */
export function reveal(camera: Camera, land: Rectangle, window: Size, insets: Insets): Camera {
  const room = free(window, insets);
  const at = seen(camera, land);
  if (at.width > room.width || at.height > room.height) return fit(land, window, insets);
  const dx = within(at.x, room.x, room.x + room.width - at.width) - at.x;
  const dy = within(at.y, room.y, room.y + room.height - at.height) - at.y;
  return dx || dy ? pan(camera, dx, dy) : camera;
}

/** Keeps at least a corner of the land in the window. */
export function held(camera: Camera, land: Rectangle, window: Size): Camera {
  const at = seen(camera, land);
  const margin = Math.min(90, window.width / 4, window.height / 4);
  const dx = within(at.x, margin - at.width, window.width - margin) - at.x;
  const dy = within(at.y, margin - at.height, window.height - margin) - at.y;
  return dx || dy ? pan(camera, dx, dy) : camera;
}

/** The land that some cells cover, with a rim around it, in the units of the tiles. */
export function land(
  cells: readonly { x: number; y: number }[],
  side: number,
  rim: number,
): Rectangle {
  const columns = cells.map(({ x }) => x);
  const rows = cells.map(({ y }) => y);
  const x = Math.min(...columns);
  const y = Math.min(...rows);
  return {
    x: x * side - rim,
    y: y * side - rim,
    width: (Math.max(...columns) - x + 1) * side + 2 * rim,
    height: (Math.max(...rows) - y + 1) * side + 2 * rim,
  };
}
