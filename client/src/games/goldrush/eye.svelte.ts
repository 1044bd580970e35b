/** The camera in use: follows the landscape as it grows until somebody moves it, then stays. */

import {
  around,
  type Camera,
  fit,
  free,
  held,
  type Insets,
  pan,
  type Rectangle,
  reveal,
  type Size,
  zoom,
} from "./camera";
import { SIDE } from "./printed";

/** As small as tiles become of their own accord: 44 pixels. */
export const LEAST = 44 / SIDE;

/** What there is to see. */
export interface Sight {
  /** The landscape with ever less around it; the first that is large enough is shown. */
  readonly frames: readonly Rectangle[];
  /** Where something is to be chosen: in the middle where not all can be seen. */
  readonly focus: Rectangle;
  /** What came last: always in sight. */
  readonly newest: Rectangle;
}

const NOTHING = { x: 0, y: 0, width: 1, height: 1 };

export class Eye {
  camera = $state.raw<Camera>({ left: 0, top: 0, k: 1 });
  /** Whether it moves of its own accord now, and so may take its time. */
  gliding = $state(false);
  /** Whether all of the landscape is shown, however small. */
  overview = $state(false);
  #window = $state.raw<Size>({ width: 0, height: 0 });
  #insets = $state.raw<Insets>({ left: 0, top: 0, right: 0, bottom: 0 });
  #sight: Sight = { frames: [NOTHING], focus: NOTHING, newest: NOTHING };
  #led = false;
  /** Where it was before it came nearer of its own accord. */
  #before: Camera | null = null;

  /** What is to be seen, and in which window. Until led by hand the eye shows it. */
  look(sight: Sight, window: Size, insets: Insets): void {
    const first = this.#window.width === 0;
    this.#sight = sight;
    this.#window = window;
    this.#insets = insets;
    if (!window.width || !window.height) return;
    if (this.overview) this.#set(this.#whole, !first);
    else if (!this.#led && !this.#before) this.#set(this.#best, !first);
  }

  /** Rises until all is seen, or comes back to where it was. */
  survey(all: boolean): void {
    if (all === this.overview) return;
    this.overview = all;
    if (all) this.#set(this.#whole, true);
    else this.fit();
  }

  get #land(): Rectangle {
    return this.#sight.frames[0] ?? NOTHING;
  }

  get #whole(): Camera {
    return fit(this.#land, this.#window, this.#insets);
  }

  get #best(): Camera {
    const [window, insets] = [this.#window, this.#insets];
    const { frames, focus, newest } = this.#sight;
    const found = frames.map((frame) => fit(frame, window, insets)).find(({ k }) => k >= LEAST);
    if (found) return found;
    const near = around(frames.at(-1) ?? NOTHING, focus, LEAST, { before: this.camera, window, insets });
    return reveal(near, newest, window, insets);
  }

  /** Comes nearer to a piece of the land, if things are smaller there than `k` makes them. */
  approach(land: Rectangle, k: number): void {
    if (this.overview) return;
    if (this.camera.k >= k) {
      this.reveal(land);
      return;
    }
    this.#before ??= this.camera;
    this.#set(fit(land, this.#window, this.#insets), true);
  }

  /** Goes back to where it was before it came nearer, unless led away since. */
  retreat(): void {
    const before = this.#before;
    this.#before = null;
    if (!before) return;
    this.#set(this.#led ? before : this.#best, true);
  }

  /** Follows again what happens. */
  fit(): void {
    this.#led = false;
    this.#before = null;
    this.overview = false;
    this.#set(this.#best, true);
  }

  /** What the browser has scrolled to, because the keyboard went there, is where the eye goes. */
  follow(dx: number, dy: number): void {
    this.#set(pan(this.camera, -dx, -dy), false);
  }

  /** Makes sure that a piece of the land can be seen. */
  reveal(land: Rectangle): void {
    if (this.#window.width && !this.overview) this.#set(reveal(this.camera, land, this.#window, this.#insets), true);
  }

  /** The part of the window that no panel covers. */
  get room(): Rectangle {
    return free(this.#window, this.#insets);
  }

  pan(dx: number, dy: number): void {
    this.#lead(pan(this.camera, dx, dy), false);
  }

  zoom(factor: number, x: number, y: number): void {
    this.#lead(zoom(this.camera, factor, x, y), false);
  }

  /** Zooms around the middle of what is free, as buttons and keys do. */
  zoomMiddle(factor: number): void {
    const { left, right, top, bottom } = this.#insets;
    const x = (left + this.#window.width - right) / 2;
    const y = (top + this.#window.height - bottom) / 2;
    this.#lead(zoom(this.camera, factor, x, y), true);
  }

  panGently(dx: number, dy: number): void {
    this.#lead(pan(this.camera, dx, dy), true);
  }

  #lead(camera: Camera, gently: boolean): void {
    this.#led = true;
    this.#before = null;
    this.overview = false;
    this.#set(held(camera, this.#land, this.#window), gently);
  }

  #set(camera: Camera, gently: boolean): void {
    const { left, top, k } = this.camera;
    if (camera.left === left && camera.top === top && camera.k === k) return;
    this.gliding = gently;
    this.camera = camera;
  }
}
