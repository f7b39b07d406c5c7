/** Taking apart: blocks that can be taken rise a little when they are pointed at. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { t } from "../../i18n";
import { Decide, ViewButtons } from "../scalino/board/controls";
import { BoardFrame } from "../scalino/board/frame";
import { type DrawnBody, Scene } from "../scalino/board/scene";
import { useTurning } from "../scalino/board/turning";
import { bodyOf, isSameBlock, missingFrom } from "../scalino/pyramid";
import { sideText } from "../scalino/text";
import type { ShownBlock } from "../scalino/view";
import { TakenCards } from "./board/cards";
import { useTaking } from "./input";
import { isTakeable, uppermost } from "./state";
import { clearedLevel, remark } from "./text";
import type { View } from "./view";

type Props = BoardProps<View>;

/** In levels. */
const LIFT = 0.45;

export function Board(props: Props) {
  const { view, before, canMove, pending, names, hasMotion, at } = props;
  const { board, outcome } = view;
  const root = useRef<HTMLDivElement>(null);
  const turning = useTurning(hasMotion);
  const taking = useTaking(props, turning, root);
  /** The position whose taken block has left the table. */
  const cleared = useSignal(-1);
  const taken = pending === null ? null : uppermost(pending, board.blocks);
  const blocks = taken ? board.blocks.filter((block) => block !== taken) : board.blocks;
  const gone = before && cleared.value !== at ? missingFrom(before.board.blocks, board.blocks) : [];
  // The own block leaves at once, and goes on leaving when the view has the move.
  const leaving = hasMotion ? (taken ? [taken] : gone) : [];
  const emptied = before && hasMotion ? clearedLevel(before, view) : 0;
  return (
    <BoardFrame
      root={root}
      label={t("scalino-board")}
      keys={t("scalino-keys-demolition")}
      hint={taking.hint}
      isWarning={taking.block !== null && !taking.isFree}
      banner={before && remark(before, view, names)}
      cards={<TakenCards board={board} names={names} isOver={outcome !== null} />}
      events={taking.events}
      tray={
        <>
          {(canMove || pending !== null) && (
            <div class="sc-choice">
              <Decide
                label={t("scalino-take")}
                isAllowed={taking.isFree}
                act={taking.take}
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
          ...blocks.map((block) => bodyIn(props, block, taking, emptied)),
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

/** The state of a block: takeable, lifted, refused or suggested. */
function bodyIn(
  { view, canMove, hint: advice }: Props,
  block: ShownBlock,
  taking: ReturnType<typeof useTaking>,
  gone: number,
): DrawnBody {
  const isFree = canMove && isTakeable(block, view);
  const isMeant = taking.block !== null && isSameBlock(block, taking.block);
  const kinds = [
    isFree && "free",
    // The level under a cleared one comes to light.
    gone > 1 && block.level === gone - 1 && "completed",
    isMeant && (isFree ? "lifted" : "meant"),
    advice === block.place && "advised",
  ].filter(Boolean);
  return {
    ...bodyOf(block),
    lift: isMeant && isFree ? LIFT : 0,
    class: kinds.join(" ") || undefined,
  };
}
