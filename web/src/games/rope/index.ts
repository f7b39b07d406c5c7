/** Cut the Rope, the card game. */

import type { GameBoard } from "../../board/board";
import { RopeTable } from "./board";
import { RopeResult } from "./result";
import "./rope.css";
import type { View } from "./view";
import { describe, remark, score, sound, task, tell } from "./words";

const rope: GameBoard<View> = {
  Board: RopeTable,
  takesBack: true,
  describe,
  tell,
  score,
  task,
  sound,
  remark,
  Result: RopeResult,
};

export default rope;
