/** A region that scrolls gets a tab stop, so that the keyboard can scroll it; others get none. */
export function scrollable(node: HTMLElement): { destroy(): void } {
  const check = () => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(check);
  const contents = new MutationObserver(check);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true });
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
