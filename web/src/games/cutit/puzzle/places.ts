/** Snippets on the table: how they lie, where they fit, and where matching stars draw them to. */

import {
  beyond,
  type Cell,
  type HalfStar,
  keyOf,
  type Piece,
  SIDES,
  type Side,
  type Space,
  turnSide,
} from "../paper";

/** The place of a snippet: clockwise quarter turns, and its lower left corner (x, y) on the table. */
export interface Place {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}

/** A snippet in the hand: the middle of it, anywhere over the table. */
export interface Held {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}

export interface Laid {
  readonly number: number;
  readonly spaces: readonly Space[];
  readonly halves: readonly HalfStar[];
}

export function readPlace(text: string): Place {
  const [, number, x, y, turns] = /^(\d+)@(-?\d+),(-?\d+)r(\d)$/.exec(text) ?? [];
  return { number: Number(number), x: Number(x), y: Number(y), turns: Number(turns) };
}

export const writePlace = ({ number, x, y, turns }: Place) => `${number}@${x},${y}r${turns}`;

/** Width and height of a piece that is turned so often. */
export function sizeOf({ box }: Piece, turns: number): { width: number; height: number } {
  return turns % 2 ? { width: box.height, height: box.width } : box;
}

/** The centre of a placed snippet. */
export function middleOfPlace(piece: Piece, place: Place): Cell {
  const { width, height } = sizeOf(piece, place.turns);
  return { x: place.x + width / 2, y: place.y + height / 2 };
}

/** The piece turned and moved to its place. One quarter turn takes (x, y) to (y, −x). */
export function lay(piece: Piece, place: Place): Laid {
  const turned = (cell: Cell): Cell => {
    let { x, y } = cell;
    for (let i = 0; i < place.turns; i++) [x, y] = [y, -x];
    return { x, y };
  };
  const corners = piece.spaces.map(turned);
  const right = place.x - Math.min(...corners.map(({ x }) => x));
  const up = place.y - Math.min(...corners.map(({ y }) => y));
  const move = <T extends Space>(space: T): T => {
    const { x, y } = turned(space);
    return { ...space, x: x + right, y: y + up };
  };
  return {
    number: place.number,
    spaces: piece.spaces.map(move),
    halves: piece.halves.map((half) => ({ ...move(half), side: turnSide(half.side, place.turns) })),
  };
}

/** Where two half-stars meet, and whether they match. */
export interface Meeting extends Cell {
  readonly side: Side;
  readonly isMatch: boolean;
  /** The snippet that is met. */
  readonly other: number;
}

/** All placed snippets, indexed by space. */
export class PuzzleGrid {
  readonly #taken = new Set<string>();
  readonly #halves = new Map<string, HalfStar & { readonly number: number }>();

  constructor(readonly laid: readonly Laid[]) {
    for (const { number, spaces, halves } of laid) {
      for (const space of spaces) this.#taken.add(keyOf(space));
      for (const half of halves) this.#halves.set(sideKey(half, half.side), { ...half, number });
    }
  }

  isFree(one: Laid): boolean {
    return !one.spaces.some((space) => this.#taken.has(keyOf(space)));
  }

  isTaken(cell: Cell): boolean {
    return this.#taken.has(keyOf(cell));
  }

  /** True if it shares a side with anything here. */
  isTouched(one: Laid): boolean {
    return one.spaces.some((space) => SIDES.some((side) => this.isTaken(beyond(space, side))));
  }

  /** The half-stars of this snippet that meet others. */
  meetings(one: Laid): Meeting[] {
    return one.halves.flatMap((half) => {
      const other = this.#halves.get(sideKey(beyond(half, half.side), turnSide(half.side, 2)));
      return other
        ? [
            {
              x: half.x,
              y: half.y,
              side: half.side,
              isMatch: isMatch(half, other),
              other: other.number,
            },
          ]
        : [];
    });
  }

  /** The open half-stars that one would match. */
  *facing(half: HalfStar): Iterable<HalfStar> {
    for (const other of this.#halves.values()) {
      if (isMatch(half, other)) yield other;
    }
  }
}

const sideKey = (cell: Cell, side: Side) => `${keyOf(cell)},${side}`;

export function isMatch(one: Space, other: Space): boolean {
  return one.colour === other.colour || one.colour === "J" || other.colour === "J";
}

/** A place that fits. */
export interface Fit {
  readonly place: Place;
  readonly meetings: readonly Meeting[];
}

/** How many spaces nearer a place seems where stars match. */
const PULL = 1.2;

/** Where a held snippet would come to lie: the nearest free place within reach, drawn to matching
 * stars. */
export function settle(
  piece: Piece,
  held: Held,
  grid: PuzzleGrid,
  avoidsFaults: boolean,
  reach: number,
  pull = PULL,
): Fit | null {
  const { width, height } = sizeOf(piece, held.turns);
  // Half spaces are rounded alternately, so repeated turns stay in place.
  const lean = held.turns % 2 ? -0.01 : 0.01;
  const left = held.x - width / 2 + lean;
  const bottom = held.y - height / 2 + lean;
  let best: { fit: Fit; far: number } | null = null;
  for (let x = Math.ceil(left - reach); x <= left + reach; x++) {
    for (let y = Math.ceil(bottom - reach); y <= bottom + reach; y++) {
      const place = { number: held.number, x, y, turns: held.turns };
      const fit = fitAt(piece, place, grid);
      if (!fit || (avoidsFaults && isFaulty(fit))) continue;
      const isDrawn = fit.meetings.length > 0 && !isFaulty(fit);
      const far = Math.hypot(x - left, y - bottom) - (isDrawn ? pull : 0);
      if (!best || far < best.far) best = { fit, far };
    }
  }
  return best?.fit ?? null;
}

const isFaulty = ({ meetings }: Fit) => meetings.some((one) => !one.isMatch);

function fitAt(piece: Piece, place: Place, grid: PuzzleGrid): Fit | null {
  const laid = lay(piece, place);
  return grid.isFree(laid) ? { place, meetings: grid.meetings(laid) } : null;
}

/** Every place where a star of this snippet matches a placed one without a fault. */
export function joins(piece: Piece, grid: PuzzleGrid): Fit[] {
  const found = new Map<string, Fit>();
  for (let turns = 0; turns < 4; turns++) {
    const start = lay(piece, { number: piece.number ?? 0, x: 0, y: 0, turns });
    for (const half of start.halves) {
      for (const other of grid.facing(half)) {
        if (turnSide(other.side, 2) !== half.side) continue;
        const at = beyond(other, other.side);
        const place = { number: start.number, x: at.x - half.x, y: at.y - half.y, turns };
        const fit = found.has(writePlace(place)) ? null : fitAt(piece, place, grid);
        if (fit && !isFaulty(fit)) found.set(writePlace(place), fit);
      }
    }
  }
  return [...found.values()];
}

/** The snippets that hang together by joins, two or more each. */
export function groupsOf(laid: readonly Laid[]): Laid[][] {
  const grid = new PuzzleGrid(laid);
  const left = new Map(laid.map((one) => [one.number, one]));
  const groups: Laid[][] = [];
  for (const one of laid) {
    if (!left.delete(one.number)) continue;
    const group = [one];
    for (const next of group) {
      for (const { isMatch, other } of grid.meetings(next)) {
        const met = left.get(other);
        if (!isMatch || !met) continue;
        left.delete(other);
        group.push(met);
      }
    }
    if (group.length > 1) groups.push(group);
  }
  return groups;
}

/** The hand after a quarter turn about the middle of what it holds. */
export const turned = (held: Held): Held => ({ ...held, turns: (held.turns + 1) % 4 });
