/** The view of Scalino's demolition under short names, and what can be read from it. */

import type { DemolitionView as View } from "../../protocol";
import type { ShownBlock } from "../scalino/view";

export type {
  DemolitionView as View,
  ScalinoDemolitionBoard as BoardView,
} from "../../protocol";

/** The level whose last block was taken between two positions; 0 if there is none. */
export function clearedLevel(before: View, after: View): number {
  const levels = (blocks: readonly ShownBlock[]) => new Set(blocks.map(({ level }) => level));
  const left = levels(after.board.blocks);
  return [...levels(before.board.blocks)].find((level) => !left.has(level)) ?? 0;
}
