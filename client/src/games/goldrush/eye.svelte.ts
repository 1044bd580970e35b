/** The camera in use: follows the landscape as it grows until somebody moves it, then stays. */

import {
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

export class Eye {
  camera = $state.raw<Camera>({ left: 0, top: 0, k: 1 });
  /** Whether it moves of its own accord now, and so may take its time. */
  gliding = $state(false);
  #window: Size = { width: 0, height: 0 };
  #insets: Insets = { left: 0, top: 0, right: 0, bottom: 0 };
  #land: Rectangle = { x: 0, y: 0, width: 1, height: 1 };
  #led = false;
  /** Where it was before it came nearer of its own accord. */
  #before: Camera | null = null;

  /** What is to be seen, and in which window. Until led by hand the eye shows all of it. */
  look(land: Rectangle, window: Size, insets: Insets): void {
    const first = this.#window.width === 0;
    this.#land = land;
    this.#window = window;
    this.#insets = insets;
    if (!window.width || !window.height) return;
    if (!this.#led && !this.#before) this.#set(fit(land, window, insets), !first);
  }

  /** Comes nearer to a piece of the land, if things are smaller there than `k` makes them. */
  approach(land: Rectangle, k: number): void {
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
    this.#set(this.#led ? before : fit(this.#land, this.#window, this.#insets), true);
  }

  /** Shows everything again, and follows again. */
  fit(): void {
    this.#led = false;
    this.#before = null;
    this.#set(fit(this.#land, this.#window, this.#insets), true);
  }

  /** Makes sure that a piece of the land can be seen. */
  reveal(land: Rectangle): void {
    if (this.#window.width) this.#set(reveal(this.camera, land, this.#window, this.#insets), true);
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
    this.#set(held(camera, this.#land, this.#window), gently);
  }

  #set(camera: Camera, gently: boolean): void {
    const { left, top, k } = this.camera;
    if (camera.left === left && camera.top === top && camera.k === k) return;
    this.gliding = gently;
    this.camera = camera;
  }
}
