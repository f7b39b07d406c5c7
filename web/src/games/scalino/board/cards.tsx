/** In the corners that the diamond leaves free: what each colour has. */

import { formatNumber, t } from "../../../i18n";
import { SIZES } from "../constants";
import { colourText, describeColour, ownerText } from "../text";
import { type BoardView, coloursOf } from "../view";
import { markPath } from "./marks";
import type { ShownRows } from "./shown-rows";

/** How many blocks of each size a colour begins with. */
const STOCK = [6, 3, 3] as const;
const BIT = 10;
const GAP = 4;
const ROW = 14;

export function Mark({ colour }: { colour: number }) {
  return (
    <svg class="sc-sign" data-colour={colour} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={markPath(colour, 8.5, (right, up) => [right, -up])} />
    </svg>
  );
}

interface StockProps {
  board: BoardView;
  names: readonly string[];
  isOver: boolean;
  /** Shows the rows of a colour on the board. */
  rows: ShownRows;
}

/** A card for each colour: whose it is, what it has made, and the blocks it still has. Pointed at,
 * focused or pressed, it shows the rows of its colour. */
export function ColourCards({ board, names, isOver, rows }: StockProps) {
  return (
    <ul class="sc-cards">
      {board.scores.map(({ colour, steps, unused }) => {
        const left = board.unused[colour] ?? [];
        const isDue = !isOver && coloursOf(board.turn).includes(colour);
        return (
          <li key={colour} class={isDue ? "sc-card due" : "sc-card"} data-colour={colour}>
            <button
              type="button"
              class="sc-card-face"
              aria-pressed={rows.pinned === colour}
              aria-label={describeColour(board, colour, names)}
              title={t("scalino-show-rows", { colour: colourText(colour) })}
              {...rows.eventsOf(colour)}
            >
              <span class="sc-card-head">
                <Mark colour={colour} />
                <b>{formatNumber(steps)}</b>
                <bdi class="sc-card-name">{ownerText(board, colour, names)}</bdi>
              </span>
              <Pieces left={left} />
              {unused < 0 && (
                <span class="sc-card-left">
                  {isOver
                    ? t("scalino-card-over", { sign: formatNumber(unused) })
                    : t("scalino-card-left", { spaces: -unused })}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** All blocks a colour began with, those used up only as an outline. */
function Pieces({ left }: { left: readonly number[] }) {
  const width = 3 * (3 * BIT + GAP);
  return (
    <svg class="sc-pieces" viewBox={`-1 -1 ${width} ${3 * ROW}`} aria-hidden="true">
      {SIZES.flatMap((size, row) =>
        Array.from({ length: STOCK[row] ?? 0 }, (_, number) => (
          <rect
            key={`${size} ${number}`}
            class={number < (left[row] ?? 0) ? "sc-piece" : "sc-piece gone"}
            x={number * (size * BIT + GAP)}
            y={row * ROW}
            width={size * BIT}
            height={BIT}
            rx="2.5"
          />
        )),
      )}
    </svg>
  );
}

/** A block seen from its side, standing for all of its size. */
export function BlockBar({ size }: { size: number }) {
  return (
    <svg class="sc-bar" viewBox={`-1 -1 ${size * BIT + 2} ${BIT + 2}`} role="img">
      <title>{t("scalino-blocks-of", { size })}</title>
      <rect class="sc-wood" width={size * BIT} height={BIT} rx="2.5" />
    </svg>
  );
}
