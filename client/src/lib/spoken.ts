/** Sentences one after the other, for those who listen: a full stop between them where there is none yet. */
export function spoken(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .reduce((said, part) => (said === "" ? part : `${said}${/[.!?…:]$/.test(said) ? "" : "."} ${part}`), "");
}
