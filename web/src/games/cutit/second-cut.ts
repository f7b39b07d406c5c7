/** A second straight cut, parallel to the first, across it or ending on it: several snippets come
 * off. Such cuts are not among the offers, but their lines are. CI-9 */

import {
  isAligned,
  isSame,
  type Offer,
  overlap,
  type Path,
  type Point,
  type Stroke,
  writePath,
} from "./cuts";
import { type Cell, keyOf, nameSpace, pieceOf } from "./paper";
import { partsAlong } from "./parting";
import type { Rows } from "./view";

/** Two straight cuts with the part that stays the sheet. */
export interface SeveralOffer {
  readonly move: string;
  /** The part that stays the sheet, and the first of its spaces. */
  readonly sheet: readonly Cell[];
  readonly space: string;
  /** The half-stars on the border of that part. */
  readonly halfStars: number;
  /** How many snippets come off, and how many spaces they have together. */
  readonly snippets: number;
  readonly spaces: number;
}

/** The straight cuts among the offers. */
export function straightCuts(offers: readonly Offer[]): Path[] {
  const straight = offers.filter(({ path }) => path.length === 2);
  return [...new Map(straight.map(({ path }) => [writePath(path), path])).values()];
}

/** A stroke for the second of two cuts. It ends on the first cut unless it continues beyond it. */
export function secondStroke(lines: readonly Path[], first: Path): Stroke {
  const others = lines.filter((line) => writePath(line) !== writePath(first));
  return {
    path: (points) => secondPath(others, first, points),
    starts: others.flatMap((line) => {
      const meeting = crossing(line, first);
      return meeting ? [...line, meeting] : line;
    }),
    maxPoints: 2,
  };
}

function secondPath(others: readonly Path[], first: Path, points: readonly Point[]): Path | null {
  const [a, b] = points;
  if (!a || !b || points.length > 2 || !isAligned(a, b)) return null;
  const along = (path: Path) => overlap(path[0] as Point, path[1] as Point, a, b);
  const farthest = (paths: readonly Path[]) =>
    paths.filter((path) => along(path) > 0).sort((one, other) => along(other) - along(one));
  const [line] = farthest(others);
  if (!line) return null;
  const meeting = crossing(line, first);
  if (!meeting) return line;
  const [start, end] = line as [Point, Point];
  const arms = farthest([
    [start, meeting],
    [meeting, end],
  ]);
  return arms.length === 1 ? (arms[0] ?? null) : line;
}

/** Where two straight cuts cross inside the paper. */
function crossing(one: Path, other: Path): Point | null {
  const isLevel = ([a, b]: Path) => a?.y === b?.y;
  if (isLevel(one) === isLevel(other)) return null;
  const [level, upright] = isLevel(one) ? [one, other] : [other, one];
  const [left, right] = level as [Point, Point];
  const [bottom, top] = upright as [Point, Point];
  const point = { x: bottom.x, y: left.y };
  const isInside = left.x < point.x && point.x < right.x && bottom.y < point.y && point.y < top.y;
  return isInside ? point : null;
}

/** The choices two cuts leave: each part that may stay the sheet, the largest first. In the first
 * round the part with the picked corner must come off. */
export function severalOffers(
  rows: Rows,
  cells: readonly Cell[],
  paths: readonly Path[],
  corner: Cell | null,
): SeveralOffer[] {
  const parts = partsAlong(cells, paths);
  return parts
    .filter((part) => !corner || !part.some((cell) => isSame(cell, corner)))
    .map((sheet) => {
      const space = nameSpace(firstOf(sheet));
      return {
        move: `${paths.map(writePath).join(",")}/${space}`,
        sheet,
        space,
        halfStars: pieceOf(rows, sheet).halves.length,
        snippets: parts.length - 1,
        spaces: cells.length - sheet.length,
      };
    })
    .sort((one, other) => other.sheet.length - one.sheet.length);
}

/** The space that names a part: its first, from a1 along the ranks. */
const firstOf = (cells: readonly Cell[]) =>
  cells.reduce((first, one) =>
    one.y < first.y || (one.y === first.y && one.x < first.x) ? one : first,
  );

/** The part that has this space, as the one that stays. */
export const stayingWith = (several: readonly SeveralOffer[], space: Cell) =>
  several.find(({ sheet }) => sheet.some((cell) => keyOf(cell) === keyOf(space)));
