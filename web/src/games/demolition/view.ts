/** The view of Scalino's demolition under short names. */

export type {
  DemolitionView as View,
  ScalinoDemolitionBoard as BoardView,
} from "../../protocol";
