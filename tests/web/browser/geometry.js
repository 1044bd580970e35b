// What is wrong with the page by geometry alone: controls and texts that lie over each other, are
// cut off, or cannot be reached. Gives sentences; none if all is well.
() => {
  const faults = new Set();
  const CONTROLS = "button, a[href], input, select, textarea, summary";
  /** Pieces in a landscape that is moved and zoomed may leave its window. */
  const FREE = "[data-roams]";
  /** So much of the smaller of two may be covered: cards lie like cards, badges hang over edges. */
  const FANNED = 0.3;
  const SLACK = 2;

  const dialog = document.querySelector("dialog[open]");
  const table = dialog ?? document.querySelector(".table");
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const name = (one) => {
    const text = (one.getAttribute?.("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim();
    const classes = [...(one.classList ?? [])].filter((name) => !name.startsWith("s-") && !name.startsWith("svelte"));
    return `${one.tagName.toLowerCase()}${classes.length ? "." + classes.join(".") : ""} "${text.slice(0, 40)}"`;
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const about = ({ left, top, right, bottom }) =>
    `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
  const shown = (one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== "none" && style.position === "absolute") return false; // for ears alone
    }
    return true;
  };
  const scrolls = (one, style) =>
    (/auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight + SLACK) ||
    (/auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth + SLACK);

  /** What is left of a rectangle in the window, and what cuts it without a way to scroll there. */
  function cut({ one, what, box }) {
    let seen = box;
    let by = null;
    let last = one;
    for (let up = what === "text" ? one : one.parentElement; up; last = up, up = up.parentElement) {
      const style = getComputedStyle(up);
      if (getComputedStyle(last).position === "fixed") break;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (area(seen) === 0) break; // scrolled away
      const inside = meet(seen, up.getBoundingClientRect());
      const lost = area(seen) - area(inside) > SLACK * Math.max(seen.right - seen.left, seen.bottom - seen.top);
      const meant = scrolls(up, style) || style.textOverflow === "ellipsis" || up.matches("input, select");
      if (lost && !meant && by === null) by = up;
      if (lost && meant) seen = { ...inside, scrolled: true };
      else seen = { ...inside, scrolled: seen.scrolled };
    }
    const inside = meet(seen, window_);
    if (area(seen) > 0 && area(seen) - area(inside) > SLACK * Math.max(seen.right - seen.left, seen.bottom - seen.top)) by ??= document.body;
    return { seen: { ...inside, scrolled: seen.scrolled }, by };
  }

  const paints = (one) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    return one instanceof SVGElement || backgroundImage !== "none" || !/, 0\)$|transparent/.test(backgroundColor);
  };

  /** What lies over the middle of a thing: for a control whatever takes the click, for a text what hides it. */
  function coveredBy({ one, what }, box) {
    for (const there of document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)) {
      if (there.contains(one) || one.contains(there)) return null;
      if (what === "control" || paints(there)) return there;
    }
    return null;
  }
  const stuck = (one) => {
    for (let up = one; up; up = up.parentElement) if (getComputedStyle(up).position === "sticky") return up;
    return null;
  };

  const things = [];
  for (const one of table.querySelectorAll(CONTROLS)) {
    if (!shown(one) || one.closest(FREE)) continue;
    things.push({ one, what: "control", box: one.getBoundingClientRect() });
  }
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder || holder.closest(`${FREE}, svg, option, script, style`) || !shown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      // A line box is taller than its letters.
      const air = (box.bottom - box.top) / 5;
      things.push({ one: holder, what: "text", box: { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air } });
    }
  }

  for (const thing of things) {
    const { seen, by } = cut(thing);
    thing.seen = seen;
    thing.stuck = stuck(thing.one);
    if (by) faults.add(`${thing.what} ${name(thing.one)} at ${about(thing.box)} is cut off by ${name(by).slice(0, 40)}`);
  }

  // What belongs to a region stays in it, but for badges that hang over its edge.
  const HANGING = 12;
  for (const { one, what, box, seen } of things) {
    const region = one.parentElement.closest("section, main, aside, header, nav");
    if (!region || area(seen) < 16 || seen.scrolled) continue;
    const { left, top, right, bottom } = region.getBoundingClientRect();
    const within = { left: left - HANGING, top: top - HANGING, right: right + HANGING, bottom: bottom + HANGING };
    if (area(meet(seen, within)) < area(seen) - 1) {
      faults.add(`${what} ${name(one)} at ${about(box)} spills out of ${name(region).slice(0, 40)}`);
    }
  }

  /** What lies over things of a sort. */
  function lookOver(sort) {
    for (const thing of things) {
      if (thing.what !== sort || area(thing.seen) < 16 || thing.seen.scrolled) continue;
      const over = coveredBy(thing, thing.seen);
      if (over && !stuck(over)) faults.add(`${sort} ${name(thing.one)} at ${about(thing.box)} lies under ${name(over)}`);
    }
  }
  lookOver("control");
  // Also what lets clicks through hides texts, and is hidden.
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(solid);
  lookOver("text");
  document.adoptedStyleSheets.pop();

  const seen = things.filter((thing) => area(thing.seen) > 16);
  seen.forEach((a, place) => {
    for (const b of seen.slice(place + 1)) {
      const common = area(meet(a.seen, b.seen));
      if (common <= FANNED * Math.min(area(a.seen), area(b.seen))) continue;
      if (a.what !== b.what || a.stuck !== b.stuck || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      faults.add(`${a.what} ${name(a.one)} at ${about(a.box)} and ${b.what} ${name(b.one)} at ${about(b.box)} overlap`);
    }
  });

  if (document.documentElement.scrollWidth > innerWidth + SLACK) faults.add("the page is wider than the window");
  return [...faults];
}
