/** Which part of the landscape is pointed at, and where on the page that was. */

export class Pointing {
  part = $state<string | null>(null);
  /** In the window's pixels. */
  at = $state.raw<{ x: number; y: number }>({ x: 0, y: 0 });
  /** A finger's tap stays until the next one. */
  #pinned = false;

  over(part: string | null, event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    this.#show(part, event.clientX, event.clientY);
    this.#pinned = false;
  }

  tap(part: string | null, event: PointerEvent): void {
    const again = part === this.part && this.#pinned;
    this.#show(again ? null : part, event.clientX, event.clientY);
    this.#pinned = !again;
  }

  focus(part: string, element: Element): void {
    const box = element.getBoundingClientRect();
    this.#show(part, box.right, box.bottom);
  }

  leave(): void {
    if (!this.#pinned) this.part = null;
  }

  clear(): void {
    this.#pinned = false;
    this.part = null;
  }

  #show(part: string | null, x: number, y: number): void {
    if (part === this.part) return;
    this.part = part;
    this.at = { x, y };
  }
}
