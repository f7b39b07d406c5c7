/** What this game's view holds, under short names. */

import type {
  RopeBoard,
  RopeShownPlayer,
  RopeShownRow,
  RopeShownSupply,
  RopeView,
} from "../../protocol";

export type BoardView = RopeBoard;
export type Player = RopeShownPlayer;
export type Row = RopeShownRow;
export type Supply = RopeShownSupply;
export type View = RopeView;

/** The viewer's own cards; null for spectators. */
export function ownPlayer(view: View): Player | null {
  return view.board.players[view.viewer] ?? null;
}

/** Everybody else, the one after the viewer first. */
export function otherSeats(view: View): number[] {
  const seats = view.board.players.length;
  const first = Math.max(view.viewer, -1) + 1;
  return Array.from({ length: seats }, (_, place) => (first + place) % seats).filter(
    (seat) => seat !== view.viewer,
  );
}

/** True for the seat to move, and at the end for the winners. */
export function isMarked(view: View, seat: number): boolean {
  return view.outcome ? view.outcome.ranks[seat] === 1 : view.board.turn === seat;
}
