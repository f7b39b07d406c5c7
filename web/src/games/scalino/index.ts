/** Scalino, the building game. */

import type { GameBoard } from "../../board/board";
import "./style/constants.css";
import "./style/board.css";
import "./style/cards.css";
import "./style/blocks.css";
import "./style/rows.css";
import "./style/controls.css";
import "./style/result.css";
import "./style/lesson.css";
import { Board } from "./board";
import { Result } from "./result";
import { describe, describeMove, remark, score, task } from "./text";
import { colours, DECLINE, type View } from "./view";

const scalino: GameBoard<View> = {
  Board,
  Result,
  describe,
  describeMove,
  task,
  score,
  colours,
  remark,
  sound: ({ text }) => (text === DECLINE ? null : "clack"),
};

export default scalino;
