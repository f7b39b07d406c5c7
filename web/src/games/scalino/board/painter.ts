/** The painting order of blocks: farther blocks first. */

import type { Body } from "../pyramid";
import type { Lens } from "./camera";

/** The viewer is neither on one side of a plane nor on the other. */
const NO_SIDE = 1e-6;

type Sides = Lens["sideOf"];

/** From the farthest to the nearest. */
export function paintOrder<B extends Body>(bodies: readonly B[], sideOf: Sides): B[] {
  const left = [...bodies].sort((a, b) => lowOf(a) - lowOf(b));
  const order: B[] = [];
  while (left.length) {
    const free = left.findIndex((body) => !left.some((other) => occludes(body, other, sideOf)));
    order.push(...left.splice(Math.max(free, 0), 1));
  }
  return order;
}

/** True if a block can hide another.
 *
 * Two blocks have a plane between them, along files, ranks or levels. Whichever is on the viewer's
 * side of such a plane is not hidden; where two planes disagree neither hides the other.
 */
export function occludes(one: Body, other: Body, sideOf: Sides): boolean {
  return isBefore(one, other, sideOf) && !isBefore(other, one, sideOf);
}

function isBefore(one: Body, other: Body, sideOf: Sides): boolean {
  return (
    lowOf(one) >= highOf(other) ||
    isNearer(one.place.x, one.place.toX, other.place.x, other.place.toX, (x) => sideOf("x", x)) ||
    isNearer(one.place.y, one.place.toY, other.place.y, other.place.toY, (y) => sideOf("y", y))
  );
}

/** True if a plane separates the two with the viewer on the side of the first. */
function isNearer(
  from: number,
  to: number,
  otherFrom: number,
  otherTo: number,
  side: (value: number) => number,
): boolean {
  return (
    (from >= otherTo && side(otherTo) > NO_SIDE) || (to <= otherFrom && side(otherFrom) < -NO_SIDE)
  );
}

function lowOf({ low, lift = 0 }: Body): number {
  return low + lift;
}

function highOf({ high, lift = 0 }: Body): number {
  return high + lift;
}
