/** The view of Cut it under short names, and questions it answers. */

import type { CutItShownPlayer, CutitView } from "../../protocol";

export type View = CutitView;
export type Player = CutItShownPlayer;
export type Rows = View["board"]["sheet"]["rows"];

export const ROUNDS = 10;
/** The numbers printed in the boxes of a bonus column, from the top. */
export const BOXES: readonly number[] = [0, 1, 3, 7, 11, 15, 20];
export const PENALTY = 5;

/** The seat whose sheet is shown: the viewer's, or the first seat for spectators. */
export const ownSeat = (view: View) => Math.max(0, view.viewer);

export function playerOf(view: View, seat: number): Player {
  const player = view.board.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

/** True once the puzzles are checked, and open to everybody. */
export const isChecked = ({ board }: View) => board.phase === "check" || board.phase === "over";

export const isPuzzle = (view: View) =>
  view.board.phase === "ready" || view.board.phase === "puzzle" || isChecked(view);

export const hasOwnGlass = ({ options }: View) => options.glass === "own";

/** True if two straight cuts may be drawn that free several snippets. */
export const hasFreeScissors = ({ options }: View) => options.scissors === "free";

/** True if a seat has not begun its puzzle: it is not ready, or others are not. */
export function isBeforeGlass(view: View, seat: number): boolean {
  const { phase } = view.board;
  const isOpen = phase === "ready" || phase === "puzzle";
  return isOpen && view.seats > 1 && playerOf(view, seat).turned_at === null;
}

/** The corners that are taken, with the seats that took them. */
export function takenCorners({ board }: View): Map<string, number> {
  const taken = board.players.flatMap(({ corner }, seat) =>
    corner ? [[corner, seat] as const] : [],
  );
  return new Map(taken);
}

/** The points that the next + compares with; null before there are any. */
export function lastPoints({ rounds }: Player): number | null {
  return rounds.findLast(({ faults }) => !faults.length)?.points ?? null;
}
