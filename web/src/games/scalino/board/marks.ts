/** The mark of each colour (green ▲, pink ●, yellow ■, blue ◆), the star, and outlines as paths. */

import { MARK_CORNERS, STAR_INNER } from "../constants";
import type { Point } from "./camera";

type Facing = (right: number, up: number) => Point;

const CORNERS: Record<number, readonly Point[]> = MARK_CORNERS;

/** The middle of a mark is `facing(0, 0)`. */
export function markPath(colour: number, radius: number, facing: Facing): string {
  const corners = CORNERS[colour];
  if (corners) return closed(corners.map(([x, y]) => facing(x * radius, y * radius)));
  const [left, y] = facing(-radius, 0);
  const [right] = facing(radius, 0);
  const [, top] = facing(0, radius);
  const arc = `A${spot([(right - left) / 2, Math.abs(top - y)])} 0 0 1`;
  return `M${spot([left, y])}${arc} ${spot([right, y])}${arc} ${spot([left, y])}Z`;
}

export function starPath(radius: number, facing: Facing): string {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const reach = radius * (corner % 2 ? STAR_INNER : 1);
    const angle = Math.PI / 2 + (corner * Math.PI) / 5;
    return facing(reach * Math.cos(angle), reach * Math.sin(angle));
  });
  return closed(points);
}

export function closed(points: readonly Point[]): string {
  return `${open(points)}Z`;
}

export function open(points: readonly Point[]): string {
  return points.map((point, i) => (i ? "L" : "M") + spot(point)).join("");
}

export function spot([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
