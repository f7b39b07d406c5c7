/** Demolition, the game after Scalino: the pyramid is taken apart. It shares Scalino's drawing. */

import type { GameBoard } from "../../board/board";
import "../scalino/style/constants.css";
import "../scalino/style/board.css";
import "../scalino/style/cards.css";
import "../scalino/style/blocks.css";
import "../scalino/style/rows.css";
import "../scalino/style/controls.css";
import "../scalino/style/result.css";
import "../scalino/style/lesson.css";
import { DECLINE } from "../scalino/view";
import { Board } from "./board";
import { Result } from "./result";
import { describe, describeMove, remark, task } from "./text";
import type { View } from "./view";

const demolition: GameBoard<View> = {
  Board,
  Result,
  describe,
  describeMove,
  task,
  remark,
  sound: ({ text }) => (text === DECLINE ? null : "clack"),
};

export default demolition;
