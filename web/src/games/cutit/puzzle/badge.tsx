/** The numbers of snippets. They stand beside them on the felt and cover no space. */

import { U } from "../board/drawing";
import { beyond, type Cell, middleOf, type Side } from "../paper";
import type { PuzzleGrid } from "./places";

/** How far the middle of a number is from the side it stands at. */
const BESIDE = 0.36;

/** The number of a snippet, beside it on the felt. A snippet that is shut in has none to see. */
export function Badge({ cells, number, grid }: BadgeProps) {
  const at = besideOf(cells, grid);
  if (!at) return null;
  return (
    <g class="cutit-number" transform={`translate(${at.x * U} ${-at.y * U})`}>
      <circle r={0.3 * U} />
      <text y={2.7}>{number}</text>
    </g>
  );
}

interface BadgeProps {
  cells: readonly Cell[];
  number: number;
  grid: PuzzleGrid;
}

/** A free place at a side: above if possible, and far to the left. */
export function besideOf(cells: readonly Cell[], grid: PuzzleGrid): Cell | null {
  const ordered = [...cells].sort((a, b) => b.y - a.y || a.x - b.x);
  for (const side of [0, 3, 1, 2] as const satisfies Side[]) {
    for (const cell of ordered) {
      const next = beyond(cell, side);
      if (grid.isTaken(next) || cells.some(({ x, y }) => x === next.x && y === next.y)) continue;
      const { x, y } = middleOf({ ...cell, side });
      return { x: x + BESIDE * (next.x - cell.x), y: y + BESIDE * (next.y - cell.y) };
    }
  }
  return null;
}
