/** Cut the Rope, the card game. */

import type { GameBoard } from "../../board/board";
import { RopeTable } from "./board";
import { RopeResult } from "./result";
import "./style/room.css";
import "./style/cards.css";
import "./style/others.css";
import "./style/rows.css";
import "./style/own.css";
import "./style/moving.css";
import "./style/narrow.css";
import "./style/result.css";
import type { View } from "./view";
import { describe, endScore, remark, score, sound, task, tell } from "./words";

const rope: GameBoard<View> = {
  Board: RopeTable,
  takesBack: true,
  describe,
  tell,
  score,
  endScore,
  task,
  sound,
  remark,
  Result: RopeResult,
};

export default rope;
