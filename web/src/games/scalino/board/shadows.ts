/** Shadows of steps on lower steps and on the board: the light comes from behind on the left. */

import { FALL, REACH } from "../constants";
import type { Space } from "../diamond";
import { heightAt, type Tops } from "../pyramid";
import type { Lens, Point } from "./camera";

/** The shadows that fall on a space, cut off at its borders.
 *
 * All are wound the same way, so that one path of them shows their union. A `length` below 1
 * gives the core of the shadow.
 */
export function shadowsOn(space: Space, tops: Tops, lens: Lens, length: number): Point[][] {
  const [fx, fy] = lens.direction(...FALL);
  const height = heightAt(tops, space);
  const found: Point[][] = [];
  for (let dx = -REACH; dx <= REACH; dx++) {
    for (let dy = -REACH; dy <= REACH; dy++) {
      const other = { x: space.x + dx, y: space.y + dy };
      const above = (heightAt(tops, other) - height) * length;
      if (above > 0) found.push(cut(swept(other, fx * above, fy * above), space));
    }
  }
  return found.filter((polygon) => areaOf(polygon) > 0.001);
}

/** What a space passes over while it moves. */
function swept({ x, y }: Space, dx: number, dy: number): Point[] {
  const corners: Point[] = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
  return hullOf([...corners, ...corners.map(([a, b]): Point => [a + dx, b + dy])]);
}

/** The outline around points, counter-clockwise (Andrew). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (order: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of order) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (!a || !b || crossOf(a, b, point) > 1e-9) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function crossOf(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** The part of a convex polygon inside a space (Sutherland and Hodgman). */
function cut(polygon: Point[], { x, y }: Space): Point[] {
  const borders: ((point: Point) => number)[] = [
    (point) => point[0] - x,
    (point) => x + 1 - point[0],
    (point) => point[1] - y,
    (point) => y + 1 - point[1],
  ];
  return borders.reduce(clip, polygon);
}

function clip(polygon: Point[], inside: (point: Point) => number): Point[] {
  return polygon.flatMap((start, i) => {
    const end = polygon[(i + 1) % polygon.length] ?? start;
    const [here, there] = [inside(start), inside(end)];
    const kept: Point[] = here >= 0 ? [start] : [];
    if (here * there < 0) {
      const share = here / (here - there);
      kept.push([start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])]);
    }
    return kept;
  });
}

function areaOf(polygon: readonly Point[]): number {
  return polygon.reduce((sum, a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    return sum + (a[0] * b[1] - a[1] * b[0]) / 2;
  }, 0);
}
