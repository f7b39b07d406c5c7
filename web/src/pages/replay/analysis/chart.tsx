/** A chart with a line for each seat, and their names below it. */

import type { ComponentChildren } from "preact";

const WIDTH = 600;
const HEIGHT = 150;
/** Wide enough for a whole mark, also in a round corner. */
const EDGE = 14;

export interface Point {
  readonly x: number;
  readonly y: number;
  /** A mark in the chart, if the point has one. */
  readonly mark?: string;
}

export type Line = readonly Point[];

interface Props {
  /** One for each seat. */
  lines: readonly Line[];
  names: readonly string[];
  /** The chart begins at 0 and ends here. */
  last: number;
  low: number;
  high: number;
  /** Where the line across the chart is. */
  middle: number;
  /** The position on the screen, if it is in the chart. */
  now?: number;
  /** A value as text. */
  text(value: number): string;
  /** The chart for readers who cannot see it. */
  label: string;
  /** What is counted. */
  children: ComponentChildren;
  onPick?(x: number): void;
}

export function Chart(props: Props) {
  const { lines, names, last, low, high, middle, now, text, label, children, onPick } = props;
  const x = (at: number) => EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, last);
  const y = (value: number) =>
    HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / Math.max(1e-9, high - low);
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * WIDTH;
    onPick?.(Math.round(((share - EDGE) / (WIDTH - 2 * EDGE)) * last));
  };
  return (
    <figure class="curve" data-picks={onPick !== undefined}>
      <div class="curve-plot">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider of the replay does it by keys */}
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          onClick={pick}
        >
          <line class="curve-middle" x1={0} x2={WIDTH} y1={y(middle)} y2={y(middle)} />
          {now !== undefined && (
            <line class="curve-now" x1={x(now)} x2={x(now)} y1={0} y2={HEIGHT} />
          )}
          {lines.map((points, seat) => (
            <g key={seat} class="curve-seat" data-seat={seat}>
              <polyline points={points.map((one) => `${x(one.x)},${y(one.y)}`).join(" ")} />
              {points
                .filter(({ mark }) => mark)
                .map((one) => (
                  <path key={one.x} d={`M${x(one.x)} ${y(one.y)}h0`} data-mark={one.mark} />
                ))}
            </g>
          ))}
        </svg>
        <span aria-hidden="true">{text(high)}</span>
        <span aria-hidden="true">{text(low)}</span>
      </div>
      <figcaption>
        <span class="quiet">{children}</span>
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
