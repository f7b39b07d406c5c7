/** The diamond: its spaces by file and rank (from 0), and the places a block can lie on. */

import { MIDDLE, SIDE, type SIZES } from "./constants";

export type Size = (typeof SIZES)[number];
/** Along a rank a block lies from file to file, along a file from rank to rank. */
export type Direction = "rank" | "file";

export interface Space {
  readonly x: number;
  readonly y: number;
}

/** A straight run of spaces: from x and y up to, but not with, toX and toY. */
export interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
}

export function spaceName({ x, y }: Space): string {
  return `${"abcdefghi"[x]}${y + 1}`;
}

export function readSpace(name: string): Space {
  return { x: name.charCodeAt(0) - "a".charCodeAt(0), y: Number(name[1]) - 1 };
}

/** True if a text is the name of a place: `e5`, `d5-f5`. */
export function isPlace(text: string): boolean {
  return /^[a-i][1-9](-[a-i][1-9])?$/.test(text);
}

export function readPlace(name: string): Place {
  const [first = "", last = first] = name.split("-");
  const from = readSpace(first);
  const to = readSpace(last);
  return { name, x: from.x, y: from.y, toX: to.x + 1, toY: to.y + 1 };
}

export function placeAt({ x, y }: Space, size: Size, direction: Direction): Place {
  const last = direction === "rank" ? { x: x + size - 1, y } : { x, y: y + size - 1 };
  const name = size === 1 ? spaceName({ x, y }) : `${spaceName({ x, y })}-${spaceName(last)}`;
  return { name, x, y, toX: last.x + 1, toY: last.y + 1 };
}

export function sizeOf({ x, y, toX, toY }: Place): Size {
  return ((toX - x) * (toY - y)) as Size;
}

/** The direction of a place; null for a single space. */
export function directionOf(place: Place): Direction | null {
  if (sizeOf(place) === 1) return null;
  return place.toX - place.x > 1 ? "rank" : "file";
}

export function spacesOf({ x, y, toX, toY }: Place): Space[] {
  const spaces: Space[] = [];
  for (let b = y; b < toY; b++) for (let a = x; a < toX; a++) spaces.push({ x: a, y: b });
  return spaces;
}

export function middleOf({ x, y, toX, toY }: Place): Space {
  return { x: (x + toX) / 2, y: (y + toY) / 2 };
}

export function covers({ x, y, toX, toY }: Place, space: Space): boolean {
  return x <= space.x && space.x < toX && y <= space.y && space.y < toY;
}

export function isOnLevel({ x, y }: Space, level: number): boolean {
  return Math.abs(x - MIDDLE) + Math.abs(y - MIDDLE) <= MIDDLE + 1 - level;
}

export function spacesOn(level: number): Space[] {
  return spacesOf({ name: "", x: 0, y: 0, toX: SIDE, toY: SIDE }).filter((space) =>
    isOnLevel(space, level),
  );
}

export const BOARD: readonly Space[] = spacesOn(1);
