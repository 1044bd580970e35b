/** What browsers keep for secure pages; a table in the house is often opened by plain http. */

/** A key that nobody else has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Puts a text on the clipboard; whether that was possible. */
export async function copied(text: string): Promise<boolean> {
  try {
    if (!isSecureContext) return copiedByHand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The old way: marks the text in a field and lets the browser copy what is marked. */
function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  // In a dialog nothing outside of it can have the focus.
  const home = document.querySelector("dialog[open]") ?? document.body;
  home.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** A number as the language writes it, with a minus that is no hyphen. */
export const numberIn = (language: string, value: number): string => new Intl.NumberFormat(language).format(value).replace("-", "−");
