/** The view of the referee of Cut it, and the game in it as the board of Cut it knows it. */

import type { CutitView, RefereeCutitView } from "../../protocol";

export type View = RefereeCutitView;

/** The seat that enters something now; the first one when nobody does. */
export const dueSeat = ({ to_act: [seat = 0] }: View) => Math.max(0, seat);

/** The sheets and scores as a view of Cut it. Scissors slip on real paper, so cuts that free several
 * snippets can be entered, too. */
export function tableOf(view: View): CutitView {
  const { board, options } = view;
  return {
    ...view,
    game: "cutit",
    options: { ...options, glass: "together", scissors: "free", jokers: "best", assist: "off" },
    viewer: dueSeat(view),
    moves: board.phase === "entries" ? board.cuts : view.moves,
    board: board.table,
  };
}

/** The same while somebody lays their puzzle on the screen: alone, and without a glass. */
export function puzzleOf(view: View): CutitView {
  const table = tableOf(view);
  return { ...table, seats: 1, moves: null, board: { ...table.board, phase: "puzzle" } };
}

/** True if this player's snippets are known. */
export const isKnown = ({ board }: View, seat: number) => !board.by_points[seat];
