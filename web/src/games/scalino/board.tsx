/** Building: choose a block, find it a place, put it there. */

import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { t } from "../../i18n";
import { outlineOf } from "./board/block";
import { ColourCards } from "./board/cards";
import { ColourButtons, Decide, SizeButtons, TurnBlock, ViewButtons } from "./board/controls";
import { BoardFrame } from "./board/frame";
import { useHint } from "./board/hint";
import { AllowedPlaces, HiddenPlaces, WrongPlace } from "./board/placements";
import { GainMark, RowLines } from "./board/rows";
import { type DrawnBody, Scene } from "./board/scene";
import { explained, useShownRows } from "./board/shown-rows";
import { type Turning, useTurning } from "./board/turning";
import { middleOf, readPlace, sizeOf } from "./diamond";
import { useInput } from "./input";
import { bodyOf, completedLevel, isSameBlock, missingFrom, topsOf } from "./pyramid";
import { BoardState } from "./state";
import { remark, sideText } from "./text";
import type { ShownBlock, View } from "./view";

type Props = BoardProps<View>;

export function Board(props: Props) {
  const { view, before, canMove, pending, names, hasMotion } = props;
  const { board, outcome } = view;
  const { turn, level } = board;
  const root = useRef<HTMLDivElement>(null);
  const turning = useTurning(hasMotion);
  const state = useBoardState(props);
  const events = useInput(root, state, turning);
  const hint = useHint(props, state);
  const tops = useMemo(() => topsOf(board.blocks), [board.blocks]);
  const { place, isAllowed, advised } = state;
  const ghost = isAllowed ? place : null;
  const { lens } = turning;
  const rows = useShownRows();
  const chosen = outcome && rows.colour === null ? explained.value : null;
  const rowsOf = chosen?.colour ?? rows.colour;
  const score = rowsOf === null ? null : board.scores[rowsOf];
  const shown = canMove &&
    turn && {
      places: state.fitting,
      direction: state.choice.value.direction,
      colour: state.colour,
      level,
      lens,
    };
  return (
    <BoardFrame
      root={root}
      label={t("scalino-board")}
      keys={t("scalino-keys")}
      hint={hint.text}
      isWarning={place !== null && !isAllowed}
      banner={before && remark(before, view, names)}
      cards={<ColourCards board={board} names={names} isOver={outcome !== null} rows={rows} />}
      events={events}
      tray={
        <>
          {(canMove || pending !== null) && <Choices {...props} state={state} turning={turning} />}
          <ViewButtons turning={turning} />
        </>
      }
    >
      <Scene
        lens={lens}
        blocks={board.blocks}
        bodies={bodiesOf(props, state, rowsOf)}
        isTurning={turning.isTurning}
        label={sideText(turning)}
        floor={{ level, drawing: shown && <AllowedPlaces {...shown} /> }}
        over={
          <>
            {shown && !ghost && !score && lens.camera.rise < 1 && (
              <HiddenPlaces {...shown} tops={tops} />
            )}
            {advised && (
              <path class="sc-advice" d={outlineOf({ place: advised }, lens, level - 1, 0)} />
            )}
            {place && !isAllowed && (
              <WrongPlace place={place} level={level} lens={lens} tops={tops} />
            )}
            {hint.gain && ghost && (
              <GainMark
                gain={hint.gain}
                place={ghost}
                level={level}
                lens={lens}
                tops={topsOf([...board.blocks, { colour: state.colour, level, place: ghost.name }])}
              />
            )}
            {outcome &&
              !score &&
              board.scores.map((each) => (
                <RowLines key={each.colour} score={each} lens={lens} tops={tops} />
              ))}
            {score && (
              <RowLines
                score={score}
                lens={lens}
                tops={tops}
                badge={chosen ? "number" : "points"}
                chosen={chosen?.row}
              />
            )}
          </>
        }
      />
    </BoardFrame>
  );
}

function useBoardState(props: Props): BoardState {
  const state = useMemo(() => new BoardState(props), []);
  state.table = props;
  useLayoutEffect(() => state.start(), [props.view]);
  useLayoutEffect(() => state.chooseUsable(), [state.allowed]);
  useEffect(() => state.chooseAdvised(), [props.hint]);
  return state;
}

/** A completed level rises in a wave that starts where the last block has landed. */
const WAVE_START_MS = 120;
const WAVE_MS_PER_SPACE = 30;

function waveDelay(block: ShownBlock, fresh: readonly ShownBlock[]): number {
  const last = fresh.find(({ level }) => level === block.level);
  if (!last) return 0;
  const [from, to] = [middleOf(readPlace(last.place)), middleOf(readPlace(block.place))];
  return WAVE_START_MS + Math.round(WAVE_MS_PER_SPACE * Math.hypot(to.x - from.x, to.y - from.y));
}

/** The blocks on the table, the newest of them, and the one that may come next. */
function bodiesOf(
  { view, before, hasMotion }: Props,
  state: BoardState,
  rowsOf: number | null,
): DrawnBody[] {
  const { made, laid, place, isAllowed, colour } = state;
  const { blocks, turn, level } = view.board;
  const completed = before && hasMotion ? completedLevel(before, view) : 0;
  const fresh = before ? missingFrom(blocks, before.board.blocks) : [];
  const bodies: DrawnBody[] = blocks.map((block) => {
    const isFresh = fresh.some((one) => isSameBlock(one, block));
    const lands = hasMotion && block.place !== laid;
    const kinds = [
      isFresh && (lands ? "fresh landing" : "fresh"),
      rowsOf !== null && rowsOf !== block.colour && "faded",
      !isFresh && block.level === completed && "completed",
    ].filter(Boolean);
    const delay = block.level === completed && !isFresh ? waveDelay(block, fresh) : undefined;
    return { ...bodyOf(block), class: kinds.join(" ") || undefined, delay };
  });
  if (made) bodies.push({ ...bodyOf(made), class: "fresh" });
  if (place && isAllowed && turn) {
    bodies.push({ ...bodyOf({ colour, level, place: place.name }), class: "ghost" });
  }
  return bodies;
}

interface ChoicesProps extends Props {
  state: BoardState;
  turning: Turning;
}

/** The buttons for colour, size and direction of the block, and for putting it down. */
function Choices({ state, turning, ...board }: ChoicesProps) {
  const { turn, unused } = board.view.board;
  const { allowed, colour } = state;
  const { size, direction } = state.choice.value;
  if (!turn) return null;
  return (
    <div class="sc-choice">
      {turn.other !== null && (
        <ColourButtons
          colours={[turn.colour, turn.other]}
          chosen={colour}
          choose={(next) => state.chooseColour(next)}
        />
      )}
      <SizeButtons
        colour={colour}
        left={unused[colour] ?? []}
        chosen={size}
        isFitting={(one) => allowed.some((place) => sizeOf(place) === one)}
        choose={(next) => state.choose({ size: next })}
      />
      <TurnBlock
        direction={direction}
        turning={turning}
        disabled={size === 1}
        onTurn={() => state.turnBlock()}
      />
      <Decide
        label={t("scalino-put")}
        isAllowed={state.isAllowed}
        act={() => state.put()}
        board={board}
      />
    </div>
  );
}
