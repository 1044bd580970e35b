/** A small dialog beside the game: has the keyboard while it is open, and goes when one looks elsewhere. */

export function popup(dialog: HTMLElement, close: () => void): { destroy(): void } {
  const before = document.activeElement as HTMLElement | null;
  dialog.focus();
  const elsewhere = (event: PointerEvent) => {
    if (!dialog.contains(event.target as Node)) close();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  };
  addEventListener("pointerdown", elsewhere);
  dialog.addEventListener("keydown", pressed);
  return {
    destroy() {
      removeEventListener("pointerdown", elsewhere);
      before?.focus();
    },
  };
}
