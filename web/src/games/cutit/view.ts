/** Questions a view answers. */

import type { CutitShownPlayer, CutitView } from "../../protocol";

export type CutItView = CutitView;
export type Player = CutitShownPlayer;

export const ROUNDS = 10;
/** What is printed in the boxes of a bonus column, from the top. */
export const BOXES: readonly number[] = [0, 1, 3, 7, 11, 15, 20];
export const PENALTY = 5;

/** Whose sheet is looked at: one's own; who looks on sits behind the first seat. */
export const ownSeat = (view: CutItView) => Math.max(0, view.viewer);

export function playerOf(view: CutItView, seat: number): Player {
  const player = view.board.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

export const isPuzzle = ({ board }: CutItView) =>
  board.phase === "puzzle" || board.phase === "over";

/** The corners others have picked, by name, with their seats. */
export function takenCorners({ board }: CutItView): Map<string, number> {
  const taken = board.players.flatMap(({ corner }, seat) =>
    corner ? [[corner, seat] as const] : [],
  );
  return new Map(taken);
}
