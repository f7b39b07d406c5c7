/** Scalino: building the pyramid, and demolition, taking it apart. */

import type { BoardProps, GameBoard } from "../../board/board";
import { BuildTable } from "./build";
import { DemolitionTable } from "./demolition";
import { Result } from "./result";
import { type BuildBoard, DECLINE, type DemolitionBoard } from "./shown";
import { colours, describe, remarkOn, score, task, tell } from "./telling";
import "./scalino.css";

type EitherBoard = BuildBoard | DemolitionBoard;

function Board(props: BoardProps<EitherBoard>) {
  return props.view.board.kind === "build" ? (
    <BuildTable {...(props as BoardProps<BuildBoard>)} />
  ) : (
    <DemolitionTable {...(props as BoardProps<DemolitionBoard>)} />
  );
}

const scalino: GameBoard<EitherBoard> = {
  Board,
  Result,
  describe,
  tell,
  score,
  colours,
  task,
  remark: remarkOn,
  sound: ({ text }) => (text === DECLINE ? null : "clack"),
};

export default scalino;
