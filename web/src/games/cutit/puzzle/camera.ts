/** Which part of the table is looked at: panned and zoomed by hand, or as large as everything fits. */

import type { Box, Cell } from "../paper";

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
  const across = Math.max(box.width + 2 * ROOM, LEAST.width);
  const up = Math.max(box.height + 2 * ROOM, LEAST.height);
  const cell = Math.min(frame.width / across, frame.height / up);
  return { x: box.left + box.width / 2, y: box.bottom + box.height / 2, cell: inRange(cell) };
}

/** Keeps the camera while everything is well in view, so the picture does not jump at each move. */
export function steady(before: Camera | null, box: Box, frame: Frame): Camera {
  const next = fitted(box, frame);
  if (!before || before.cell < 0.6 * next.cell) return next;
  const across = frame.width / before.cell / 2;
  const up = frame.height / before.cell / 2;
  const isInside =
    box.left - 1 >= before.x - across &&
    box.left + box.width + 1 <= before.x + across &&
    box.bottom - 1 >= before.y - up &&
    box.bottom + box.height + 1 <= before.y + up;
  return isInside ? before : next;
}

/** As close as everything there is allows; for looking only. */
export function closeUp(box: Box, frame: Frame): Camera {
  const cell = Math.min(frame.width / (box.width + 1.5), frame.height / (box.height + 1.5), 48);
  return { x: box.left + box.width / 2, y: box.bottom + box.height / 2, cell: inRange(cell) };
}

/** Zooms around the point under the pointer. */
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
