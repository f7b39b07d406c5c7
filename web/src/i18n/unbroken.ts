/** Notation with a dash, such as d5–f5, stays in one line.
 *
 * A zero-width character after the dash keeps it so. It is removed from copied text.
 */

const JOINER = "\u2060";

/** The same text, in which no line ends after a dash or a hyphen. */
export function unbroken(text: string): string {
  return text.replace(/[-–](?=\w)/g, `$&${JOINER}`);
}

/** Removes the character from text that is copied from the page. */
export function copyPlainText(): void {
  addEventListener("copy", (event) => {
    const text = getSelection()?.toString() ?? "";
    if (!text.includes(JOINER)) return;
    event.clipboardData?.setData("text/plain", text.replaceAll(JOINER, ""));
    event.preventDefault();
  });
}
