/** Which part of the table is looked at: panned and zoomed by hand, or as large as everything fits. */

import type { Box, Cell } from "./paper";

export interface Camera {
  /** The middle, in spaces of the table. */
  readonly x: number;
  readonly y: number;
  /** Pixels to a space. */
  readonly cell: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 10;
const LARGEST = 90;
/** Around the puzzle there is always this much room, and never less table than this. */
const ROOM = 2.5;
const LEAST = { width: 15, height: 11 };

/** Everything in view, with room to lay more. */
export function fitted(box: Box, frame: Frame): Camera {
  const right = Math.max(box.left + box.width + ROOM, LEAST.width / 2);
  const left = Math.min(box.left - ROOM, -LEAST.width / 2);
  const top = Math.max(box.bottom + box.height + ROOM, LEAST.height / 2);
  const bottom = Math.min(box.bottom - ROOM, -LEAST.height / 2);
  const cell = Math.min(frame.width / (right - left), frame.height / (top - bottom));
  return { x: (left + right) / 2, y: (top + bottom) / 2, cell: inRange(cell) };
}

/** As close as everything there is allows; for looking only. */
export function closeUp(box: Box, frame: Frame): Camera {
  const cell = Math.min(frame.width / (box.width + 1.5), frame.height / (box.height + 1.5), 48);
  return { x: box.left + box.width / 2, y: box.bottom + box.height / 2, cell: inRange(cell) };
}

/** Zoomed so that the place under the pointer stays there. */
export function zoomed(camera: Camera, by: number, at: Cell = camera): Camera {
  const cell = inRange(camera.cell * by);
  const kept = camera.cell / cell;
  return { x: at.x + (camera.x - at.x) * kept, y: at.y + (camera.y - at.y) * kept, cell };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.cell, y: camera.y + dy / camera.cell };
}

const inRange = (cell: number) => Math.min(LARGEST, Math.max(SMALLEST, cell));

/** The part of the table a frame shows, for `viewBox`, where a space is `unit` wide. */
export function viewBox({ x, y, cell }: Camera, { width, height }: Frame, unit: number): string {
  const across = (width / cell) * unit;
  const down = (height / cell) * unit;
  return [x * unit - across / 2, -y * unit - down / 2, across, down]
    .map((n) => n.toFixed(2))
    .join(" ");
}
