/** The referee of Cut it: dice, cuts or points, the glass, and what is outside. */

import type { GameBoard } from "../../board/board";
import "../cutit/style/constants.css";
import "../cutit/style/board.css";
import "../cutit/style/paper.css";
import "../cutit/style/cutting.css";
import "../cutit/style/reveal.css";
import "../cutit/style/scores.css";
import "../cutit/style/felt.css";
import "../cutit/style/bar.css";
import "../cutit/style/puzzle.css";
import "../cutit/style/glass.css";
import "../cutit/style/keeping.css";
import "../cutit/style/landscape.css";
import "./style/board.css";
import { Board } from "./board";
import { Result } from "./result";
import { describe, describeMove, task } from "./text";
import type { View } from "./view";

const referee: GameBoard<View> = {
  Board,
  Result,
  describe,
  describeMove,
  task,
  sound: ({ text }) => {
    if (text === "time up") return "nudge";
    if (text === "turn") return "turn";
    if (text.includes("/")) return "snip";
    return text.includes("@") || text.startsWith("lift") ? "card" : "clack";
  },
};

export default referee;
