/** Building: choose a block, find it a place, put it there. */

import { useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { t } from "../../i18n";
import { outlineOf } from "./board/block";
import { ColourCards } from "./board/cards";
import { ColourButtons, Decide, SizeButtons, TurnBlock, ViewButtons } from "./board/controls";
import { BoardFrame } from "./board/frame";
import { AllowedPlaces, HiddenPlaces, WrongPlace } from "./board/placements";
import { GainMark, RowLines } from "./board/rows";
import { type DrawnBody, Scene } from "./board/scene";
import { explained, useShownRows } from "./board/shown-rows";
import { useTurning } from "./board/turning";
import { middleOf, readPlace, sizeOf } from "./diamond";
import { usePlacing } from "./input";
import { bodyOf, completedLevel, isSameBlock, missingFrom, topsOf } from "./pyramid";
import { remark, sideText } from "./text";
import type { ShownBlock, View } from "./view";

type Props = BoardProps<View>;
type Placing = ReturnType<typeof usePlacing>;

export function Board(props: Props) {
  const { view, before, canMove, pending, names, hasMotion } = props;
  const { board, outcome } = view;
  const { turn, level } = board;
  const root = useRef<HTMLDivElement>(null);
  const turning = useTurning(hasMotion);
  const placing = usePlacing(props, turning, root);
  const { choice, place, isAllowed, tops, advised, ghost, gain } = placing;
  const { lens } = turning;
  const rows = useShownRows();
  const chosen = outcome && rows.colour === null ? explained.value : null;
  const rowsOf = chosen?.colour ?? rows.colour;
  const score = rowsOf === null ? null : board.scores[rowsOf];
  const shown = canMove &&
    turn && {
      places: placing.fitting,
      direction: choice.direction,
      colour: placing.colour,
      level,
      lens,
    };
  return (
    <BoardFrame
      root={root}
      label={t("scalino-board")}
      keys={t("scalino-keys")}
      hint={placing.hint}
      isWarning={place !== null && !isAllowed}
      banner={before && remark(before, view, names)}
      cards={<ColourCards board={board} names={names} isOver={outcome !== null} rows={rows} />}
      events={placing.events}
      tray={
        <>
          {(canMove || pending !== null) && (
            <Choosing {...props} placing={placing} turning={turning} />
          )}
          <ViewButtons turning={turning} />
        </>
      }
    >
      <Scene
        lens={lens}
        blocks={board.blocks}
        bodies={bodiesOf(props, placing, rowsOf)}
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
            {gain && ghost && (
              <GainMark
                gain={gain}
                place={ghost}
                level={level}
                lens={lens}
                tops={topsOf([...board.blocks, { colour: gain.colour, level, place: ghost.name }])}
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

/** A completed level rises in a wave that starts where the last block has landed. */
const WAVE_START_MS = 120;
const WAVE_MS_PER_SPACE = 30;

function waveDelay(block: ShownBlock, fresh: readonly ShownBlock[]): number {
  const last = fresh.find(({ level }) => level === block.level);
  if (!last) return 0;
  const [from, to] = [middleOf(readPlace(last.place)), middleOf(readPlace(block.place))];
  return WAVE_START_MS + Math.round(WAVE_MS_PER_SPACE * Math.hypot(to.x - from.x, to.y - from.y));
}

/** The blocks on the table, what has just come to it, and what may come next. */
function bodiesOf(
  { view, before, hasMotion }: Props,
  placing: Placing,
  rowsOf: number | null,
): DrawnBody[] {
  const { ghost, made, laid, colour } = placing;
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
  if (ghost && turn) {
    bodies.push({ ...bodyOf({ colour, level, place: ghost.name }), class: "ghost" });
  }
  return bodies;
}

interface ChoosingProps extends Props {
  placing: Placing;
  turning: ReturnType<typeof useTurning>;
}

function Choosing({ placing, turning, ...board }: ChoosingProps) {
  const { turn, unused } = board.view.board;
  const { choice, allowed, colour } = placing;
  if (!turn) return null;
  return (
    <div class="sc-choice">
      {turn.other !== null && (
        <ColourButtons
          colours={[turn.colour, turn.other]}
          chosen={colour}
          choose={placing.chooseColour}
        />
      )}
      <SizeButtons
        colour={colour}
        left={unused[colour] ?? []}
        chosen={choice.size}
        isFitting={(size) => allowed.some((place) => sizeOf(place) === size)}
        choose={(size) => placing.choose({ ...choice, size })}
      />
      <TurnBlock
        direction={choice.direction}
        turning={turning}
        disabled={choice.size === 1}
        onTurn={placing.turnBlock}
      />
      <Decide
        label={t("scalino-put")}
        isAllowed={placing.isAllowed}
        act={placing.put}
        board={board}
      />
    </div>
  );
}
