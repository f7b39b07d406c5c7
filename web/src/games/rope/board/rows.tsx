/** The middle of the table: the shared rows, what each takes next, the draw and the discard pile. */

import { t } from "../../../i18n";
import { ROW_NAMES } from "../moves";
import type { BoardState } from "../state";
import { rowText } from "../text";
import type { BoardView, Row } from "../view";
import { Back, Face, Scissors } from "./cards";
import { DISCARD_SPOT, DRAW_SPOT, dueSpot, rowSpot } from "./flights";
import { CardFan, FreePlace, Pile } from "./piles";

interface RowsProps {
  board: BoardView;
  state: BoardState;
  /** The row whose rope is being cut. */
  cut: number | null;
}

export function SharedRows({ board, state, cut }: RowsProps) {
  return (
    <div class="rope-rows">
      {board.rows.map((row, place) => (
        <SharedRow key={ROW_NAMES[place]} {...{ row, place, state }} isCut={cut === place} />
      ))}
    </div>
  );
}

/** The start and the end of a row. */
const WAYS: Partial<Record<Row["direction"], string>> = { up: "1→10", down: "10→1" };

interface RowProps {
  row: Row;
  place: number;
  state: BoardState;
  isCut: boolean;
}

function SharedRow({ row, place, state, isCut }: RowProps) {
  const target = { to: "row", row: place } as const;
  const top = row.cards.length - 1;
  const name = ROW_NAMES[place] ?? "";
  return (
    <div
      class="rope-row"
      data-target={`row-${place}`}
      data-lit={state.isLit(target)}
      data-over={state.isOver(target)}
      data-hinted={state.isHinted(target)}
      data-cut={isCut}
    >
      {isCut && (
        <svg class="rope-snip" viewBox="0 0 100 100" aria-hidden="true">
          <Scissors x={50} y={50} side={100} />
        </svg>
      )}
      <span class="rope-start" aria-hidden="true">
        <span class="rope-hook">{name}</span>
        {WAYS[row.direction] && <span class="rope-way">{WAYS[row.direction]}</span>}
      </span>
      <CardFan class="rope-row-fan" count={row.cards.length}>
        {row.cards.map((card, i) => (
          <span key={i} class={i === top ? "rope-spot rope-top" : "rope-spot"}>
            <span data-spot={rowSpot(place, i)}>
              <Face name={card} meaning={row.means[i] ?? ""} />
            </span>
          </span>
        ))}
        <button
          type="button"
          class="rope-spot rope-due"
          aria-label={rowText(row, name)}
          aria-disabled={!state.isLit(target)}
          tabIndex={state.isLit(target) ? 0 : -1}
        >
          <Due row={row} place={place} />
        </button>
      </CardFan>
    </div>
  );
}

/** The numbers a row takes next with its direction: “▲ 4”. */
function Due({ row, place }: { row: Row; place: number }) {
  const ways = [
    { sign: "▲", numbers: row.up },
    { sign: "▼", numbers: row.down },
  ].filter(({ numbers }) => numbers.length);
  return (
    <span
      class="rope-due-text"
      aria-hidden="true"
      data-spot={dueSpot(place)}
      data-lines={ways.length}
      data-long={ways.some(({ numbers }) => numbers.length > 1)}
    >
      {ways.map(({ sign, numbers }) => (
        <span key={sign}>
          <small>{sign}</small> {span(numbers)}
        </span>
      ))}
    </span>
  );
}

/** Neighbouring numbers, first to last: “4”, “9 8”, “2–4”. */
export function span(numbers: readonly string[]): string {
  return numbers.length < 3 ? numbers.join(" ") : `${numbers[0]}–${numbers.at(-1)}`;
}

/** The cards that lie apart: those to draw, and the rows that were cut. */
export function Stock({ board }: { board: BoardView }) {
  return (
    <div class="rope-stock">
      <figure>
        <Pile count={board.draw_left} spot={DRAW_SPOT}>
          {board.draw_left ? <Back /> : <FreePlace />}
        </Pile>
        <figcaption>{t("rope-draw-pile")}</figcaption>
      </figure>
      <figure>
        <Pile count={board.discard.length} spot={DISCARD_SPOT}>
          <FreePlace />
          <svg class="rope-cut" viewBox="0 0 100 100" aria-hidden="true">
            <Scissors x={50} y={50} side={100} />
          </svg>
        </Pile>
        <figcaption>{t("rope-discard-pile")}</figcaption>
      </figure>
    </div>
  );
}
