// The texts of the page as they are seen: where, in which colour, how opaque, and how large.
() => {
  const INACTIVE = "[disabled], [aria-disabled='true']";
  const found = [];
  const stuck = (one) => (one && getComputedStyle(one).position !== "sticky" ? stuck(one.parentElement) : one);
  const board = document.querySelector("main.board");
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest(`option, ${INACTIVE}, [data-roams]`)) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const drawn = holder instanceof SVGElement;
    const style = getComputedStyle(holder);
    let opacity = 1;
    let hidden = false;
    for (let up = holder; up; up = up.parentElement) {
      const { opacity: own, clipPath, position } = getComputedStyle(up);
      opacity *= Number(own);
      hidden ||= clipPath !== "none" && position === "absolute"; // for ears alone
    }
    if (hidden) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const scale = drawn ? (holder.getScreenCTM()?.a ?? 1) : 1;
    for (const { x, y, width, height } of range.getClientRects()) {
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const { top: above, bottom: below } = (board.contains(holder) ? board : document.body).getBoundingClientRect();
      if (y < above || y + height > below) continue; // scrolled away
      const apart = top && !top.contains(holder) && !holder.contains(top);
      // Pieces lie under what catches clicks; trays and prompts lie over what is scrolled.
      const covered = apart && (!drawn || !board.contains(top) || stuck(top) !== stuck(holder));
      if (covered || width < 3 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
      found.push({
        text: node.data.trim().slice(0, 30),
        where: [x, y, width, height],
        colour: drawn ? style.fill : style.color,
        opacity,
        size: parseFloat(style.fontSize) * scale,
        bold: Number(style.fontWeight) >= 700,
      });
    }
  }
  return found;
}
