/** Cut it, the paper cutting game. */

import type { GameBoard } from "../../board/board";
import "./style/constants.css";
import "./style/board.css";
import "./style/paper.css";
import "./style/cutting.css";
import "./style/reveal.css";
import "./style/scores.css";
import "./style/felt.css";
import "./style/bar.css";
import "./style/puzzle.css";
import "./style/glass.css";
import "./style/keeping.css";
import "./style/landscape.css";
import "./style/lesson.css";
import { Board } from "./board";
import { ending } from "./ending";
import { Result } from "./result";
import { describe, describeMove, remark, task } from "./text";
import { isPuzzle, type View } from "./view";

const cutit: GameBoard<View> = {
  Board,
  Result,
  ending,
  describe,
  describeMove,
  task,
  remark,
  isWide: (view) => isPuzzle(view) && view.board.phase !== "over",
  sound: ({ text }) => {
    if (text === "cut" || text.includes("/")) return "snip";
    if (text === "puzzle") return null;
    return text.includes("@") || text.startsWith("lift") ? "card" : "clack";
  },
};

export default cutit;
