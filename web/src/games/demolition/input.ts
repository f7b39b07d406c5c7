/** Choosing a block to take, by pointer, by touch, by keys. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { useReason } from "../../board/reason";
import { t } from "../../i18n";
import { announce } from "../../ui/announce";
import { type Means, useBoardKeys } from "../scalino/board/frame";
import type { Turning } from "../scalino/board/turning";
import { readPlace, type Space, sizeOf } from "../scalino/diamond";
import { topAt, topsOf } from "../scalino/pyramid";
import { isArrow, placesIn, stepFrom } from "../scalino/state";
import { placeText } from "../scalino/text";
import type { ShownBlock } from "../scalino/view";
import { isTakeable, nextBlock, uppermost } from "./state";
import type { View } from "./view";

export function useTaking(
  { view, canMove, move, why, at }: BoardProps<View>,
  turning: Turning,
  root: RefObject<HTMLDivElement | null>,
) {
  const { blocks } = view.board;
  const { lens, isTurning } = turning;
  const meant = useSignal<ShownBlock | null>(null);
  const means = useSignal<Means>("pointer");
  /** Where the keys are. */
  const space = useRef<Space>({ x: 4, y: 4 });
  const lastPointer = useRef("mouse");
  useLayoutEffect(() => {
    meant.value = null;
  }, [view]);
  useBoardKeys(root, turning);

  const block = canMove ? meant.value : null;
  const isFree = block !== null && isTakeable(block, view);
  const reason = useReason(why, at, block && !isFree ? block.place : null);

  const hint = () => {
    if (!canMove) return "";
    if (!block) return t("scalino-free", { count: placesIn(view.moves ?? []).length });
    const place = placeText(block.place);
    if (!isFree) return reason ?? t("scalino-not-free", { place });
    return t(`scalino-take-${means.value}`, { place, size: sizeOf(readPlace(block.place)) });
  };

  // Only what the keys have led to is read out; a pointer passes over too much.
  useEffect(() => {
    if (block && means.value === "keys" && (isFree || reason)) announce(hint());
  }, [block, reason]);

  const take = () => {
    if (block && isFree) void move(block.place);
  };
  const step = (next: Space | null) => {
    if (!next) return;
    space.current = next;
    meant.value = topAt(topsOf(blocks), next) ?? null;
  };

  return {
    block,
    isFree,
    hint: hint(),
    take,
    events: {
      onPointerDown(event: PointerEvent) {
        lastPointer.current = event.pointerType;
      },
      onPointerMove(event: PointerEvent) {
        if (!canMove || isTurning || event.pointerType === "touch") return;
        means.value = "pointer";
        const next = blockUnder(event, blocks);
        if (next?.place !== meant.peek()?.place) meant.value = next;
      },
      onPointerLeave() {
        if (means.value === "pointer") meant.value = null;
      },
      onClick(event: MouseEvent) {
        if (!canMove) return;
        const next = blockUnder(event, blocks);
        means.value = lastPointer.current === "touch" ? "touch" : "pointer";
        if (next && next.place === block?.place) take();
        else meant.value = next;
      },
      onKeyDown(event: KeyboardEvent) {
        const { key } = event;
        if (!canMove || !(isArrow(key) || key === "Enter" || key === "Escape")) return;
        event.preventDefault();
        if (key === "Enter") {
          take();
          return;
        }
        means.value = "keys";
        if (key === "Escape") meant.value = null;
        else if (isArrow(key)) {
          const tops = topsOf(blocks);
          const here = space.current;
          const isHere = !block && topAt(tops, here) !== undefined;
          step(isHere ? here : nextBlock(here, block, tops, (one) => stepFrom(one, key, lens)));
        }
      },
    },
  };
}

/** The block that is drawn where an event happened. */
function blockUnder(event: Event, blocks: readonly ShownBlock[]): ShownBlock | null {
  const group = (event.target as Element).closest<SVGGElement>("[data-place]");
  return uppermost(group?.dataset.place ?? "", blocks);
}
