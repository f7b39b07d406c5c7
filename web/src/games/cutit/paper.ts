/** Paper as it is printed and cut: spaces, stars and halves of them, outlines.
 *
 * x runs from the left, y from the bottom, as on the sheet: space a1 is (0, 0).
 */

import type { CutitSheetRows, CutitShownSnippet } from "../../protocol";

export const SIZE = 10;
const GONE = ".";
const FILES = "abcdefghij";

export type Colour = "G" | "P" | "Y" | "B" | "K" | "J";
/** The colours that have a die, in the order of the dice. */
export const COLOURS: readonly Colour[] = ["G", "P", "Y", "B"];

/** Up, right, down, left; a quarter turn clockwise makes side s side (s + 1) % 4. */
export type Side = 0 | 1 | 2 | 3;
export const SIDES: readonly Side[] = [0, 1, 2, 3];
const STEPS: readonly Cell[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Space extends Cell {
  readonly colour: Colour;
}

/** Half a star on a side of a space. */
export interface HalfStar extends Space {
  readonly side: Side;
}

export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of paper: what is printed on it, and the stars that are halved by its border. */
export interface Piece {
  readonly number: number | null;
  readonly spaces: readonly Space[];
  readonly halves: readonly HalfStar[];
  /** Stars that are whole, each by the space below it or to its left. */
  readonly wholes: readonly HalfStar[];
  readonly box: Box;
}

export const keyOf = ({ x, y }: Cell) => `${x},${y}`;

export function beyond(cell: Cell, side: Side): Cell {
  const step = STEPS[side] as Cell;
  return { x: cell.x + step.x, y: cell.y + step.y };
}

export const turnSide = (side: number, turns: number) => ((side + turns) % 4) as Side;

/** The middle of a side, in spaces. */
export function middleOf({ x, y, side }: Cell & { readonly side: Side }): Cell {
  const step = STEPS[side] as Cell;
  return { x: x + 0.5 + step.x / 2, y: y + 0.5 + step.y / 2 };
}

export function readSpace(name: string): Cell {
  return { x: FILES.indexOf(name.charAt(0)), y: Number(name.slice(1)) - 1 };
}

export const nameSpace = ({ x, y }: Cell) => `${FILES.charAt(x)}${y + 1}`;

export const CORNERS: readonly string[] = ["a1", "j1", "j10", "a10"];

function colourAt(rows: CutitSheetRows, { x, y }: Cell): Colour {
  return rows.cells[SIZE - 1 - y]?.charAt(x) as Colour;
}

function hasStar(rows: CutitSheetRows, { x, y }: Cell, side: Side): boolean {
  const row = SIZE - 1 - y;
  const sign = [
    rows.down[row - 1]?.[x],
    rows.right[row]?.[x],
    rows.down[row]?.[x],
    rows.right[row]?.[x - 1],
  ];
  return sign[side] === "*";
}

/** The cells a player's paper still has; its rows begin at rank 10. */
export function cellsLeft(paper: readonly string[]): Cell[] {
  return paper.flatMap((rank, row) =>
    [...rank].flatMap((colour, x) => (colour === GONE ? [] : [{ x, y: SIZE - 1 - row }])),
  );
}

/** The piece of the sheet that these cells are. */
export function pieceOf(
  rows: CutitSheetRows,
  cells: readonly Cell[],
  number: number | null = null,
): Piece {
  const inside = new Set(cells.map(keyOf));
  const spaces = cells.map(({ x, y }) => ({ x, y, colour: colourAt(rows, { x, y }) }));
  const halves: HalfStar[] = [];
  const wholes: HalfStar[] = [];
  for (const space of spaces) {
    for (const side of SIDES) {
      if (!hasStar(rows, space, side)) continue;
      if (!inside.has(keyOf(beyond(space, side)))) halves.push({ ...space, side });
      else if (side < 2) wholes.push({ ...space, side });
    }
  }
  return { number, spaces, halves, wholes, box: boxOf(cells) };
}

export function snippetPiece(rows: CutitSheetRows, snippet: CutitShownSnippet): Piece {
  return pieceOf(rows, snippet.spaces.map(readSpace), snippet.number);
}

export function boxOf(cells: readonly Cell[]): Box {
  if (!cells.length) return { left: 0, bottom: 0, width: 0, height: 0 };
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const left = Math.min(...xs);
  const bottom = Math.min(...ys);
  return { left, bottom, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - bottom + 1 };
}

/** The cell that carries a piece's number: the one nearest to all others. */
export function heartOf(cells: readonly Cell[]): Cell {
  const far = (one: Cell) =>
    cells.reduce((sum, { x, y }) => sum + Math.abs(one.x - x) + Math.abs(one.y - y), 0);
  return cells.reduce((best, one) => (far(one) < far(best) ? one : best), cells[0] as Cell);
}

/** The edge of these cells as closed loops of corners. */
export function outline(cells: readonly Cell[]): Cell[][] {
  const inside = new Set(cells.map(keyOf));
  const steps = new Map<string, Cell[]>();
  for (const { x, y } of cells) {
    const around: Cell[] = [
      { x, y: y + 1 },
      { x: x + 1, y: y + 1 },
      { x: x + 1, y },
      { x, y },
    ];
    for (const side of SIDES) {
      if (inside.has(keyOf(beyond({ x, y }, side)))) continue;
      const start = around[side] as Cell;
      const ends = steps.get(keyOf(start)) ?? [];
      ends.push(around[(side + 1) % 4] as Cell);
      steps.set(keyOf(start), ends);
    }
  }
  const loops: Cell[][] = [];
  for (const [first] of steps) {
    while (steps.get(first)?.length) loops.push(walk(first, steps));
  }
  return loops;
}

function walk(first: string, steps: Map<string, Cell[]>): Cell[] {
  const loop: Cell[] = [];
  let at = first;
  do {
    const next = steps.get(at)?.pop() as Cell;
    loop.push(next);
    at = keyOf(next);
  } while (at !== first);
  return loop.filter((_, i) => {
    const before = loop.at(i - 1) as Cell;
    const after = loop[(i + 1) % loop.length] as Cell;
    return before.x !== after.x && before.y !== after.y;
  });
}
