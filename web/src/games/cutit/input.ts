/** Pointer, touch and keys over the sheet. */

import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../i18n";
import { announce } from "../../ui/announce";
import { U } from "./board/drawing";
import { afterTap, dragPoints, isSame, namePoint, type Point, type Stroke } from "./cuts";
import { type Cell, SIZE } from "./paper";
import type { BoardState } from "./state";

/** How far a finger may move and still tap, and how near a point a tap must be, in spaces. */
const WANDER = 0.3;
const NEAR = 0.34;

export interface SheetEvents {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface Drag {
  readonly from: Cell;
  readonly start: Point;
  /** The direction in which the drag began; null until it has one. */
  isLevel: boolean | null;
}

export function useInput(svg: RefObject<SVGSVGElement | null>, state: BoardState): SheetEvents {
  const drag = useRef<Drag | null>(null);
  const { points, cursor, isDragging } = state;
  const isOpen = state.isCutting && state.table.canMove;
  return {
    onPointerDown(event) {
      if (!isOpen || !event.isPrimary || event.button !== 0) return;
      const from = placeOf(svg.current, event);
      if (!from) return;
      cursor.value = null;
      svg.current?.setPointerCapture(event.pointerId);
      drag.current = { from, start: nearest(from), isLevel: null };
    },
    onPointerMove(event) {
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
      points.value = dragPath(state.stroke, current.start, at, current.isLevel);
    },
    onPointerUp(event) {
      const at = placeOf(svg.current, event);
      const { current } = drag;
      drag.current = null;
      isDragging.value = false;
      if (!current || !at) return;
      if (current.isLevel === null) tap(state, at);
      else if (!state.stroke.path(points.value)) points.value = [];
    },
    onPointerCancel() {
      drag.current = null;
      isDragging.value = false;
      points.value = [];
    },
    onKeyDown(event) {
      if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
      if (press(svg, state, event.key)) event.preventDefault();
    },
  };
}

/** A tap near a point picks it; any other chooses the part below it. */
function tap(state: BoardState, at: Cell): void {
  const point = nearest(at);
  if (Math.hypot(point.x - at.x, point.y - at.y) < NEAR) {
    state.points.value = afterTap(state.stroke, state.points.value, point);
  } else {
    state.preferPartWith({ x: Math.floor(at.x), y: Math.floor(at.y) });
  }
}

function press(svg: RefObject<SVGSVGElement | null>, state: BoardState, key: string): boolean {
  const { points, cursor } = state;
  const step = ARROWS[key];
  if (step) {
    const { x, y } = cursor.value ?? points.value.at(-1) ?? { x: 0, y: 0 };
    const isFirst = cursor.value === null;
    const to = isFirst ? { x, y } : { x: inRange(x + step.x), y: inRange(y + step.y) };
    cursor.value = to;
    announce(namePoint(to));
  } else if (key === "Enter" || key === " ") {
    const at = cursor.value ?? { x: 0, y: 0 };
    cursor.value = at;
    points.value = afterTap(state.stroke, points.value, at);
  } else if (key === "Escape") {
    state.clear();
  } else if (key === "2") {
    addSecond(svg, state);
  } else if (key === "s" || key === "S") {
    state.preferNextPart();
  } else if (key === "c" || key === "C") {
    void state.confirm();
  } else {
    return false;
  }
  return true;
}

/** Goes on to a second cut, which is drawn on the sheet as well. */
export function addSecond(svg: RefObject<SVGSVGElement | null>, state: BoardState): void {
  if (!state.addSecond()) return;
  announce(t("cutit-second-how"));
  svg.current?.focus();
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

/** The points of a drag. It is straight while the pointer stays near the line. */
function dragPath(stroke: Stroke, start: Point, at: Cell, isLevel: boolean): Point[] {
  const off = isLevel ? Math.abs(at.y - start.y) : Math.abs(at.x - start.x);
  const end = nearest(at);
  const straight = isLevel ? { x: end.x, y: start.y } : { x: start.x, y: end.y };
  if (off < 0.7 || isSame(straight, start)) return dragPoints(start, straight, isLevel);
  const turned = dragPoints(start, end, isLevel);
  return stroke.path(turned) ? turned : dragPoints(start, straight, isLevel);
}

/** Where on the sheet a pointer is, in spaces. */
export function placeOf(svg: SVGSVGElement | null, event: PointerEvent | WheelEvent): Cell | null {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: x / U, y: -y / U };
}
