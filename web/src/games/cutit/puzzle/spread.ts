/** How snippets lie spread on the felt: apart from each other, at reading size, around the mat where
 * the puzzle begins. The rules know only what is laid; where a loose snippet lies is up to the client. */

import { type Box, boxOf, type Cell, type Piece } from "../paper";
import type { Camera, Frame } from "./camera";
import { type Laid, lay, type Place, sizeOf } from "./places";

export interface Spread {
  readonly places: ReadonlyMap<number, Place>;
  /** A snippet dropped here is laid, whether it joins others or not. */
  readonly mat: Box;
  /** The visible part of the felt, and what the tools cover of it. */
  readonly visible: Box;
  readonly covered: Box;
  readonly camera: Camera;
}

export type Bounds = Pick<Spread, "mat" | "visible" | "covered">;

/** Pixels per space: as large as fits, but readable on every screen. */
const LARGEST = 60;
const LEAST = 26;
const LEAST_ON_PHONES = 18;
const PHONE = 440;
/** The mat, the preferred size first. */
const MATS = [
  { width: 14, height: 12 },
  { width: 12, height: 10 },
  { width: 10, height: 8 },
  { width: 8, height: 6 },
  { width: 5, height: 4 },
  { width: 0, height: 0 },
];
/** Pixels that stay free at the edges of the felt, and spaces above for the numbers of the snippets. */
const MARGIN = 6;
const ABOVE = 0.7;
/** A puzzle that has not begun is expected around the place of the first hint. */
const MIDDLE = { x: 5, y: 5 };

/** The smallest space that can be read on such a screen. */
export function readable({ width, height }: Frame): number {
  return Math.min(width, height) < PHONE ? LEAST_ON_PHONES : LEAST;
}

/** Snippets that lay on the felt before stay turned as they were, if there is room for that. */
export function spread(
  loose: readonly Piece[],
  laid: readonly Laid[],
  frame: Frame,
  before: ReadonlyMap<number, Place> = new Map(),
): Spread {
  const asBefore = (piece: Piece) => {
    const place = before.get(piece.number ?? 0);
    return place ? [place.turns] : eitherWay(piece);
  };
  const ways = before.size ? [asBefore, eitherWay] : [eitherWay];
  for (
    let most = LARGEST, fewest = readable(frame);
    most > 1;
    most = fewest - 1, fewest = most - 2
  ) {
    for (const turns of ways) {
      for (const mat of MATS) {
        for (let cell = most; cell >= Math.max(1, fewest); cell--) {
          const found = spreadAt(cell, mat, loose, laid, frame, turns);
          if (found) return found;
        }
      }
    }
  }
  throw new Error("no room for the snippets");
}

type Turns = (piece: Piece) => readonly number[];

const eitherWay: Turns = (piece) => [usualTurns(piece), usualTurns(piece) + 1];

function spreadAt(
  cell: number,
  size: { width: number; height: number },
  loose: readonly Piece[],
  laid: readonly Laid[],
  frame: Frame,
  turns: Turns,
): Spread | null {
  const spaces = laid.flatMap((one) => one.spaces);
  const box = boxOf(spaces);
  const middle = spaces.length
    ? { x: box.left + box.width / 2, y: box.bottom + box.height / 2 }
    : MIDDLE;
  const visible = around(
    middle,
    Math.floor((frame.width - 2 * MARGIN) / cell),
    Math.floor((frame.height - 2 * MARGIN) / cell - ABOVE),
  );
  const mat = around(middle, size.width, size.height);
  if (!isInside(mat, visible) || (spaces.length && !isInside(box, visible))) return null;
  const room = new FreeArea(visible);
  room.block(spaces, 1);
  room.block(cellsOf(mat), 0);
  const covered = coveredBy(frame, cell, visible);
  room.block(cellsOf(covered), 0);
  const places = new Map<number, Place>();
  const largestFirst = [...loose].sort((a, b) => b.spaces.length - a.spaces.length);
  for (const piece of largestFirst) {
    const place = room.find(piece, turns(piece), (at) => inwards(at, visible));
    if (!place) return null;
    places.set(place.number, place);
    room.block(lay(piece, place).spaces, 1);
  }
  const camera = {
    x: visible.left + visible.width / 2,
    y: visible.bottom + (visible.height + ABOVE) / 2,
    cell,
  };
  return { places, mat, visible, covered, camera };
}

/** The free place nearest to another one, apart from everything that lies on the felt. */
export function placeNear(
  piece: Piece,
  near: Place,
  lying: readonly Laid[],
  { mat, visible, covered }: Bounds,
): Place {
  const { width, height } = sizeOf(piece, near.turns);
  const wanted = { x: near.x + width / 2, y: near.y + height / 2 };
  const wider = [visible, grown(visible, 6), grown(visible, 30)];
  for (const [box, gap] of wider.flatMap((one) => [[one, 1] as const, [one, 0] as const])) {
    const room = new FreeArea(box);
    for (const one of lying) room.block(one.spaces, gap);
    room.block([...cellsOf(mat), ...cellsOf(covered)], 0);
    const found = room.find(piece, [near.turns], (at) =>
      Math.hypot(at.x - wanted.x, at.y - wanted.y),
    );
    if (found) return found;
  }
  return near;
}

/** Loose snippets lie on their long side until they are turned. */
export const usualTurns = ({ box }: Piece) => (box.height > box.width ? 1 : 0);

export const isIn = ({ x, y }: Cell, { left, bottom, width, height }: Box) =>
  x >= left && x <= left + width && y >= bottom && y <= bottom + height;

/** The spaces of the felt that are free, within a box. */
class FreeArea {
  readonly #taken = new Set<number>();

  constructor(readonly box: Box) {}

  /** Takes these spaces, and those within `gap` spaces of them. */
  block(cells: readonly Cell[], gap: number): void {
    for (const { x, y } of cells) {
      for (let right = -gap; right <= gap; right++) {
        for (let up = -gap; up <= gap; up++) this.#taken.add(keyed(x + right, y + up));
      }
    }
  }

  /** The free place whose middle costs least. */
  find(piece: Piece, turns: readonly number[], cost: (middle: Cell) => number): Place | null {
    const number = piece.number ?? 0;
    let best: { place: Place; cost: number } | null = null;
    for (const turned of turns) {
      const { width, height } = sizeOf(piece, turned);
      const { spaces } = lay(piece, { number, x: 0, y: 0, turns: turned });
      const right = this.box.left + this.box.width - width;
      const top = this.box.bottom + this.box.height - height;
      for (let x = this.box.left; x <= right; x++) {
        for (let y = this.box.bottom; y <= top; y++) {
          const now = cost({ x: x + width / 2, y: y + height / 2 });
          if (best && now >= best.cost - 1e-9) continue;
          if (spaces.some((one) => this.#taken.has(keyed(one.x + x, one.y + y)))) continue;
          best = { place: { number, x, y, turns: turned % 4 }, cost: now };
        }
      }
    }
    return best?.place ?? null;
  }
}

const keyed = (x: number, y: number) => (x + 500) * 1000 + y + 500;

/** Less at the edges than in the middle. */
function inwards({ x, y }: Cell, { left, bottom, width, height }: Box): number {
  const across = Math.abs((x - left) / width - 0.5);
  const up = Math.abs((y - bottom) / height - 0.5);
  return -Math.max(across, up) - 0.2 * Math.min(across, up);
}

function around({ x, y }: Cell, width: number, height: number): Box {
  return { left: Math.round(x - width / 2), bottom: Math.round(y - height / 2), width, height };
}

const grown = ({ left, bottom, width, height }: Box, by: number): Box => ({
  left: left - by,
  bottom: bottom - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function isInside(one: Box, other: Box): boolean {
  return (
    one.left >= other.left &&
    one.bottom >= other.bottom &&
    one.left + one.width <= other.left + other.width &&
    one.bottom + one.height <= other.bottom + other.height
  );
}

function cellsOf({ left, bottom, width, height }: Box): Cell[] {
  return Array.from({ length: width * height }, (_, i) => ({
    x: left + (i % width),
    y: bottom + Math.floor(i / width),
  }));
}

/** What the tools in the lower right corner hide. */
function coveredBy({ corner }: Frame, cell: number, visible: Box): Box {
  const width = Math.min(visible.width, Math.ceil((corner?.width ?? 0) / cell));
  const height = Math.min(visible.height, Math.ceil((corner?.height ?? 0) / cell));
  return { left: visible.left + visible.width - width, bottom: visible.bottom, width, height };
}
