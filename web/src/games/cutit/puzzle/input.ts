/** Pointers, wheel and keys over the puzzle. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { placeOf } from "../input";
import type { Cell } from "../paper";
import { middleOfPlace } from "./places";
import type { PuzzleState } from "./state";

/** Pixels a finger may wander and still tap. */
const WANDER = 7;
/** How much the wheel must move for a quarter turn. */
const NOTCH = 60;

/** How far two fingers must twist for a quarter turn. */
const TWIST = Math.PI / 5;

type Gesture =
  | SnippetGesture
  | { kind: "pan"; id: number; start: Spot; last: Spot; isMoving: boolean }
  | { kind: "pinch"; ids: readonly [number, number]; far: number };

interface SnippetGesture {
  readonly kind: "snippet";
  readonly id: number;
  readonly number: number;
  readonly start: Spot;
  last: Spot;
  readonly grip: Cell;
  isMoving: boolean;
  /** A second finger: it turns the snippet by a tap, or by twisting. */
  second?: { readonly id: number; angle: number; hasTurned: boolean };
}

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

export function usePuzzleInput(
  state: PuzzleState,
  isOpen: boolean,
  svg: RefObject<SVGSVGElement | null>,
): PuzzleInput {
  const gesture = useRef<Gesture | null>(null);
  const spots = useRef(new Map<number, Spot>());
  const wheel = useRef(0);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest?.("input, textarea, dialog");
      if (isOpen && isUndo(event) && !isTyping) {
        event.preventDefault();
        state.undo();
      }
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
  }, [state, isOpen]);

  const grab = (event: PointerEvent, number: number) => {
    if (!isOpen || event.button !== 0 || gesture.current) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const at = placeOf(svg.current, event);
    const piece = state.pieces.peek().get(number);
    const place = state.placeOf(number);
    if (!at || !piece || !place) return;
    event.stopPropagation();
    const middle = middleOfPlace(piece, place);
    const start = { x: event.clientX, y: event.clientY };
    gesture.current = {
      kind: "snippet",
      id: event.pointerId,
      number,
      start,
      last: start,
      grip: { x: middle.x - at.x, y: middle.y - at.y },
      isMoving: false,
    };
  };

  const onPointerDown = (event: PointerEvent) => {
    const now = gesture.current;
    const spot = { x: event.clientX, y: event.clientY };
    if (now?.kind === "snippet") {
      const angle = angleOf(now.last, spot);
      now.second ??= { id: event.pointerId, angle, hasTurned: false };
      return;
    }
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
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
      if (event.pointerId === now.second?.id) twist(now, spot);
      if (event.pointerId !== now.id) return;
      now.last = spot;
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
      state.look.pan(spot.x - now.last.x, spot.y - now.last.y);
      now.last = spot;
      spots.current.set(event.pointerId, spot);
    } else {
      pinch(now, event, spot);
    }
  };

  const twist = ({ number, last, second }: SnippetGesture, spot: Spot) => {
    if (!second) return;
    const angle = angleOf(last, spot);
    const by = Math.atan2(Math.sin(angle - second.angle), Math.cos(angle - second.angle));
    if (Math.abs(by) < TWIST) return;
    for (let i = 0; i < (by > 0 ? 1 : 3); i++) state.turn(number);
    second.angle = angle;
    second.hasTurned = true;
  };

  const pinch = (now: Extract<Gesture, { kind: "pinch" }>, event: PointerEvent, spot: Spot) => {
    const before = spots.current.get(event.pointerId);
    const other = spots.current.get(now.ids[0] === event.pointerId ? now.ids[1] : now.ids[0]);
    if (!before || !other) return;
    spots.current.set(event.pointerId, spot);
    state.look.pan((spot.x - before.x) / 2, (spot.y - before.y) / 2);
    const far = distance(spot, other);
    if (now.far > 0 && far > 0)
      state.look.zoom(far / now.far, placeOf(svg.current, event) ?? undefined);
    now.far = far;
  };

  const onPointerUp = (event: PointerEvent) => {
    const now = gesture.current;
    spots.current.delete(event.pointerId);
    if (now?.kind === "snippet" && event.pointerId === now.second?.id) {
      if (!now.second.hasTurned) state.turn(now.number);
      now.second = undefined;
      return;
    }
    if (!now || (now.kind !== "pinch" && now.id !== event.pointerId)) return;
    gesture.current = null;
    if (now.kind === "snippet") {
      if (now.isMoving) state.lay();
      else if (!now.second) tapSnippet(now.number);
    } else if (now.kind === "pan" && !now.isMoving) {
      tapTable(event);
    }
  };

  const tapSnippet = (number: number) => {
    state.picked.value = number;
    state.turn(number);
  };

  /** A tap on the mat or beside the puzzle lays the picked snippet there, if it is loose. Where nothing
   * can be moved a tap picks the snippet below it. */
  const tapTable = (event: PointerEvent) => {
    if (!isOpen) {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const tapped = under?.closest("[data-snippet]")?.getAttribute("data-snippet");
      if (tapped) state.picked.value = Number(tapped);
      return;
    }
    const number = state.picked.peek();
    const at = placeOf(svg.current, event);
    const isLoose = number !== null && !state.places.peek().has(number);
    if (!(isLoose && at && state.layAt(number, at))) state.picked.value = null;
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
    const number = held ?? (isOpen ? Number(under) : 0);
    // Two fingers on a touchpad arrive as a wheel with Ctrl.
    if (!number || event.ctrlKey) {
      state.look.zoom(Math.exp(-event.deltaY / 500), placeOf(svg.current, event) ?? undefined);
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
      focusSnippet(number);
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

const angleOf = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x);

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey && !altKey;
