/** What a block would earn at a place: the difference between two scores of the server. No rules. */

import { type Place, spaceName, spacesOf } from "./diamond";
import type { BoardView, ColourScore } from "./view";

export interface Gain {
  readonly colour: number;
  /** The points that the colour's rows gain. */
  readonly points: number;
  /** The longest row with the block in it, as it would be; null if no step of the block counts. */
  readonly row: readonly string[] | null;
  /** The length of the longest row that it continues; 0 if it starts a row. */
  readonly from: number;
  /** All rows with the block in them. */
  readonly rows: ColourScore["rows"];
  /** The other colours whose rows change, with what they gain or lose. */
  readonly others: readonly { readonly colour: number; readonly points: number }[];
}

/** The gain of a colour that puts a block on a place. */
export function gainOf(before: BoardView, after: BoardView, colour: number, place: Place): Gain {
  const spaces = new Set(spacesOf(place).map(spaceName));
  const rows = rowsOf(after, colour).filter((row) => row.some((name) => spaces.has(name)));
  const row = longest(rows);
  const continued = rowsOf(before, colour).filter((old) => old.some((name) => row?.includes(name)));
  const changed = after.scores.map(({ steps }, other) => ({
    colour: other,
    points: steps - (before.scores[other]?.steps ?? 0),
  }));
  return {
    colour,
    points: changed[colour]?.points ?? 0,
    row,
    from: longest(continued)?.length ?? 0,
    rows,
    others: changed.filter((other) => other.colour !== colour && other.points !== 0),
  };
}

function rowsOf(board: BoardView, colour: number): ColourScore["rows"] {
  return board.scores[colour]?.rows ?? [];
}

function longest(rows: ColourScore["rows"]): readonly string[] | null {
  return rows.reduce<readonly string[] | null>(
    (best, row) => (best && best.length >= row.length ? best : row),
    null,
  );
}
