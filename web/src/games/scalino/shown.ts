/** What the server shows of both games, under shorter names. */

import type { DemolitionView, ScalinoView } from "../../protocol";

export type {
  DemolitionView,
  ScalinoBuildBoard as BuildBoard,
  ScalinoColourScore as ColourScore,
  ScalinoDemolitionBoard as DemolitionBoard,
  ScalinoShownBlock as ShownBlock,
  ScalinoView as BuildView,
} from "../../protocol";

export type EitherView = ScalinoView | DemolitionView;

export const DECLINE = "decline";

export function isBuilding(view: EitherView): view is ScalinoView {
  return view.game === "scalino";
}
