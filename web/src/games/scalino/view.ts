/** The view of Scalino under short names, and what can be read from it. */

import type { ScalinoTurn as Turn, ScalinoView as View } from "../../protocol";

export type {
  ScalinoBuildBoard as BoardView,
  ScalinoColourScore as ColourScore,
  ScalinoShownBlock as ShownBlock,
  ScalinoTurn as Turn,
  ScalinoView as View,
} from "../../protocol";

/** The move that leaves an extra block, here and in demolition. */
export const DECLINE = "decline";

/** The colours of a seat. */
export function colours(view: View, seat: number): readonly number[] {
  return view.board.owners.flatMap((owner, colour) => (owner === seat ? colour : []));
}

/** The points of a row: 1 + 2 + … + its length. */
export function rowPoints(length: number): number {
  return (length * (length + 1)) / 2;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The colours a turn may be played with: both where a bonus leaves the choice. */
export function coloursOf(turn: Turn | null): number[] {
  if (!turn) return [];
  return turn.other === null ? [turn.colour] : [turn.colour, turn.other];
}
