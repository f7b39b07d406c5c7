/** Reading a table's log. */

import type { LogLine } from "../protocol";

/** The entries that still count: without undone entries and without the undo entries. */
export function standing(log: readonly LogLine[]): LogLine[] {
  let kept: LogLine[] = [];
  for (const entry of log) {
    if (entry.kind === "undo") kept = kept.filter(({ n }) => n < Number(entry.text));
    else kept.push(entry);
  }
  return kept;
}
