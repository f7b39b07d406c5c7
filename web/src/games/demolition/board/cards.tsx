/** In the corners that the diamond leaves free: what each seat has taken. */

import { formatNumber } from "../../../i18n";
import { BlockBar } from "../../scalino/board/cards";
import { SIZES } from "../../scalino/constants";
import { sum } from "../../scalino/view";
import type { BoardView } from "../view";

interface TakenProps {
  board: BoardView;
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
            <b>{formatNumber(sum(sizes))}</b>
            <bdi class="sc-card-name">{names[seat]}</bdi>
          </span>
          <span class="sc-tally">
            {SIZES.map((size) => (
              <span key={size} class="sc-tally-part">
                <BlockBar size={size} />
                {formatNumber(sizes.filter((one) => one === size).length)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
