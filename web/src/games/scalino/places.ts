/** The places for a block, and which of them a pointer or a key means. No DOM. */

import type { Lens, Point } from "./board/camera";
import { SIDE, SIZES } from "./constants";
import {
  covers,
  type Direction,
  directionOf,
  isOnLevel,
  middleOf,
  type Place,
  placeAt,
  type Size,
  type Space,
  sizeOf,
  spacesOf,
} from "./diamond";
import { readPlacement } from "./notation";
import { heightAt, topsOf } from "./pyramid";
import type { ShownBlock } from "./view";

/** The block that is chosen to be placed. */
export interface Choice {
  readonly size: Size;
  readonly direction: Direction;
}

/** The places the moves allow for a colour; null where there is no choice of colours. */
export function placesIn(moves: readonly string[], colour: number | null = null): Place[] {
  return moves.flatMap((move) => {
    const placement = readPlacement(move);
    return placement && placement.colour === colour ? placement.place : [];
  });
}

export function fits(place: Place, { size, direction }: Choice): boolean {
  return sizeOf(place) === size && (directionOf(place) ?? direction) === direction;
}

/** The block that fits a place; `usual` is how a single space is held. */
export function choiceOf(place: Place, usual: Direction): Choice {
  return { size: sizeOf(place), direction: directionOf(place) ?? usual };
}

/** The requested choice, or the nearest one with a legal place. */
export function usableChoice(places: readonly Place[], preferred: Choice): Choice {
  const sizes = [preferred.size, ...[...SIZES].reverse()];
  const choices = sizes.flatMap((size) => [
    { size, direction: preferred.direction },
    { size, direction: otherDirection(preferred.direction) },
  ]);
  return choices.find((choice) => places.some((place) => fits(place, choice))) ?? preferred;
}

export function otherDirection(direction: Direction): Direction {
  return direction === "rank" ? "file" : "rank";
}

/** The pyramid as a pointer sees it: the level being built, and the blocks in the way. */
export interface Pyramid {
  readonly lens: Lens;
  readonly level: number;
  readonly blocks: readonly ShownBlock[];
}

/** The place under a point of the drawing: a legal one if there is one, even hidden behind a block;
 * otherwise the visible one. */
export function placeUnder(
  point: Point,
  choice: Choice,
  allowed: readonly Place[],
  { lens, level, blocks }: Pyramid,
): Place | null {
  const floor = lens.unproject(point, level - 1);
  const onFloor = allowedAround(floor, choice, allowed);
  if (onFloor) return onFloor;
  const onTop = lens.unproject(point, level);
  const isTaken = heightAt(topsOf(blocks), spaceAt(onTop)) >= level;
  return placeAround(isTaken ? onTop : floor, choice, allowed, level);
}

/** The place under a point of the level being built. */
export function placeAround(
  spot: Point,
  choice: Choice,
  allowed: readonly Place[],
  level: number,
): Place | null {
  const here = allowedAround(spot, choice, allowed);
  if (here) return here;
  const space = spaceAt(spot);
  if (!isOnLevel(space, level)) return null;
  const nearest = byDistance(spot);
  return (
    placesOver(space, choice).sort(
      (a, b) => spacesOffBoard(a) - spacesOffBoard(b) || nearest(a, b),
    )[0] ?? null
  );
}

function allowedAround(spot: Point, choice: Choice, allowed: readonly Place[]): Place | null {
  const space = spaceAt(spot);
  const here = allowed.filter((place) => fits(place, choice) && covers(place, space));
  return here.sort(byDistance(spot))[0] ?? null;
}

/** True if a block at this place is drawn at this point: its top, or the floor below it. */
export function isOn(place: Place, point: Point, lens: Lens, level: number): boolean {
  return [level, level - 1].some((each) => covers(place, spaceAt(lens.unproject(point, each))));
}

function spaceAt([x, y]: Point): Space {
  return { x: Math.floor(x), y: Math.floor(y) };
}

function byDistance([x, y]: Point) {
  const distance = (place: Place) => {
    const middle = middleOf(place);
    return Math.hypot(middle.x - x, middle.y - y);
  };
  return (a: Place, b: Place) => distance(a) - distance(b);
}

/** The number of spaces of a place that are off the board. */
function spacesOffBoard(place: Place): number {
  return spacesOf(place).filter((space) => !isOnLevel(space, 1)).length;
}

/** The places of this kind with a space in them, as far as they have names. */
function placesOver({ x, y }: Space, { size, direction }: Choice): Place[] {
  return Array.from({ length: size }, (_, back) =>
    direction === "rank" ? { x: x - back, y } : { x, y: y - back },
  )
    .map((start) => placeAt(start, size, direction))
    .filter((place) => place.x >= 0 && place.y >= 0 && place.toX <= SIDE && place.toY <= SIDE);
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const STEPS: Record<Arrow, Point> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isArrow(key: string): key is Arrow {
  return key in STEPS;
}

/** The next space in a direction on the screen. */
export function stepFrom({ x, y }: Space, arrow: Arrow, lens: Lens): Space {
  const [dx, dy] = lens.direction(...STEPS[arrow]);
  return { x: x + Math.round(dx), y: y + Math.round(dy) };
}

/** The place one step further, if it still has a space on this level. */
export function placeBeside(place: Place, arrow: Arrow, lens: Lens, level: number): Place {
  const next = movedTo(place, stepFrom(place, arrow, lens));
  const isThere =
    next.x >= 0 &&
    next.y >= 0 &&
    next.toX <= SIDE &&
    next.toY <= SIDE &&
    spacesOf(next).some((space) => isOnLevel(space, level));
  return isThere ? next : place;
}

function movedTo(place: Place, start: Space): Place {
  return placeAt(start, sizeOf(place), directionOf(place) ?? "rank");
}

/** The next legal place for the chosen block, in reading order, wrapping around. */
export function nextAllowed(
  allowed: readonly Place[],
  choice: Choice,
  from: Place | null,
): Place | null {
  const order = allowed
    .filter((place) => fits(place, choice))
    .sort((a, b) => b.y - a.y || a.x - b.x);
  const at = order.findIndex(({ name }) => name === from?.name);
  return order[(at + 1) % order.length] ?? null;
}

/** The place of another shape at the same position. */
export function reshape(place: Place, choice: Choice, allowed: readonly Place[], level: number) {
  const middle = middleOf(place);
  return placeAround([middle.x - 0.01, middle.y - 0.01], choice, allowed, level);
}
