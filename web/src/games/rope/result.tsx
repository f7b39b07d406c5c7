/** The end: who won and why, and how the piles shrank. */

import type { ResultProps } from "../../board/board";
import { formatList, formatNumber, t } from "../../i18n";
import { type History, pilesOverTime } from "./history";
import type { View } from "./view";

export function Result({ view, names, log }: ResultProps<View>) {
  const history = pilesOverTime(view.board, log);
  return (
    <div class="rope-result">
      <p>{causeText(view, names, history)}</p>
      <h3>{t("rope-piles-title")}</h3>
      <Chart history={history} />
      <ul class="rope-legend">
        {history.piles.map((counts, seat) => (
          <li key={seat}>
            <svg viewBox="0 0 40 20" aria-hidden="true">
              <path class="rope-line" data-seat={seat} d="M2 10H38" />
              <EndMark seat={seat} x={20} y={10} />
            </svg>
            <span>
              <bdi>{names[seat]}</bdi>{" "}
              <span class="quiet">
                {t("rope-piles-line", { from: counts[0] ?? 0, to: counts.at(-1) ?? 0 })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function causeText({ board, outcome }: View, names: readonly string[], { turns }: History): string {
  const winners = names.filter((_, seat) => outcome?.ranks[seat] === 1);
  const key = board.cause === "pile" ? "rope-won-pile" : "rope-won-fewest";
  return t(key, { count: winners.length, names: formatList(winners), turns });
}

const WIDTH = 440;
const HEIGHT = 220;
const LEFT = 36;
const RIGHT = 28;
const TOP = 14;
const BOTTOM = 34;
const MARK = 20;

function Chart({ history }: { history: History }) {
  const { turns, piles } = history;
  const most = Math.max(1, ...piles.map((counts) => counts[0] ?? 0));
  const x = (turn: number) => LEFT + ((WIDTH - LEFT - RIGHT) * turn) / Math.max(1, turns);
  const y = (count: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (most - count)) / most;
  const ends = spread(
    piles.map((counts) => y(counts.at(-1) ?? 0)),
    TOP,
  );
  return (
    <svg
      class="rope-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("rope-piles-chart")}
    >
      {ticks(most).map((count) => (
        <g key={count}>
          <path class="rope-grid" d={`M${LEFT} ${y(count)}H${WIDTH - RIGHT}`} />
          <text class="rope-tick" x={LEFT - 8} y={y(count)} data-end="true">
            {formatNumber(count)}
          </text>
        </g>
      ))}
      <text class="rope-tick" x={WIDTH - RIGHT} y={HEIGHT - 10} data-end="true">
        {t("rope-piles-turns", { count: turns })}
      </text>
      {piles.map((counts, seat) => (
        <path
          key={seat}
          class="rope-line"
          data-seat={seat}
          d={`M${counts.map((count, turn) => `${x(turn)} ${y(count)}`).join("L")}`}
        />
      ))}
      {ends.map((end, seat) => (
        <EndMark key={seat} seat={seat} x={WIDTH - RIGHT + MARK / 2 + 2} y={end} />
      ))}
    </svg>
  );
}

/** A seat's number in its colour, at the end of its line. */
function EndMark({ seat, x, y }: { seat: number; x: number; y: number }) {
  return (
    <g class="rope-mark" data-seat={seat}>
      <circle cx={x} cy={y} r={MARK / 2 - 1} />
      <text x={x} y={y}>
        {seat + 1}
      </text>
    </g>
  );
}

/** Round numbers up to the most cards a pile had. */
export function ticks(most: number): number[] {
  const step = most > 25 ? 10 : most > 10 ? 5 : most > 3 ? 2 : 1;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** The same heights, moved until the marks do not overlap: up, and from the top down again. */
export function spread(heights: readonly number[], top: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  const placed = [...heights];
  let free = Number.POSITIVE_INFINITY;
  for (const i of order) {
    placed[i] = Math.min(heights[i] ?? 0, free);
    free = (placed[i] ?? 0) - MARK;
  }
  free = top;
  for (const i of order.reverse()) {
    placed[i] = Math.max(placed[i] ?? 0, free);
    free = (placed[i] ?? 0) + MARK;
  }
  return placed;
}
