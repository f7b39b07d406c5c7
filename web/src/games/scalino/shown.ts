/** What the server shows of both games. */

import type { View } from "../../protocol";

export interface ShownBlock {
  readonly colour: number;
  readonly level: number;
  readonly place: string;
}

export interface Turn {
  readonly seat: number;
  readonly colour: number;
  readonly due: number;
  readonly bonus: boolean;
}

/** How the points of one colour come about: rows longest first, steps that hang on the star alone. */
export interface ColourScore {
  readonly colour: number;
  readonly rows: readonly (readonly string[])[];
  readonly worthless: readonly string[];
  readonly steps: number;
  readonly unused: number;
  readonly total: number;
}

export interface BuildBoard {
  readonly kind: "build";
  readonly owners: readonly (number | null)[];
  readonly turn: Turn | null;
  readonly level: number;
  readonly blocks: readonly ShownBlock[];
  readonly unused: readonly (readonly number[])[];
  readonly scores: readonly ColourScore[];
}

export interface DemolitionBoard {
  readonly kind: "demolition";
  readonly dealt: boolean;
  readonly turn: number | null;
  readonly bonus: boolean;
  readonly blocks: readonly ShownBlock[];
  readonly taken: readonly (readonly number[])[];
}

export type BuildView = View<BuildBoard>;
export type DemolitionView = View<DemolitionBoard>;
export type EitherView = BuildView | DemolitionView;

export const DECLINE = "decline";

export function isBuilding(view: EitherView): view is BuildView {
  return view.board.kind === "build";
}
