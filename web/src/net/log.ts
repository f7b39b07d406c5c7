/** Reading a table's log. */

import type { ShownEntry } from "../protocol";

/** The entries that still count: without what was taken back, and the taking back. */
export function standing(log: readonly ShownEntry[]): ShownEntry[] {
  let kept: ShownEntry[] = [];
  for (const entry of log) {
    if (entry.kind === "undo") kept = kept.filter(({ n }) => n < Number(entry.text));
    else kept.push(entry);
  }
  return kept;
}
