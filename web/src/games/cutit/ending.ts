/** The best way to join the snippets, shown on the felt. */

import type { Ending } from "../../board/board";
import { t } from "../../i18n";
import type { CutitShownCheck } from "../../protocol";
import { snippetPiece } from "./paper";
import { lay, PuzzleGrid, readPlace } from "./puzzle/places";
import { playerOf, type View } from "./view";

export const ending: Ending<View> = {
  title: () => t("cutit-best-join"),
  show: (view, seat, moves) => {
    const players = view.board.players.map((player, i) =>
      i === seat
        ? { ...player, layout: [...moves], keep: null, check: checkOf(view, seat, moves) }
        : player,
    );
    return { ...view, board: { ...view.board, players } };
  },
};

/** What a check would find: the solver joins snippets without a fault. */
function checkOf(view: View, seat: number, moves: readonly string[]): CutitShownCheck {
  const { snippets } = playerOf(view, seat);
  const places = new Map(moves.map(readPlace).map((place) => [place.number, place]));
  const laid = snippets.flatMap((snippet) => {
    const place = places.get(snippet.number);
    return place ? [lay(snippetPiece(view.board.sheet.rows, snippet), place)] : [];
  });
  const joins = laid.flatMap((one, i) => {
    const earlier = new PuzzleGrid(laid.slice(0, i));
    return earlier.meetings(one).map(({ x, y, side, other }) => ({
      one: { snippet: one.number, x, y, side },
      other: { snippet: other, x, y, side },
    }));
  });
  const outside = snippets.filter(({ number }) => !places.has(number));
  const kept = laid.map(({ number }) => number);
  return {
    joins,
    faults: [],
    parts: [kept],
    costs: [],
    kept,
    cost: outside.reduce((sum, { spaces }) => sum + spaces.length, 0),
    is_complete: !outside.length,
  };
}
