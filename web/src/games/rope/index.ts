/** Cut the Rope, the card game. */

import type { GameBoard } from "../../board/board";
import "./style/constants.css";
import "./style/board.css";
import "./style/cards.css";
import "./style/others.css";
import "./style/rows.css";
import "./style/own-hand.css";
import "./style/moving.css";
import "./style/narrow.css";
import "./style/landscape.css";
import "./style/result.css";
import "./style/lesson.css";
import { Board } from "./board";
import { Result } from "./result";
import { describe, describeMove, endScore, margin, remark, task } from "./text";
import type { View } from "./view";

const rope: GameBoard<View> = {
  Board,
  Result,
  takesBack: true,
  describe,
  describeMove,
  task,
  endScore,
  margin,
  remark,
  sound: ({ text }) => (text.startsWith("hS>") ? "snip" : "card"),
};

export default rope;
