/** In the corners that the diamond leaves free: what each colour has, or what each seat has taken. */

import { say, sayNumber } from "../../words";
import { SIZES } from "./diamond";
import { markPath } from "./marks";
import { sayColour } from "./names";
import type { BuildBoard, DemolitionBoard } from "./shown";
import { pointsOf, sayOwner } from "./telling";

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
  board: BuildBoard;
  names: readonly string[];
  isOver: boolean;
}

/** A card for each colour: whose it is, its points now, and the blocks it still has. */
export function ColourCards({ board, names, isOver }: StockProps) {
  return (
    <ul class="sc-cards">
      {board.scores.map(({ colour, total }) => {
        const left = board.unused[colour] ?? [];
        const isDue = !isOver && board.turn?.colour === colour;
        return (
          <li key={colour} class={isDue ? "sc-card due" : "sc-card"} data-colour={colour}>
            <span class="sc-card-head">
              <Mark colour={colour} />
              <b>{sayNumber(total)}</b>
              <bdi class="sc-card-name">{sayOwner(board, colour, names)}</bdi>
            </span>
            <Pieces left={left} />
            <span class="unseen">
              {say("scalino-left", {
                colour: sayColour(colour),
                one: left[0] ?? 0,
                two: left[1] ?? 0,
                three: left[2] ?? 0,
              })}
            </span>
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

interface TakenProps {
  board: DemolitionBoard;
  names: readonly string[];
  isOver: boolean;
}

/** A card for each seat: its points, and how many blocks of each size it has taken. */
export function TakenCards({ board, names, isOver }: TakenProps) {
  return (
    <ul class="sc-cards">
      {board.taken.map((sizes, seat) => (
        <li
          key={seat}
          data-seat={seat}
          class={!isOver && board.turn === seat ? "sc-card due" : "sc-card"}
        >
          <span class="sc-card-head">
            <b>{sayNumber(pointsOf(sizes))}</b>
            <bdi class="sc-card-name">{names[seat]}</bdi>
          </span>
          <span class="sc-tally">
            {SIZES.map((size) => (
              <span key={size} class="sc-tally-part">
                <Bar size={size} />
                {sayNumber(sizes.filter((one) => one === size).length)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A block seen from its side, standing for all of its size. */
export function Bar({ size }: { size: number }) {
  return (
    <svg class="sc-bar" viewBox={`-1 -1 ${size * BIT + 2} ${BIT + 2}`} role="img">
      <title>{say("scalino-blocks-of", { size })}</title>
      <rect class="sc-wood" width={size * BIT} height={BIT} rx="2.5" />
    </svg>
  );
}
