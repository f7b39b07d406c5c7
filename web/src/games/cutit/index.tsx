/** Cut it at the table. */

import type { BoardProps, GameBoard } from "../../board/board";
import { sayNumber } from "../../words";
import { Cutting } from "./cutting";
import "./cutit.css";
import "./paper.css";
import "./cutting.css";
import "./scores.css";
import "./puzzle.css";
import { Puzzle } from "./puzzle";
import { Result } from "./result";
import { describe, remark, task, tell } from "./said";
import { type CutItView, isPuzzle, playerOf } from "./view";

function Board(props: BoardProps<CutItView>) {
  return isPuzzle(props.view) ? (
    <Puzzle key={props.view.viewer} {...props} />
  ) : (
    <Cutting key={props.view.viewer} {...props} />
  );
}

const cutit: GameBoard<CutItView> = {
  Board,
  describe,
  tell,
  task,
  remark,
  Result,
  score: (view, seat) => sayNumber(playerOf(view, seat).total),
  sound: ({ text }) => {
    if (text === "cut" || text.includes("/")) return "snip";
    if (text === "puzzle") return null;
    return text.includes("@") || text.startsWith("lift") ? "card" : "clack";
  },
};

export default cutit;
