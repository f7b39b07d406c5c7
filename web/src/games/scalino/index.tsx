/** Scalino: building the pyramid, and demolition, taking it apart. */

import type { BoardProps, GameBoard } from "../../board/board";
import { BuildTable } from "./build";
import { DemolitionTable } from "./demolition";
import { Result } from "./result";
import { type BuildView, DECLINE, type DemolitionView, type EitherView } from "./shown";
import { colours, describe, remarkOn, score, task, tell } from "./telling";
import "./table.css";
import "./wood.css";
import "./tray.css";
import "./result.css";

function Board(props: BoardProps<EitherView>) {
  return props.view.game === "scalino" ? (
    <BuildTable {...(props as BoardProps<BuildView>)} />
  ) : (
    <DemolitionTable {...(props as BoardProps<DemolitionView>)} />
  );
}

const scalino: GameBoard<EitherView> = {
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
