/** The solution of a puzzle, move by move and in words. */

import { boardOf } from "../../board/boards";
import { formatNumber, t } from "../../i18n";
import type { LogLine, PuzzleSolution, ShownPuzzle, SolutionMove } from "../../protocol";

interface Props {
  shown: ShownPuzzle;
  solution: PuzzleSolution;
  names: readonly string[];
}

export function Solution({ shown, solution, names }: Props) {
  const { change, line, themes } = solution;
  return (
    <section aria-labelledby="solution-title">
      <h3 id="solution-title">{t("puzzle-solution")}</h3>
      <p class="quiet">{themes.join(" · ")}</p>
      <ol class="puzzle-line">
        {line.map((one, n) => (
          <li key={n}>
            <b>{names[one.seat]}</b>: {moveText(shown, one, n, names)}
            {one.why && <p class="quiet">{one.why}</p>}
          </li>
        ))}
      </ol>
      <p>
        {change
          ? t("puzzle-change", {
              change: `${change > 0 ? "+" : "−"}${formatNumber(Math.abs(change))}`,
            })
          : t("puzzle-unrated")}
      </p>
    </section>
  );
}

/** A move of the line as the game puts it, or its notation. */
function moveText(
  { game, view }: ShownPuzzle,
  { seat, move }: SolutionMove,
  n: number,
  names: readonly string[],
): string {
  const entry: LogLine = { n, by: seat, at: 0, kind: "move", text: move };
  const table = { game, options: view.options };
  return boardOf(game)?.describeMove?.(entry, { names, table, view }) ?? move;
}
