/** Cards: large numbers, scissors that cannot be mistaken, backs. All sizes come from the style.
 *
 * There are many, and few change with a move: each is drawn anew only when it is another card.
 */

import { useMemo } from "preact/hooks";
import { BLADES, RINGS, TWIST } from "./shapes";

interface FaceProps {
  name: string;
  /** The number that scissors stand for. */
  meaning?: string;
}

/** A card face up. Its corner stays visible under other cards. */
export function Face({ name, meaning = "" }: FaceProps) {
  return useMemo(() => face(name, meaning), [name, meaning]);
}

function face(name: string, meaning: string) {
  const isScissors = name === "S";
  return (
    <svg class="rope-card" viewBox="0 0 80 112" aria-hidden="true" data-scissors={isScissors}>
      <rect class="rope-sheet" x="0.75" y="0.75" width="78.5" height="110.5" rx="8" />
      {isScissors ? (
        <>
          <Scissors x={18} y={20} side={26} />
          {meaning && (
            <text class="rope-meaning" x="18" y="48">
              {meaning}
            </text>
          )}
          <Scissors x={47} y={70} side={52} />
        </>
      ) : (
        <>
          <text class="rope-corner" x="18" y="20" data-long={name.length > 1}>
            {name}
          </text>
          <text class="rope-middle" x="44" y="70" data-long={name.length > 1}>
            {name}
          </text>
        </>
      )}
    </svg>
  );
}

/** A card of a row seen from afar: its number alone. */
export function SmallFace({ name }: { name: string }) {
  return useMemo(() => smallFace(name), [name]);
}

function smallFace(name: string) {
  return (
    <svg class="rope-card" viewBox="0 0 40 52" aria-hidden="true" data-scissors={name === "S"}>
      <rect class="rope-sheet" x="0.75" y="0.75" width="38.5" height="50.5" rx="5" />
      {name === "S" ? (
        <Scissors x={17} y={25} side={27} />
      ) : (
        <text class="rope-small" x="17" y="26" data-long={name.length > 1}>
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
