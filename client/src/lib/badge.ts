/** How many tables wait for the reader, where it is seen without looking at the page: in its title, and on the app's icon. */

/** The title of a page with the number before it. */
export const counted = (title: string, waiting: number): string => (waiting > 0 ? `(${waiting}) ${title}` : title);

/** Puts the number on the icon of the installed app, where the system has such marks. */
export function badge(waiting: number): void {
  const marked = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  marked?.catch(() => undefined); // the system does not want any
}
