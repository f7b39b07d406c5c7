/** Cuts in notation, and which legal cut the picked points mean. */

import type { CutitOffers } from "../../protocol";
import { type Cell, keyOf, readSpace, SIZE } from "./paper";

const COLUMNS = "ABCDEFGHIJK";

/** A crossing of grid lines: x 0–10 for A–K, y 0–10 from the bottom. Space a1 lies between A0 and B1. */
export type Point = Cell;

/** Two ends; with a corner in between where two cuts meet. */
export type Path = readonly Point[];

/** A legal cut and its consequences. */
export interface Offer {
  readonly move: string;
  readonly path: Path;
  /** A space of the snippet. */
  readonly space: Cell;
  readonly spaces: number;
  readonly points: number;
  readonly halfStars: number;
  readonly fault: CutitOffers["fault"][number];
  /** The numbers of points, in ascending order, that may be counted instead of `points`. */
  readonly fewer: readonly number[];
}

export const namePoint = ({ x, y }: Point) => `${COLUMNS.charAt(x)}${y}`;

export const writePath = (path: Path) => path.map(namePoint).join("-");

export function readPath(cut: string): Point[] {
  const [line = ""] = cut.split("/");
  return line.split("-").map((name) => ({
    x: COLUMNS.indexOf(name.charAt(0)),
    y: Number(name.slice(1)),
  }));
}

/** The paths of a cut in notation; two where it frees several snippets. */
export function readPaths(cut: string): Path[] {
  const [lines = ""] = cut.split("/");
  return lines.split(",").map(readPath);
}

/** The move that counts fewer points than the jokers give. */
export const withClaim = (move: string, points: number) => `${move}=${points}`;

/** The cut of a move without the points it claims. */
export const withoutClaim = (move: string) => move.split("=")[0] ?? move;

/** The cuts among the moves; those that claim fewer points come after them. */
export function readOffers(moves: readonly string[], known: CutitOffers): Offer[] {
  const cuts = moves.slice(0, known.points.length);
  const fewer = new Map<string, number[]>();
  for (const move of moves.slice(cuts.length)) {
    const [cut = "", points] = move.split("=");
    fewer.set(cut, [...(fewer.get(cut) ?? []), Number(points)]);
  }
  return cuts.map((move, i) => ({
    move,
    path: readPath(move),
    space: readSpace(move.slice(move.indexOf("/") + 1)),
    spaces: known.spaces[i] ?? 0,
    points: known.points[i] ?? 0,
    halfStars: known.half_stars[i] ?? 0,
    fault: known.fault[i] ?? null,
    fewer: fewer.get(move) ?? [],
  }));
}

export const isSame = (a: Point, b: Point) => a.x === b.x && a.y === b.y;
export const isAligned = (a: Point, b: Point) => (a.x === b.x) !== (a.y === b.y);

/** How picked points become a cut. */
export interface Stroke {
  /** The path of the cut; null if the points make none. */
  path(points: readonly Point[]): Path | null;
  /** Where a cut can start. */
  readonly starts: readonly Point[];
  /** The maximum number of points of a cut. */
  readonly maxPoints: number;
}

/** A stroke along the offered cuts. */
export function offeredStroke(offers: readonly Offer[]): Stroke {
  return {
    path: (points) => offersFor(offers, points)[0]?.path ?? null,
    starts: offers.flatMap(({ path }) => [path[0], path.at(-1)]).filter((end) => end !== undefined),
    maxPoints: 3,
  };
}

/** The offers of the cut these points mean: one for each part that may be the snippet.
 *
 * Two points on a line mean the whole cut along it; two others a cut around the corner between
 * them; three are an arm, the corner and the other arm. Arms extend to the outline.
 */
export function offersFor(offers: readonly Offer[], points: readonly Point[]): Offer[] {
  const [a, b, c] = points;
  if (!a || !b) return [];
  if (c) return around(offers, a, b, c);
  if (isAligned(a, b)) return along(offers, a, b);
  const level = around(offers, a, { x: b.x, y: a.y }, b);
  return level.length ? level : around(offers, a, { x: a.x, y: b.y }, b);
}

/** A stroke may start or end off the paper. It selects the cut that it overlaps most. */
function along(offers: readonly Offer[], a: Point, b: Point): Offer[] {
  const straight = offers.filter(({ path }) => path.length === 2);
  const shared = ({ path: [s, e] }: Offer) => (s && e ? overlap(s, e, a, b) : 0);
  return firstCut(
    straight.filter((one) => shared(one) > 0).sort((one, other) => shared(other) - shared(one)),
  );
}

/** The length of the overlap of two lines. */
export function overlap(s: Point, e: Point, a: Point, b: Point): number {
  const isLevel = s.y === e.y;
  if (isLevel ? a.y !== s.y || b.y !== s.y : a.x !== s.x || b.x !== s.x) return 0;
  const axis = isLevel ? "x" : "y";
  const end = Math.min(Math.max(s[axis], e[axis]), Math.max(a[axis], b[axis]));
  return end - Math.max(Math.min(s[axis], e[axis]), Math.min(a[axis], b[axis]));
}

function around(offers: readonly Offer[], a: Point, corner: Point, c: Point): Offer[] {
  return firstCut(
    offers.filter(({ path: [s, m, e] }) => {
      if (!s || !m || !e || !isSame(m, corner)) return false;
      return (
        (isInDirection(m, s, a) && isInDirection(m, e, c)) ||
        (isInDirection(m, e, a) && isInDirection(m, s, c))
      );
    }),
  );
}

/** True if a point is in the same direction from the corner as the end of an arm. */
function isInDirection(corner: Point, end: Point, { x, y }: Point): boolean {
  return (
    Math.sign(x - corner.x) === Math.sign(end.x - corner.x) &&
    Math.sign(y - corner.y) === Math.sign(end.y - corner.y)
  );
}

/** True if a point is between two ends. */
export function isWithin(start: Point, end: Point, { x, y }: Point): boolean {
  return (
    x >= Math.min(start.x, end.x) &&
    x <= Math.max(start.x, end.x) &&
    y >= Math.min(start.y, end.y) &&
    y <= Math.max(start.y, end.y)
  );
}

function isOnPath(path: Path, point: Point): boolean {
  return path.slice(1).some((end, i) => isWithin(path[i] as Point, end, point));
}

/** Only the offers along the first path. */
function firstCut(offers: readonly Offer[]): Offer[] {
  const line = (offer: Offer) => offer.move.slice(0, offer.move.indexOf("/"));
  const [first] = offers;
  return first ? offers.filter((one) => line(one) === line(first)) : [];
}

/** The points after a tap, which continues the cut or starts another. */
export function afterTap(stroke: Stroke, points: readonly Point[], point: Point): Point[] {
  const last = points.at(-1);
  if (last && isSame(last, point)) return points.slice(0, -1);
  if (points.length && points.length < stroke.maxPoints) {
    const more = [...points, point];
    if (stroke.path(more)) return more;
  }
  return [point];
}

/** The points where a cut can start or continue. */
export function openPoints(stroke: Stroke, points: readonly Point[]): Point[] {
  const found = new Map<string, Point>();
  const add = (point: Point) => found.set(keyOf(point), point);
  if (!points.length) {
    stroke.starts.forEach(add);
  } else if (points.length < stroke.maxPoints) {
    for (let x = 0; x <= SIZE; x++) {
      for (let y = 0; y <= SIZE; y++) {
        const point = { x, y };
        if (points.some((one) => isSame(one, point))) continue;
        if (!isAligned(points.at(-1) as Point, point)) continue;
        const path = stroke.path([...points, point]);
        if (path && isOnPath(path, point)) add(point);
      }
    }
  }
  return [...found.values()];
}

/** The points of a drag; `isLevel` says in which direction it began. */
export function dragPoints(from: Point, to: Point, isLevel: boolean): Point[] {
  if (isSame(from, to)) return [from];
  if (isAligned(from, to)) return [from, to];
  return [from, isLevel ? { x: to.x, y: from.y } : { x: from.x, y: to.y }, to];
}
