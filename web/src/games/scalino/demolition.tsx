/** Taking apart: blocks that can be taken rise a little when they are pointed at. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { announce } from "../../ui/announce";
import { say } from "../../words";
import { BOARD, readPlace, type Space, sayPlace, sizeOf, spaceName } from "./diamond";
import { isArrow, stepFrom } from "./pointing";
import { bodyOf, isSameBlock, missingFrom, type Tops, topsOf } from "./pyramid";
import { useReason } from "./reasons";
import { type DrawnBody, Scene } from "./scene";
import { DECLINE, type DemolitionView, type ShownBlock } from "./shown";
import { Stage, sayLook, useBoardKeys } from "./stage";
import { TakenCards } from "./stock";
import { remarkOn } from "./telling";
import { ViewButtons } from "./tray";
import { useTurning } from "./turning";

type Means = "pointer" | "touch" | "keys";
const LIFT = 0.45;

export function DemolitionTable(props: BoardProps<DemolitionView>) {
  const { view, before, canMove, move, names, hasMotion, why, hint: advice, at } = props;
  const { board } = view;
  const stage = useRef<HTMLDivElement>(null);
  const turning = useTurning(hasMotion);
  const { lens, isTurning } = turning;
  const tops = topsOf(board.blocks);

  const meant = useSignal<ShownBlock | null>(null);
  const means = useSignal<Means>("pointer");
  const space = useRef<Space>({ x: 4, y: 4 });
  const lastPointer = useRef("mouse");
  /** The position whose taken block has left the table. */
  const gone = useSignal(-1);
  useLayoutEffect(() => {
    meant.value = null;
  }, [view]);

  const block = canMove ? meant.value : null;
  const isFree = block !== null && isTakeable(block, view.moves, board.blocks);
  const reason = useReason(why, at, block && !isFree ? block.place : null);
  const hint = hintOf();

  function hintOf(): string {
    if (!canMove) return "";
    if (!block) return say("scalino-free", { count: (view.moves ?? []).filter(isPlace).length });
    const place = sayPlace(block.place);
    if (!isFree) return reason ?? say("scalino-not-free", { place });
    return say(`scalino-take-${means.value}`, { place, size: sizeOf(readPlace(block.place)) });
  }

  useEffect(() => {
    if (means.value === "keys" && block && (isFree || reason)) announce(hint);
  }, [block, reason]);

  const blockOf = (event: Event): ShownBlock | null => {
    const group = (event.target as Element).closest<SVGGElement>("[data-place]");
    const same = board.blocks.filter(({ place }) => place === group?.dataset.place);
    // A place can be taken several times; what counts is the uppermost block.
    return same.reduce<ShownBlock | null>(
      (top, one) => (top && top.level > one.level ? top : one),
      null,
    );
  };
  const take = () => {
    if (block && isFree) void move(block.place);
  };
  const point = (event: PointerEvent) => {
    if (!canMove || event.pointerType === "touch" || isTurning) return;
    means.value = "pointer";
    const next = blockOf(event);
    if (next?.place !== meant.peek()?.place) meant.value = next;
  };
  const click = (event: MouseEvent) => {
    if (!canMove) return;
    const next = blockOf(event);
    means.value = lastPointer.current === "touch" ? "touch" : "pointer";
    if (next && next.place === block?.place) take();
    else meant.value = next;
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (!canMove || !(isArrow(key) || key === "Enter" || key === "Escape")) return;
    event.preventDefault();
    if (key === "Enter") return take();
    means.value = "keys";
    if (key === "Escape") meant.value = null;
    else if (!meant.peek()) {
      meant.value = tops.get(spaceName(space.current)) ?? [...tops.values()][0] ?? null;
    } else if (isArrow(key)) {
      const next = nextBlock(space.current, meant.peek(), tops, (one) => stepFrom(one, key, lens));
      if (next) {
        space.current = next;
        meant.value = tops.get(spaceName(next)) ?? null;
      }
    }
    return undefined;
  };
  useBoardKeys(stage, turning);

  const bodies: DrawnBody[] = board.blocks.map((one) => {
    const isTaken = canMove && isTakeable(one, view.moves, board.blocks);
    const isMeant = block !== null && isSameBlock(one, block);
    const isAdvised = advice === one.place && isTaken;
    const kind = [
      isAdvised && "advised",
      isTaken && "free",
      isMeant && (isFree ? "lifted" : "meant"),
    ]
      .filter(Boolean)
      .join(" ");
    return { ...bodyOf(one), lift: isMeant && isFree ? LIFT : 0, class: kind || undefined };
  });
  const taken =
    before && hasMotion && gone.value !== at ? missingFrom(before.board.blocks, board.blocks) : [];
  for (const one of taken) {
    bodies.push({
      ...bodyOf(one),
      lift: LIFT,
      class: "leaving",
      onAnimationEnd: () => {
        gone.value = at;
      },
    });
  }

  return (
    <Stage
      stage={stage}
      label={say("scalino-board")}
      keys={say("scalino-keys-demolition")}
      hint={hint}
      isWarning={block !== null && !isFree}
      banner={before && remarkOn(before, view, names)}
      cards={<TakenCards board={board} names={names} isOver={view.outcome !== null} />}
      onPointerDown={(event) => {
        lastPointer.current = event.pointerType;
      }}
      onPointerMove={point}
      onPointerLeave={() => {
        if (means.value === "pointer") meant.value = null;
      }}
      onClick={click}
      onKeyDown={press}
      tray={
        <>
          {canMove && (
            <div class="sc-choice">
              <button type="button" class="primary sc-put" disabled={!isFree} onClick={take}>
                {say("scalino-take")}
              </button>
              {view.moves?.includes(DECLINE) && (
                <button
                  type="button"
                  class={advice === DECLINE ? "primary" : undefined}
                  onClick={() => void move(DECLINE)}
                >
                  {say("scalino-decline")}
                </button>
              )}
            </div>
          )}
          <ViewButtons turning={turning} />
        </>
      }
    >
      <Scene
        lens={lens}
        blocks={board.blocks}
        bodies={bodies}
        isTurning={isTurning}
        label={sayLook(turning)}
      />
    </Stage>
  );
}

function isPlace(move: string): boolean {
  return move !== DECLINE;
}

/** May this block be taken? Only the uppermost of those on the same spaces is meant by a move. */
function isTakeable(
  block: ShownBlock,
  moves: readonly string[] | null,
  blocks: readonly ShownBlock[],
): boolean {
  return (
    (moves ?? []).includes(block.place) &&
    !blocks.some(({ place, level }) => place === block.place && level > block.level)
  );
}

/** The next space in a direction on which another block is seen. */
function nextBlock(
  from: Space,
  block: ShownBlock | null,
  tops: Tops,
  step: (space: Space) => Space,
): Space | null {
  for (let space = step(from); isOnBoard(space); space = step(space)) {
    const top = tops.get(spaceName(space));
    if (top && !(block && isSameBlock(top, block))) return space;
  }
  return null;
}

function isOnBoard(space: Space): boolean {
  return BOARD.some(({ x, y }) => x === space.x && y === space.y);
}
