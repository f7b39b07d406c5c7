/** The curve of a game: for each seat, the value of its position after each of its moves. */

import { t } from "../../../i18n";
import type { AnalysedMove } from "../../../protocol";
import { valueText } from "./values";

const WIDTH = 600;
const HEIGHT = 150;
const EDGE = 8;

interface Props {
  unit: string;
  moves: readonly AnalysedMove[];
  names: readonly string[];
  /** The number of entries of the whole log, and of those before the position on the screen. */
  last: number;
  at: number;
  onLook(at: number): void;
}

interface Point {
  readonly number: number;
  readonly value: number;
  readonly mark: string;
}

export function Curve({ unit, moves, names, last, at, onLook }: Props) {
  const lines = names.map((_, seat) => pointsOf(moves, seat));
  const { low, high } = rangeOf(unit, lines.flat());
  const x = (number: number) => EDGE + ((WIDTH - 2 * EDGE) * number) / Math.max(1, last);
  const y = (value: number) =>
    HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / Math.max(1e-9, high - low);
  const look = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * WIDTH;
    onLook(Math.round(((share - EDGE) / (WIDTH - 2 * EDGE)) * last));
  };
  return (
    <figure class="curve">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider of the replay does it by keys */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={curveText(unit, lines, names)}
        onClick={look}
      >
        <line
          class="curve-middle"
          x1={0}
          x2={WIDTH}
          y1={y(middleOf(unit, low, high))}
          y2={y(middleOf(unit, low, high))}
        />
        <line class="curve-now" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
        {lines.map((points, seat) => (
          <g key={seat} class="curve-seat" data-seat={seat}>
            <polyline
              points={points.map(({ number, value }) => `${x(number + 1)},${y(value)}`).join(" ")}
            />
            {points
              .filter(({ mark }) => mark)
              .map(({ number, value, mark }) => (
                <path key={number} d={`M${x(number + 1)} ${y(value)}h0`} data-mark={mark} />
              ))}
          </g>
        ))}
      </svg>
      <figcaption>
        <span class="quiet">{t(`analysis-unit-${unit}`)}</span>
        {names.map((name, seat) => (
          <span key={seat} class="curve-name" data-seat={seat}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <line class="curve-seat" data-seat={seat} x1={0} x2={24} y1={4} y2={4} />
            </svg>
            <bdi>{name}</bdi>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function pointsOf(moves: readonly AnalysedMove[], seat: number): Point[] {
  return moves.flatMap(({ number, value, mark, seat: mover }) =>
    mover === seat && value !== null ? [{ number, value, mark }] : [],
  );
}

function rangeOf(unit: string, points: readonly Point[]): { low: number; high: number } {
  if (unit === "chance" || !points.length) return { low: 0, high: 1 };
  const values = points.map(({ value }) => value);
  if (unit === "points") return { low: Math.min(...values) - 2, high: Math.max(...values) + 2 };
  const reach = Math.max(1, ...values.map(Math.abs));
  return { low: -reach, high: reach };
}

function middleOf(unit: string, low: number, high: number): number {
  return unit === "chance" ? 0.5 : unit === "cards" ? 0 : (low + high) / 2;
}

/** The curve for readers who cannot see it: where each seat began and ended. */
function curveText(
  unit: string,
  lines: readonly (readonly Point[])[],
  names: readonly string[],
): string {
  const sentences = lines.flatMap((points, seat) => {
    const first = points[0];
    const last = points.at(-1);
    if (!first || !last) return [];
    return t("analysis-curve-line", {
      name: names[seat] ?? "",
      first: valueText(unit, first.value),
      last: valueText(unit, last.value),
    });
  });
  return [`${t(`analysis-unit-${unit}`)}.`, ...sentences].join(" ");
}
