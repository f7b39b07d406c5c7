/** From the table of a try back to its challenge, in the same tab. */

const keyOf = (table: string) => `tavolino daily ${table}`;

export function rememberDaily(table: string, path: string): void {
  try {
    sessionStorage.setItem(keyOf(table), path);
  } catch {
    // Without storage there is no way back but the first page.
  }
}

/** The challenge that a table is a try of, if it was opened in this tab. */
export function dailyOf(table: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}
