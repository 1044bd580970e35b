/** On phones the board scrolls: what is to be clicked must not be out of sight. */

/** Scrolls to what may be clicked if none of it is in sight; dice that wait in the rodeo come first. */
export function reveal(region: HTMLElement, smooth: boolean): void {
  if (region.scrollHeight <= region.clientHeight + 1) return;
  const dice = region.querySelectorAll(".rodeo .may");
  const places = [...(dice.length > 0 ? dice : region.querySelectorAll(".may"))];
  const tray = region.querySelector(".tray:not(.aside)");
  const coach = document.querySelector("[data-lesson]")?.getBoundingClientRect();
  const inside = region.getBoundingClientRect();
  const top = Math.max(inside.top, coach?.bottom ?? 0);
  const foot = tray?.getBoundingClientRect();
  const bottom = foot && foot.height > 0 ? foot.top : inside.bottom;
  const inSight = (place: Element) => {
    const box = place.getBoundingClientRect();
    return tray?.contains(place) || (box.top >= top && box.bottom <= bottom);
  };
  const [first] = places;
  if (!first || places.some(inSight)) return;
  const box = first.getBoundingClientRect();
  region.scrollBy({
    top: (box.top + box.bottom - top - bottom) / 2,
    behavior: smooth ? "smooth" : "auto",
  });
}
