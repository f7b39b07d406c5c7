/** How the players' piles shrank, counted from the log. */

import { standing } from "../../net/log";
import type { LogLine } from "../../protocol";
import { isEnding, readMove } from "./moves";
import type { BoardView } from "./view";

export interface History {
  /** Turns that were played, the last perhaps not to its end. */
  readonly turns: number;
  /** For each seat, how many cards its pile had after each turn; the first is before any. */
  readonly piles: readonly (readonly number[])[];
}

/** Counted backwards from the final piles: every card played from a pile was in it before. */
export function pilesOverTime(board: BoardView, log: readonly LogLine[]): History {
  const moves = standing(log).filter(({ kind, by }) => kind === "move" && typeof by === "number");
  const left = board.players.map(
    ({ pile_left }, seat) =>
      pile_left +
      moves.filter(({ by, text }) => by === seat && readMove(text)?.is === "pile").length,
  );
  const piles = left.map((count) => [count]);
  const endTurn = () => {
    for (const [seat, counts] of piles.entries()) counts.push(left[seat] ?? 0);
  };
  for (const { by, text } of moves) {
    const seat = Number(by);
    if (readMove(text)?.is === "pile") left[seat] = (left[seat] ?? 0) - 1;
    if (isEnding(text)) endTurn();
  }
  const last = moves.at(-1);
  if (last && !isEnding(last.text)) endTurn();
  return { turns: (piles[0]?.length ?? 1) - 1, piles };
}
