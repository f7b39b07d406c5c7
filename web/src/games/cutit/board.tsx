/** The board: the sheet while it is cut, then the puzzle of its snippets. */

import type { BoardProps } from "../../board/board";
import { Cutting } from "./board/cutting";
import { Puzzle } from "./puzzle/board";
import { isPuzzle, type View } from "./view";

export function Board(props: BoardProps<View>) {
  return isPuzzle(props.view) ? (
    <Puzzle key={props.view.viewer} {...props} />
  ) : (
    <Cutting key={props.view.viewer} {...props} />
  );
}
