/** Pointer, touch and keys over the pyramid. */

import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { type BoardEvents, useBoardKeys } from "./board/frame";
import { pointOf } from "./board/scene";
import type { Turning } from "./board/turning";
import { SIZES } from "./constants";
import { readPlace } from "./diamond";
import { isArrow, isOn, nextAllowed, placeBeside, placeUnder } from "./places";
import type { BoardState } from "./state";

export function useInput(
  root: RefObject<HTMLDivElement | null>,
  state: BoardState,
  turning: Turning,
): BoardEvents {
  const lastPointer = useRef("mouse");
  const { lens, isTurning } = turning;
  const { canMove, view } = state.table;
  const { level, blocks } = view.board;
  useBoardKeys(root, turning, (key) => canMove && pressShortcut(state, key));

  const pointAt = (event: MouseEvent) => pointOf(event, root.current?.querySelector("svg") ?? null);
  const placeAt = (event: MouseEvent) => {
    const point = pointAt(event);
    return point && placeUnder(point, state.choice.value, state.allowed, { lens, level, blocks });
  };

  return {
    onPointerDown(event) {
      lastPointer.current = event.pointerType;
    },
    onPointerMove(event) {
      if (!canMove || isTurning || event.pointerType === "touch") return;
      state.hover(placeAt(event), "pointer");
    },
    onPointerLeave() {
      if (state.device.value === "pointer") state.hovered.value = null;
    },
    onClick(event) {
      const point = pointAt(event);
      if (!canMove || !point) return;
      const isTouch = lastPointer.current === "touch";
      const { place } = state;
      const next = placeAt(event);
      // The second tap on a place, or the click on what the pointer has shown already.
      const isSure =
        place && (isTouch ? isOn(place, point, lens, level) : next?.name === place.name);
      state.hover(isSure ? place : next, isTouch ? "touch" : "pointer");
      if (isSure) state.put();
    },
    onKeyDown(event) {
      if (canMove && pressOnBoard(state, event.key, turning)) event.preventDefault();
    },
  };
}

/** Keys that work wherever the pointer is. */
function pressShortcut(state: BoardState, key: string): boolean {
  const size = SIZES.find((one) => String(one) === key);
  const left = state.table.view.board.unused[state.colour];
  if (size && left?.[size - 1]) state.choose({ size });
  else if (key === "r") state.turnBlock();
  else if (key === "c" && state.hasColours) state.chooseOtherColour();
  else return false;
  return true;
}

/** Keys that work while the board has the focus. */
function pressOnBoard(state: BoardState, key: string, { lens }: Turning): boolean {
  const { place, allowed, choice, table } = state;
  if (key === "Enter") state.put();
  else if (key === "Escape") state.hover(null, "keys");
  else if (isArrow(key) && place) {
    state.hover(placeBeside(place, key, lens, table.view.board.level), "keys");
  } else if (isArrow(key) || key === "n") {
    state.hover(nextAllowed(allowed, choice.value, place) ?? readPlace("e5"), "keys");
  } else return false;
  return true;
}
