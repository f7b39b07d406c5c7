/** Pointer, touch and keys over the sheet, as points, parts and actions. */

import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { announce } from "../../ui/announce";
import { U } from "./board/drawing";
import { type Cell, SIZE } from "./paper";
import { dragged, isSame, namePoint, type Point, type Stroke, tapped } from "./state";

/** How far a finger may wander and still tap, in spaces; and how near a point it must be for it. */
const WANDER = 0.3;
const NEAR = 0.34;

export interface SheetInput {
  readonly points: Signal<readonly Point[]>;
  /** The point the keys are at; null while they are not used. */
  readonly cursor: Signal<Point | null>;
  readonly isDragging: Signal<boolean>;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface Actions {
  /** A space has been tapped. */
  touch(cell: Cell): void;
  /** Another part should be the named one. */
  swap(): void;
  confirm(): void;
  /** The cut should get a second one. */
  addSecond(): void;
  clear(): void;
}

export function useSheetInput(
  svg: RefObject<SVGSVGElement | null>,
  stroke: Stroke,
  isOpen: boolean,
  actions: Actions,
): SheetInput {
  const points = useSignal<readonly Point[]>([]);
  const cursor = useSignal<Point | null>(null);
  const isDragging = useSignal(false);
  const drag = useRef<{ from: Cell; start: Point; isLevel: boolean | null } | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    if (!isOpen || !event.isPrimary || event.button !== 0) return;
    const from = placeOf(svg.current, event);
    if (!from) return;
    cursor.value = null;
    svg.current?.setPointerCapture(event.pointerId);
    drag.current = { from, start: nearest(from), isLevel: null };
  };
  const onPointerMove = (event: PointerEvent) => {
    const at = placeOf(svg.current, event);
    const { current } = drag;
    if (!current || !at) return;
    const dx = Math.abs(at.x - current.from.x);
    const dy = Math.abs(at.y - current.from.y);
    if (current.isLevel === null) {
      if (Math.max(dx, dy) < 2 * WANDER) return;
      current.isLevel = dx > dy;
      isDragging.value = true;
    }
    points.value = traced(stroke, current.start, at, current.isLevel);
  };
  const onPointerUp = (event: PointerEvent) => {
    const at = placeOf(svg.current, event);
    const { current } = drag;
    drag.current = null;
    isDragging.value = false;
    if (!current || !at) return;
    if (current.isLevel !== null) {
      if (!stroke.path(points.value)) points.value = [];
      return;
    }
    const point = nearest(at);
    if (Math.hypot(point.x - at.x, point.y - at.y) < NEAR) {
      points.value = tapped(stroke, points.value, point);
    } else {
      actions.touch({ x: Math.floor(at.x), y: Math.floor(at.y) });
    }
  };
  const onPointerCancel = () => {
    drag.current = null;
    isDragging.value = false;
    points.value = [];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = ARROWS[event.key];
    if (step) {
      const { x, y } = cursor.value ?? points.value.at(-1) ?? { x: 0, y: 0 };
      const isFirst = cursor.value === null;
      const to = isFirst ? { x, y } : { x: inRange(x + step.x), y: inRange(y + step.y) };
      cursor.value = to;
      announce(namePoint(to));
    } else if (event.key === "Enter" || event.key === " ") {
      const at = cursor.value ?? { x: 0, y: 0 };
      cursor.value = at;
      points.value = tapped(stroke, points.value, at);
    } else if (event.key === "Escape") {
      actions.clear();
    } else if (event.key === "2") {
      actions.addSecond();
    } else if (event.key === "s" || event.key === "S") {
      actions.swap();
    } else if (event.key === "c" || event.key === "C") {
      actions.confirm();
    } else {
      return;
    }
    event.preventDefault();
  };
  return {
    points,
    cursor,
    isDragging,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onKeyDown,
  };
}

const ARROWS: Record<string, Cell> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
};

const inRange = (n: number) => Math.min(SIZE, Math.max(0, n));

const nearest = ({ x, y }: Cell): Point => ({
  x: inRange(Math.round(x)),
  y: inRange(Math.round(y)),
});

/** The cut that a drag means. It is straight while the pointer stays near the line. */
function traced(stroke: Stroke, start: Point, at: Cell, isLevel: boolean): Point[] {
  const off = isLevel ? Math.abs(at.y - start.y) : Math.abs(at.x - start.x);
  const end = nearest(at);
  const straight = isLevel ? { x: end.x, y: start.y } : { x: start.x, y: end.y };
  if (off < 0.7 || isSame(straight, start)) return dragged(start, straight, isLevel);
  const turned = dragged(start, end, isLevel);
  return stroke.path(turned) ? turned : dragged(start, straight, isLevel);
}

/** Where on the sheet a pointer is, in spaces. */
export function placeOf(svg: SVGSVGElement | null, event: PointerEvent | WheelEvent): Cell | null {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: x / U, y: -y / U };
}
