/** Which part of the felt is visible. It changes only when the player moves it or the screen changes. */

import { type Signal, signal } from "@preact/signals";
import type { Box, Cell } from "../paper";

export interface Camera {
  /** The middle, in spaces of the table. */
  readonly x: number;
  readonly y: number;
  /** Pixels per space. */
  readonly cell: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** What the tools cover in the lower right corner. */
  readonly corner?: { readonly width: number; readonly height: number };
}

const SMALLEST = 10;
const LARGEST = 90;
/** Around the snippets there is always this much room. */
const ROOM = 0.75;

/** Everything in view. */
export function fitted(box: Box, frame: Frame): Camera {
  const across = Math.max(1, box.width + 2 * ROOM);
  const up = Math.max(1, box.height + 2 * ROOM);
  const cell = Math.min(frame.width / across, frame.height / up);
  return { x: box.left + box.width / 2, y: box.bottom + box.height / 2, cell: inRange(cell) };
}

/** True for a phone that was turned, or a window that has become much larger. */
export function isOtherShape(before: Frame, after: Frame): boolean {
  const by = after.width / before.width;
  return by > 1.25 || by < 0.8;
}

/** Keeps the camera while everything is in view. */
export function steady(before: Camera, box: Box, frame: Frame): Camera {
  const across = frame.width / before.cell / 2;
  const up = frame.height / before.cell / 2;
  const isInside =
    box.left >= before.x - across &&
    box.left + box.width <= before.x + across &&
    box.bottom >= before.y - up &&
    box.bottom + box.height <= before.y + up;
  return isInside ? before : fitted(box, frame);
}

/** As close as possible with everything in view, above the tools; for positions that are only shown. */
export function closeUp(box: Box, frame: Frame): Camera {
  const tools = frame.corner?.height ?? 0;
  const across = frame.width / (box.width + 1.5);
  const cell = inRange(Math.min(across, (frame.height - tools) / (box.height + 1.5), 48));
  const y = box.bottom + box.height / 2 - tools / 2 / cell;
  return { x: box.left + box.width / 2, y, cell };
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

/** The camera over the felt, and the size of the felt on the screen. */
export class Look {
  readonly camera: Signal<Camera> = signal({ x: 5, y: 5, cell: 26 });
  /** null until it is measured. */
  readonly frame: Signal<Frame | null> = signal(null);
  #first = this.camera.peek();

  /** How the felt is seen at first. */
  begin(camera: Camera): void {
    this.#first = camera;
    this.camera.value = camera;
  }

  zoom(by: number, at?: Cell): void {
    this.camera.value = zoomed(this.camera.peek(), by, at);
  }

  pan(dx: number, dy: number): void {
    this.camera.value = panned(this.camera.peek(), dx, dy);
  }

  /** Keeps the picture if this is in view; otherwise it shows this and the rest. */
  hold(box: Box, rest: Box = box): void {
    const frame = this.frame.peek();
    const now = this.camera.peek();
    if (frame && steady(now, box, frame) !== now) {
      this.camera.value = fitted(spanning(box, rest), frame);
    }
  }

  /** All of this in view, as at first if possible. */
  fit(box: Box): void {
    const frame = this.frame.peek();
    if (frame) this.camera.value = steady(this.#first, box, frame);
  }
}

function spanning(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  const bottom = Math.min(one.bottom, other.bottom);
  const right = Math.max(one.left + one.width, other.left + other.width);
  const top = Math.max(one.bottom + one.height, other.bottom + other.height);
  return { left, bottom, width: right - left, height: top - bottom };
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
