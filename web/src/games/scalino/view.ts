/** The view of Scalino under short names. */

export type {
  ScalinoBuildBoard as BoardView,
  ScalinoColourScore as ColourScore,
  ScalinoShownBlock as ShownBlock,
  ScalinoTurn as Turn,
  ScalinoView as View,
} from "../../protocol";

/** The move that leaves an extra block, here and in demolition. */
export const DECLINE = "decline";
