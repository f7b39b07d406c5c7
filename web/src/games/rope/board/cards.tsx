/** Cards: a coloured edge with the number, the number large, scissors that cannot be mistaken, backs. All
 * sizes come from the style.
 *
 * There are many, and few change with a move: each is redrawn only if it is another card.
 */

import { useMemo } from "preact/hooks";
import { BAND, BLADES, RINGS, STRANDS, TWIST } from "./shapes";

interface FaceProps {
  name: string;
  /** The number that scissors stand for. */
  meaning?: string;
}

/** A card face up. Its edge stays visible under other cards. */
export function Face({ name, meaning = "" }: FaceProps) {
  return useMemo(() => face(name, meaning), [name, meaning]);
}

function face(name: string, meaning: string) {
  const isScissors = name === "S";
  return (
    <svg
      class="rope-card"
      viewBox="0 0 80 112"
      aria-hidden="true"
      data-scissors={isScissors}
      data-card={(isScissors && meaning) || name}
    >
      <rect class="rope-sheet" x="0.75" y="0.75" width="78.5" height="110.5" rx="8" />
      <path class="rope-band" d={BAND} />
      <path class="rope-strands" d={STRANDS} />
      {isScissors ? (
        <>
          <Scissors x={15.5} y={20} side={25} />
          {meaning && <Corner text={meaning} y={50} />}
          <g class="rope-middle">
            <Scissors x={55} y={62} side={44} />
          </g>
        </>
      ) : (
        <>
          <Corner text={name} y={21} />
          <text class="rope-middle rope-number" x="54.5" y="64" data-long={name.length > 1}>
            {name}
          </text>
        </>
      )}
    </svg>
  );
}

function Corner({ text, y }: { text: string; y: number }) {
  return (
    <text class="rope-corner" x="15.5" y={y} data-long={text.length > 1}>
      {text}
    </text>
  );
}

/** A card of a row seen from afar: its number alone. */
export function SmallFace({ name }: { name: string }) {
  return useMemo(() => smallFace(name), [name]);
}

function smallFace(name: string) {
  return (
    <svg
      class="rope-card rope-small-face"
      viewBox="0 0 40 52"
      aria-hidden="true"
      data-scissors={name === "S"}
      data-card={name}
    >
      <rect class="rope-sheet" x="0.75" y="0.75" width="38.5" height="50.5" rx="5" />
      {name === "S" ? (
        <Scissors x={16} y={25} side={25} />
      ) : (
        <text class="rope-small" x="16" y="26" data-long={name.length > 1}>
          {name}
        </text>
      )}
    </svg>
  );
}

/** A card face down: slanted lines, like the twist of a rope. */
export function Back() {
  return useMemo(back, []);
}

function back() {
  return (
    <svg class="rope-card" viewBox="0 0 80 112" aria-hidden="true">
      <rect class="rope-back" x="0.75" y="0.75" width="78.5" height="110.5" rx="8" />
      <rect class="rope-back-frame" x="10" y="10" width="60" height="92" rx="4" />
      <path class="rope-back-twist" d={TWIST} />
    </svg>
  );
}

/** Open scissors around a point: two rings, two blades that cross, a bare screw. */
export function Scissors({ x, y, side }: { x: number; y: number; side: number }) {
  const at = `translate(${x - side / 2} ${y - side / 2}) scale(${side / 100})`;
  return (
    <g class="rope-scissors" transform={at}>
      {RINGS.map(({ cx, turn }) => (
        <ellipse key={cx} cx={cx} cy="80" rx="13" ry="15" transform={`rotate(${turn} ${cx} 80)`} />
      ))}
      <path d={BLADES} />
      <circle cx="50" cy="52" r="4" />
    </g>
  );
}
