/** What cuts make of the paper: the parts that come off, and the one that stays the sheet. */

import { isWithin, type Path, readPaths, withoutClaim } from "./cuts";
import { type Cell, keyOf, readSpace } from "./paper";

export interface Parting {
  readonly paths: readonly Path[];
  readonly snippets: readonly (readonly Cell[])[];
  readonly sheet: readonly Cell[];
}

/** The parting by a cut in notation. A cut along one path names a space of its snippet; one along
 * two, which frees several, names a space of the part that stays. */
export function partPaper(cells: readonly Cell[], cut: string): Parting {
  const paths = readPaths(cut);
  const space = keyOf(readSpace(withoutClaim(cut).slice(cut.indexOf("/") + 1)));
  const parts = partsAlong(cells, paths);
  const isNamed = (part: readonly Cell[]) => part.some((cell) => keyOf(cell) === space);
  const named = parts.filter(isNamed);
  const others = parts.filter((part) => !isNamed(part));
  return paths.length > 1
    ? { paths, snippets: others, sheet: named.flat() }
    : { paths, snippets: named, sheet: others.flat() };
}

/** All parts of the paper, when it is cut along the paths. */
export function partsAlong(cells: readonly Cell[], paths: readonly Path[]): Cell[][] {
  const left = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const parts: Cell[][] = [];
  for (const start of cells) {
    if (!left.delete(keyOf(start))) continue;
    const part = [start];
    for (const cell of part) {
      for (const next of neighbours(cell)) {
        const found = left.get(keyOf(next));
        if (!found || paths.some((path) => isBetween(path, cell, next))) continue;
        left.delete(keyOf(next));
        part.push(found);
      }
    }
    parts.push(part);
  }
  return parts;
}

function neighbours({ x, y }: Cell): Cell[] {
  return [
    { x: x + 1, y },
    { x: x - 1, y },
    { x, y: y + 1 },
    { x, y: y - 1 },
  ];
}

/** True if the path runs between two adjacent spaces. */
function isBetween(path: Path, a: Cell, b: Cell): boolean {
  const start = { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) };
  const end = a.x === b.x ? { x: start.x + 1, y: start.y } : { x: start.x, y: start.y + 1 };
  return path.slice(1).some((point, i) => {
    const from = path[i] as Cell;
    return isWithin(from, point, start) && isWithin(from, point, end);
  });
}
