/** The curve of a game: for each seat, the value of its position after each of its moves. */

import { t } from "../../../i18n";
import type { AnalysedMove } from "../../../protocol";
import { Chart, type Line } from "./chart";
import { valueText } from "./values";

interface Props {
  unit: string;
  moves: readonly AnalysedMove[];
  names: readonly string[];
  /** The number of entries of the whole log, and of those before the position on the screen. */
  last: number;
  at: number;
  onLook(at: number): void;
}

export function Curve({ unit, moves, names, last, at, onLook }: Props) {
  const lines = names.map((_, seat) => lineOf(moves, seat));
  const { low, high } = rangeOf(unit, lines.flat());
  return (
    <Chart
      {...{ lines, names, last, low, high }}
      middle={middleOf(unit, low, high)}
      now={at}
      text={(value) => valueText(unit, value)}
      label={curveText(unit, lines, names)}
      onPick={onLook}
    >
      {t(`analysis-unit-${unit}`)}
    </Chart>
  );
}

function lineOf(moves: readonly AnalysedMove[], seat: number): Line {
  return moves.flatMap(({ number, value, mark, seat: mover }) =>
    mover === seat && value !== null ? [{ x: number + 1, y: value, mark }] : [],
  );
}

function rangeOf(unit: string, points: Line): { low: number; high: number } {
  if (unit === "chance" || !points.length) return { low: 0, high: 1 };
  const values = points.map(({ y }) => y);
  if (unit === "points") return { low: Math.min(...values) - 2, high: Math.max(...values) + 2 };
  const reach = Math.max(1, ...values.map(Math.abs));
  return { low: -reach, high: reach };
}

function middleOf(unit: string, low: number, high: number): number {
  return unit === "chance" ? 0.5 : unit === "cards" ? 0 : (low + high) / 2;
}

/** The curve for readers who cannot see it: where each seat began and ended. */
function curveText(unit: string, lines: readonly Line[], names: readonly string[]): string {
  const sentences = lines.flatMap((points, seat) => {
    const first = points[0];
    const last = points.at(-1);
    if (!first || !last) return [];
    return t("analysis-curve-line", {
      name: names[seat] ?? "",
      first: valueText(unit, first.y),
      last: valueText(unit, last.y),
    });
  });
  return [`${t(`analysis-unit-${unit}`)}.`, ...sentences].join(" ");
}
