/** The painting order of blocks: farther blocks first. */

import type { Body } from "../pyramid";
import type { Lens } from "./camera";

type ToViewer = Lens["toViewer"];

/** From the farthest to the nearest. */
export function paintOrder<B extends Body>(bodies: readonly B[], toViewer: ToViewer): B[] {
  const left = [...bodies].sort((a, b) => lowOf(a) - lowOf(b));
  const order: B[] = [];
  while (left.length) {
    const free = left.findIndex((body) => !left.some((other) => hides(body, other, toViewer)));
    order.push(...left.splice(Math.max(free, 0), 1));
  }
  return order;
}

/** Can a block hide another?
 *
 * Two blocks have a plane between them, along files, ranks or levels. Whichever is on the viewer's
 * side of such a plane is not hidden; where two planes disagree neither hides the other.
 */
export function hides(one: Body, other: Body, toViewer: ToViewer): boolean {
  return isBefore(one, other, toViewer) && !isBefore(other, one, toViewer);
}

function isBefore(one: Body, other: Body, [x, y]: ToViewer): boolean {
  return (
    lowOf(one) >= highOf(other) ||
    isNearer(one.place.x, one.place.toX, other.place.x, other.place.toX, x) ||
    isNearer(one.place.y, one.place.toY, other.place.y, other.place.toY, y)
  );
}

function isNearer(from: number, to: number, otherFrom: number, otherTo: number, side: number) {
  if (Math.abs(side) < 1e-6) return false;
  return side > 0 ? from >= otherTo : to <= otherFrom;
}

function lowOf({ low, lift = 0 }: Body): number {
  return low + lift;
}

function highOf({ high, lift = 0 }: Body): number {
  return high + lift;
}
