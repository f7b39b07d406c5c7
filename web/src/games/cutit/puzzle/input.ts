/** Pointers, wheel and keys over the puzzle. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { placeOf } from "../input";
import type { Cell } from "../paper";
import { middleOfPlace, sizeOf } from "./places";
import type { PuzzleState } from "./state";

/** Pixels a finger may wander and still tap. */
const WANDER = 7;
/** How much the wheel must move for a quarter turn. */
const NOTCH = 60;

type Gesture =
  | { kind: "snippet"; id: number; number: number; start: Spot; grip: Cell; isMoving: boolean }
  | { kind: "pan"; id: number; start: Spot; last: Spot; isMoving: boolean }
  | { kind: "pinch"; ids: readonly [number, number]; far: number };

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface PuzzleInput {
  /** For a snippet, wherever it is. */
  grab(event: PointerEvent, number: number): void;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onWheel(event: WheelEvent): void;
  onSnippetKey(event: KeyboardEvent, number: number): void;
}

interface Parts {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly tray: RefObject<HTMLElement | null>;
}

export function usePuzzleInput(
  state: PuzzleState,
  isOpen: boolean,
  { svg, tray }: Parts,
): PuzzleInput {
  const gesture = useRef<Gesture | null>(null);
  const spots = useRef(new Map<number, Spot>());
  const wheel = useRef(0);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const held = state.held.peek();
      if (!held || gesture.current?.kind !== "snippet") return;
      if (event.key === "r" || event.key === "R") state.turn(held.number);
      if (event.key === "Escape") {
        gesture.current = null;
        state.letGo();
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [state]);

  const grab = (event: PointerEvent, number: number) => {
    if (!isOpen || event.button !== 0 || gesture.current) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const at = placeOf(svg.current, event);
    const piece = state.pieces.peek().get(number);
    const place = state.places.peek().get(number);
    if (!at || !piece) return;
    if (place) event.stopPropagation();
    const middle = place ? middleOfPlace(piece, place) : null;
    // From beside the table a finger holds a snippet by its lower edge, so as not to hide it.
    const { height } = sizeOf(piece, state.turnsOf(number));
    const below = event.pointerType === "touch" ? height / 2 : 0;
    const grip = middle ? { x: middle.x - at.x, y: middle.y - at.y } : { x: 0, y: below };
    const start = { x: event.clientX, y: event.clientY };
    gesture.current = {
      kind: "snippet",
      id: event.pointerId,
      number,
      start,
      grip,
      isMoving: false,
    };
  };

  const onPointerDown = (event: PointerEvent) => {
    const now = gesture.current;
    // A second finger turns what the first one holds.
    if (now?.kind === "snippet" && now.isMoving) {
      state.turn(now.number);
      return;
    }
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const spot = { x: event.clientX, y: event.clientY };
    spots.current.set(event.pointerId, spot);
    if (now?.kind === "pan") {
      const first = spots.current.get(now.id) ?? spot;
      gesture.current = {
        kind: "pinch",
        ids: [now.id, event.pointerId],
        far: distance(first, spot),
      };
    } else if (!now) {
      gesture.current = {
        kind: "pan",
        id: event.pointerId,
        start: spot,
        last: spot,
        isMoving: false,
      };
    }
  };

  const onPointerMove = (event: PointerEvent) => {
    const now = gesture.current;
    const spot = { x: event.clientX, y: event.clientY };
    if (!now) return;
    if (now.kind === "snippet") {
      if (event.pointerId !== now.id) return;
      const at = placeOf(svg.current, event);
      if (!at || (!now.isMoving && distance(now.start, spot) < WANDER)) return;
      const to = { x: at.x + now.grip.x, y: at.y + now.grip.y };
      if (now.isMoving) state.carry(to);
      else state.take(now.number, to, false);
      now.isMoving = true;
    } else if (now.kind === "pan") {
      if (event.pointerId !== now.id) return;
      if (!now.isMoving && distance(now.start, spot) < WANDER) return;
      now.isMoving = true;
      state.pan(spot.x - now.last.x, spot.y - now.last.y);
      now.last = spot;
      spots.current.set(event.pointerId, spot);
    } else {
      pinch(now, event, spot);
    }
  };

  const pinch = (now: Extract<Gesture, { kind: "pinch" }>, event: PointerEvent, spot: Spot) => {
    const before = spots.current.get(event.pointerId);
    const other = spots.current.get(now.ids[0] === event.pointerId ? now.ids[1] : now.ids[0]);
    if (!before || !other) return;
    spots.current.set(event.pointerId, spot);
    state.pan((spot.x - before.x) / 2, (spot.y - before.y) / 2);
    const far = distance(spot, other);
    if (now.far > 0 && far > 0) state.zoom(far / now.far, placeOf(svg.current, event) ?? undefined);
    now.far = far;
  };

  const onPointerUp = (event: PointerEvent) => {
    const now = gesture.current;
    spots.current.delete(event.pointerId);
    if (!now || (now.kind !== "pinch" && now.id !== event.pointerId)) return;
    gesture.current = null;
    if (now.kind === "snippet") {
      if (!now.isMoving) tapSnippet(now.number);
      else if (isOver(tray.current, event)) state.lift(now.number);
      else state.lay();
    } else if (now.kind === "pan" && !now.isMoving) {
      tapTable(event);
    }
  };

  /** On the table a tap turns; beside it the first tap picks, and the next ones turn. */
  const tapSnippet = (number: number) => {
    const isNew = state.picked.peek() !== number;
    state.picked.value = number;
    if (!isNew || state.places.peek().has(number)) state.turn(number);
  };

  /** A tap on the table lays the picked snippet there, if it is loose. Where nothing can be moved it
   * picks the snippet below it. */
  const tapTable = (event: PointerEvent) => {
    if (!isOpen) {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const tapped = under?.closest("[data-snippet]")?.getAttribute("data-snippet");
      if (tapped) state.picked.value = Number(tapped);
      return;
    }
    const number = state.picked.peek();
    const at = placeOf(svg.current, event);
    if (number !== null && at && !state.places.peek().has(number)) {
      state.take(number, at, false);
      state.lay();
    } else {
      state.picked.value = null;
    }
  };

  const onPointerCancel = (event: PointerEvent) => {
    spots.current.delete(event.pointerId);
    gesture.current = null;
    state.letGo();
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const held = state.held.peek()?.number;
    const under = (event.target as Element).closest("[data-snippet]")?.getAttribute("data-snippet");
    const number = held ?? (Number(under) === state.picked.peek() && isOpen ? Number(under) : 0);
    if (!number) {
      state.zoom(Math.exp(-event.deltaY / 500), placeOf(svg.current, event) ?? undefined);
      return;
    }
    wheel.current += event.deltaY;
    if (Math.abs(wheel.current) < NOTCH) return;
    const turns = wheel.current > 0 ? 1 : 3;
    wheel.current = 0;
    for (let i = 0; i < turns; i++) state.turn(number);
  };

  const onSnippetKey = (event: KeyboardEvent, number: number) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey || gesture.current) return;
    const held = state.held.peek();
    const isHeld = held?.number === number;
    const step = ARROWS[event.key];
    const key = event.key.toLowerCase();
    if (step && held && isHeld) {
      state.carry({ x: held.x + step.x, y: held.y + step.y });
      state.announceHeld();
    } else if (key === "enter" || key === " ") {
      if (!isHeld) {
        state.take(number, null, true);
        state.announceHeld();
      } else if (state.lay()) {
        focusSnippet(number);
      }
    } else if (key === "r") {
      state.turn(number);
      if (isHeld) state.announceHeld();
    } else if (key === "m") {
      state.nextJoin(number);
    } else if (key === "escape") {
      state.letGo();
    } else if (key === "delete" || key === "backspace") {
      state.lift(number);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const focusSnippet = (number: number) =>
    requestAnimationFrame(() => {
      svg.current?.querySelector<SVGElement>(`[data-snippet="${number}"]`)?.focus();
    });

  return {
    grab,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onWheel,
    onSnippetKey,
  };
}

const ARROWS: Record<string, Cell> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
};

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

function isOver(element: HTMLElement | null, { clientX, clientY }: PointerEvent): boolean {
  const box = element?.getBoundingClientRect();
  return (
    box !== undefined &&
    clientX >= box.left &&
    clientX <= box.right &&
    clientY >= box.top &&
    clientY <= box.bottom
  );
}
