/** The referee of Cut the Rope: whose turn it is, the time, the piles, and who has won. */

import type { GameBoard } from "../../board/board";
import "./style/board.css";
import { Board } from "./board";
import { Result } from "./result";
import { describe, describeMove, margin, task } from "./text";
import type { View } from "./view";

const referee: GameBoard<View> = {
  Board,
  Result,
  describe,
  describeMove,
  task,
  margin,
  sound: ({ text }) => (text === "left 0" || text === "still" ? "end" : "card"),
};

export default referee;
