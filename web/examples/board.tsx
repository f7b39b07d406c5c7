/** The smallest board: a button for each legal move. */

import type { BoardProps, GameBoard } from "../src/board/board";
import { t } from "../src/i18n";
import type { View } from "../src/protocol";

function Board({ view, canMove, move, hint }: BoardProps) {
  return (
    <ul>
      {view.moves?.map((text) => (
        <li key={text}>
          <button
            type="button"
            class={text === hint ? "primary" : ""}
            disabled={!canMove}
            onClick={() => void move(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

function describe({ moves }: View): string[] {
  return [t("plain-moves", { count: moves?.length ?? 0 })];
}

const example: GameBoard = { Board, describe, sound: () => "card" };

export default example;
