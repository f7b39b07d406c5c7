/** Taking apart: blocks that can be taken rise a little when they are pointed at. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { useReason } from "../../board/reason";
import { t } from "../../i18n";
import { announce } from "../../ui/announce";
import { Decide, ViewButtons } from "../scalino/board/controls";
import { BoardFrame } from "../scalino/board/frame";
import { type DrawnBody, Scene } from "../scalino/board/scene";
import { useTurning } from "../scalino/board/turning";
import { bodyOf, isSameBlock, missingFrom } from "../scalino/pyramid";
import { sideText } from "../scalino/text";
import type { ShownBlock } from "../scalino/view";
import { isTakeable, uppermost } from "./blocks";
import { TakenCards } from "./board/cards";
import { useInput } from "./input";
import { BoardState } from "./state";
import { hintText, remark } from "./text";
import { clearedLevel, type View } from "./view";

type Props = BoardProps<View>;

/** In levels. */
const LIFT = 0.45;

export function Board(props: Props) {
  const { view, before, canMove, pending, names, hasMotion, at } = props;
  const { board, outcome } = view;
  const root = useRef<HTMLDivElement>(null);
  const turning = useTurning(hasMotion);
  const state = useBoardState(props);
  const events = useInput(root, state, turning);
  const hint = useHint(props, state);
  /** The position whose taken block has left the table. */
  const cleared = useSignal(-1);
  const taken = pending === null ? null : uppermost(pending, board.blocks);
  const blocks = taken ? board.blocks.filter((block) => block !== taken) : board.blocks;
  const gone = before && cleared.value !== at ? missingFrom(before.board.blocks, board.blocks) : [];
  // The player's block starts to leave at once, and keeps moving when the view has the move.
  const leaving = hasMotion ? (taken ? [taken] : gone) : [];
  const emptied = before && hasMotion ? clearedLevel(before, view) : 0;
  return (
    <BoardFrame
      root={root}
      label={t("scalino-board")}
      keys={t("scalino-keys-demolition")}
      hint={hint}
      isWarning={state.block !== null && !state.isFree}
      banner={before && remark(before, view, names)}
      cards={<TakenCards board={board} names={names} isOver={outcome !== null} />}
      events={events}
      tray={
        <>
          {(canMove || pending !== null) && (
            <div class="sc-choice">
              <Decide
                label={t("scalino-take")}
                isAllowed={state.isFree}
                act={() => state.take()}
                board={props}
              />
            </div>
          )}
          <ViewButtons turning={turning} />
        </>
      }
    >
      <Scene
        lens={turning.lens}
        blocks={blocks}
        bodies={[
          ...blocks.map((block) => bodyIn(props, block, state.block, emptied)),
          ...leaving.map((block) => ({
            ...bodyOf(block),
            lift: LIFT,
            class: "leaving",
            onAnimationEnd: () => {
              if (!taken) cleared.value = at;
            },
          })),
        ]}
        isTurning={turning.isTurning}
        label={sideText(turning)}
      />
    </BoardFrame>
  );
}

function useBoardState(props: Props): BoardState {
  const state = useMemo(() => new BoardState(props), []);
  state.table = props;
  useLayoutEffect(() => state.start(), [props.view]);
  return state;
}

/** The line below the board, with what the server says about the hovered block. */
function useHint({ why, at }: Props, state: BoardState): string {
  const { block, isFree } = state;
  const reason = useReason(why, at, block && !isFree ? block.place : null);
  const text = hintText(state, reason);
  // Only blocks reached by keys are read out; a pointer passes over too many.
  useEffect(() => {
    if (block && state.device.value === "keys" && (isFree || reason)) announce(text);
  }, [block, reason]);
  return text;
}

/** The state of a block: takeable, lifted, refused or suggested. */
function bodyIn(
  { view, canMove, hint: advice }: Props,
  block: ShownBlock,
  hovered: ShownBlock | null,
  gone: number,
): DrawnBody {
  const isFree = canMove && isTakeable(block, view);
  const isHovered = hovered !== null && isSameBlock(block, hovered);
  const kinds = [
    isFree && "free",
    // The level below a cleared one comes to light.
    gone > 1 && block.level === gone - 1 && "completed",
    isHovered && (isFree ? "lifted" : "meant"),
    advice === block.place && "advised",
  ].filter(Boolean);
  return {
    ...bodyOf(block),
    lift: isHovered && isFree ? LIFT : 0,
    class: kinds.join(" ") || undefined,
  };
}
