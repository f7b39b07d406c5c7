/** The board: the sheet while it is cut, then the puzzle of its snippets. */

import type { BoardProps } from "../../board/board";
import { Cutting } from "./board/cutting";
import { Puzzle } from "./puzzle/board";
import { useReveal } from "./reveal";
import { isPuzzle, type View } from "./view";

export function Board(props: BoardProps<View>) {
  const reveal = useReveal(props);
  return isPuzzle(props.view) && !reveal.rounds.length ? (
    <Puzzle key={props.view.viewer} {...props} />
  ) : (
    <Cutting key={props.view.viewer} {...props} reveal={reveal} />
  );
}
