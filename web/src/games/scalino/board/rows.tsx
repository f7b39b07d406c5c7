/** The rows that were counted, drawn from step to step over the pyramid. */

import { readSpace } from "../diamond";
import { heightAt, type Tops } from "../pyramid";
import type { ColourScore } from "../view";
import type { Lens, Point } from "./camera";
import { markPath, open } from "./marks";

interface Props {
  score: ColourScore;
  lens: Lens;
  tops: Tops;
  /** Writes the number of each row at its beginning. */
  isNumbered?: boolean;
  /** The row that is looked at; the others step back. */
  chosen?: number | null;
}

export function RowLines({ score, lens, tops, isNumbered, chosen = null }: Props) {
  const at = (name: string): Point => {
    const space = readSpace(name);
    return lens.project(space.x + 0.5, space.y + 0.5, heightAt(tops, space));
  };
  return (
    <g class="sc-rows" data-colour={score.colour}>
      {score.rows.map((row, i) => (
        <g key={row.join()} class={chosen !== null && chosen !== i ? "sc-row back" : "sc-row"}>
          {row.length > 1 && <path class="sc-row-rim" d={open(row.map(at))} />}
          {row.length > 1 && <path class="sc-row-line" d={open(row.map(at))} />}
          {row.map((name) => (
            <path
              key={name}
              class="sc-bead"
              d={markPath(score.colour, 0.15, lens.facing(at(name)))}
            />
          ))}
          {isNumbered && (
            <Badge at={lens.facing(at(row[0] ?? "e5"))(-0.3, 0.3)} text={String(i + 1)} />
          )}
        </g>
      ))}
      {score.worthless.map((name) => (
        <g key={name} class={chosen === null ? "sc-row" : "sc-row back"}>
          <path class="sc-bead hollow" d={markPath(score.colour, 0.15, lens.facing(at(name)))} />
          {isNumbered && <Badge at={lens.facing(at(name))(-0.3, 0.3)} text="0" isNothing />}
        </g>
      ))}
    </g>
  );
}

function Badge({ at: [x, y], text, isNothing }: { at: Point; text: string; isNothing?: boolean }) {
  return (
    <g class={isNothing ? "sc-badge nothing" : "sc-badge"}>
      <circle cx={x} cy={y} r="11" />
      <text x={x} y={y}>
        {text}
      </text>
    </g>
  );
}
