/** The rows that are counted, drawn from step to step over the pyramid. */

import { formatNumber } from "../../../i18n";
import { middleOf, type Place, readSpace } from "../diamond";
import type { Gain } from "../gain";
import { heightAt, type Tops } from "../pyramid";
import { gainSign } from "../text";
import { type ColourScore, rowPoints } from "../view";
import type { Lens, Point } from "./camera";
import { markPath, open } from "./marks";

interface Props {
  score: Pick<ColourScore, "colour" | "rows" | "worthless">;
  lens: Lens;
  tops: Tops;
  /** What stands at the beginning of each row: its number, or its points. */
  badge?: "number" | "points";
  /** The highlighted row; the others are fainter. */
  chosen?: number | null;
}

export function RowLines({ score, lens, tops, badge, chosen = null }: Props) {
  const at = (name: string, right = 0, up = 0): Point => {
    const { x, y } = readSpace(name);
    return lens.facing(x + 0.5, y + 0.5, heightAt(tops, { x, y }))(right, up);
  };
  const bead = (name: string) => markPath(score.colour, 0.15, (right, up) => at(name, right, up));
  return (
    <g class="sc-rows" data-colour={score.colour}>
      {score.rows.map((row, i) => (
        <g key={row.join()} class={chosen !== null && chosen !== i ? "sc-row back" : "sc-row"}>
          {row.length > 1 && (
            <>
              <path class="sc-row-rim" d={open(row.map((name) => at(name)))} />
              <path class="sc-row-line" d={open(row.map((name) => at(name)))} />
            </>
          )}
          {row.map((name) => (
            <path key={name} class="sc-bead" d={bead(name)} />
          ))}
        </g>
      ))}
      {score.worthless.map((name) => (
        <g key={name} class={chosen === null ? "sc-row" : "sc-row back"}>
          <path class="sc-bead hollow" d={bead(name)} />
          {badge && <Badge at={at(name, -0.3, 0.3)} text={formatNumber(0)} isNothing />}
        </g>
      ))}
      {/* Over all lines, so that none is struck through. */}
      {badge &&
        score.rows.map((row, i) => (
          <g key={row.join()} class={chosen !== null && chosen !== i ? "sc-row back" : "sc-row"}>
            <Badge
              at={at(row[0] ?? "e5", -0.3, 0.3)}
              text={formatNumber(badge === "number" ? i + 1 : rowPoints(row.length))}
            />
          </g>
        ))}
    </g>
  );
}

function Badge({ at: [x, y], text, isNothing }: { at: Point; text: string; isNothing?: boolean }) {
  return (
    <g class={isNothing ? "sc-badge nothing" : "sc-badge"}>
      <rect
        x={x - 9 - 4 * text.length}
        y={y - 13}
        width={18 + 8 * text.length}
        height="26"
        rx="13"
      />
      <text x={x} y={y}>
        {text}
      </text>
    </g>
  );
}

interface GainProps {
  gain: Gain;
  place: Place;
  level: number;
  lens: Lens;
  tops: Tops;
}

/** What a block would make: its rows as they would be, and the points above it. */
export function GainMark({ gain, place, level, lens, tops }: GainProps) {
  const middle = middleOf(place);
  const [x, y] = lens.facing(middle.x, middle.y, level)(0, 0);
  const text = gainSign(gain);
  const half = 16 + 7 * text.length;
  // Above the block, or below it at the upper edge of the picture.
  const [, top = 0] = lens.viewBox.split(" ").map(Number);
  const rise = y - 62 < top + 4 ? 62 : -62;
  const rows = gain.rows.filter((row) => row.length > 1);
  return (
    <g class="sc-gain" data-colour={gain.colour}>
      <RowLines score={{ colour: gain.colour, rows, worthless: [] }} lens={lens} tops={tops} />
      <rect x={x - half} y={y + rise - 20} width={2 * half} height="40" rx="20" />
      <text x={x} y={y + rise}>
        {text}
      </text>
    </g>
  );
}
