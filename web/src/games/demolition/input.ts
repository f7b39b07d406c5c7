/** Pointer, touch and keys over the pyramid. */

import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { type BoardEvents, useBoardKeys } from "../scalino/board/frame";
import type { Turning } from "../scalino/board/turning";
import { isArrow, stepFrom } from "../scalino/places";
import type { ShownBlock } from "../scalino/view";
import { uppermost } from "./blocks";
import type { BoardState } from "./state";

export function useInput(
  root: RefObject<HTMLDivElement | null>,
  state: BoardState,
  turning: Turning,
): BoardEvents {
  const lastPointer = useRef("mouse");
  const { lens, isTurning } = turning;
  const { canMove, view } = state.table;
  const { blocks } = view.board;
  useBoardKeys(root, turning);
  return {
    onPointerDown(event) {
      lastPointer.current = event.pointerType;
    },
    onPointerMove(event) {
      if (!canMove || isTurning || event.pointerType === "touch") return;
      state.hover(blockUnder(event, blocks), "pointer");
    },
    onPointerLeave() {
      if (state.device.value === "pointer") state.hovered.value = null;
    },
    onClick(event) {
      if (!canMove) return;
      const next = blockUnder(event, blocks);
      const isSure = next !== null && next.place === state.block?.place;
      state.hover(next, lastPointer.current === "touch" ? "touch" : "pointer");
      if (isSure) state.take();
    },
    onKeyDown(event) {
      const { key } = event;
      if (!canMove) return;
      if (key === "Enter") state.take();
      else if (key === "Escape") state.hover(null, "keys");
      else if (isArrow(key)) state.step((space) => stepFrom(space, key, lens));
      else return;
      event.preventDefault();
    },
  };
}

/** The block that is drawn where an event happened. */
function blockUnder(event: Event, blocks: readonly ShownBlock[]): ShownBlock | null {
  const group = (event.target as Element).closest<SVGGElement>("[data-place]");
  return uppermost(group?.dataset.place ?? "", blocks);
}
