/** Pointers, wheel and keys over the puzzle. */

import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { placeOf } from "../input";
import type { Cell } from "../paper";
import { Gestures, snippetOf } from "./gestures";
import type { PuzzleState } from "./state";

/** How much the wheel must move for a quarter turn. */
const NOTCH = 60;

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

export function useInput(
  svg: RefObject<SVGSVGElement | null>,
  state: PuzzleState,
  isOpen: boolean,
): PuzzleInput {
  const gestures = useMemo(() => new Gestures(state, svg), [state]);
  gestures.isOpen = isOpen;
  usePageKeys(state, gestures);
  const onWheel = useWheel(svg, state, isOpen);
  return {
    grab: (event, number) => gestures.grab(event, number),
    onPointerDown: (event) => gestures.begin(event),
    onPointerMove: (event) => gestures.move(event),
    onPointerUp: (event) => gestures.end(event),
    onPointerCancel: (event) => gestures.abort(event),
    onWheel,
    onSnippetKey(event, number) {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (!isOpen || hasModifier || gestures.isActive) return;
      if (!pressOnSnippet(svg, state, event.key, number)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Undo, and keys for the snippet that a pointer holds: they work wherever the focus is. */
function usePageKeys(state: PuzzleState, gestures: Gestures): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest?.("input, textarea, dialog");
      if (gestures.isOpen && isUndo(event) && !isTyping) {
        event.preventDefault();
        state.undo();
      }
      const held = state.held.peek();
      if (!held || !gestures.isHoldingSnippet) return;
      if (event.key === "r" || event.key === "R") state.turn(held.number);
      if (event.key === "Escape") gestures.cancel();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [state, gestures]);
}

/** The wheel turns the held snippet or the one below the pointer; elsewhere it zooms. */
function useWheel(svg: RefObject<SVGSVGElement | null>, state: PuzzleState, isOpen: boolean) {
  const moved = useRef(0);
  return (event: WheelEvent) => {
    event.preventDefault();
    const number = state.held.peek()?.number ?? (isOpen ? snippetOf(event.target as Element) : 0);
    // Two fingers on a touchpad arrive as a wheel with Ctrl.
    if (!number || event.ctrlKey) {
      state.look.zoom(Math.exp(-event.deltaY / 500), placeOf(svg.current, event) ?? undefined);
      return;
    }
    moved.current += event.deltaY;
    if (Math.abs(moved.current) < NOTCH) return;
    const turns = moved.current > 0 ? 1 : 3;
    moved.current = 0;
    for (let i = 0; i < turns; i++) state.turn(number);
  };
}

/** A key on the snippet that has the focus. */
function pressOnSnippet(
  svg: RefObject<SVGSVGElement | null>,
  state: PuzzleState,
  name: string,
  number: number,
): boolean {
  const held = state.held.peek();
  const isHeld = held?.number === number;
  const step = ARROWS[name];
  const key = name.toLowerCase();
  if (step && held && isHeld) {
    state.carry({ x: held.x + step.x, y: held.y + step.y });
    state.announceHeld();
  } else if (key === "enter" || key === " ") {
    if (!isHeld) {
      state.take(number, null, true);
      state.announceHeld();
    } else if (state.lay()) {
      focusSnippet(svg, number);
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
    focusSnippet(svg, number);
  } else {
    return false;
  }
  return true;
}

function focusSnippet(svg: RefObject<SVGSVGElement | null>, number: number): void {
  requestAnimationFrame(() => {
    svg.current?.querySelector<SVGElement>(`[data-snippet="${number}"]`)?.focus();
  });
}

const ARROWS: Record<string, Cell> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
};

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey && !altKey;
