/** Our own faces and gestures, drawn with a few strokes each. */

import type { ChatLine } from "../protocol";

export type EmoteId = NonNullable<ChatLine["emote"]>;

/** A path and what it is made of: `skin`, `red` and `light` are filled, `ink` is a line. */
type Stroke = readonly ["skin" | "red" | "light" | "ink" | "dark", string];

const FACE: Stroke = ["skin", "M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38z"];

const DRAWINGS: Readonly<Record<EmoteId, readonly Stroke[]>> = {
  hello: [
    ["skin", "M20 9a17 17 0 1 1 0 34 17 17 0 0 1 0-34z"],
    ["ink", "M14 22v3M25 22v3M12 31q8 8 15 0"],
    [
      "skin",
      "M34 28l-3-7q-1-3 1-3.5t3 2l1 2-2-8q-.5-3 1.5-3.5t3 2.5l1 6 .5-7q.5-3 2.5-2.5t2 3l-.5 8 2-4q1.5-2 3-1t0 3q-2 9-6 13z",
    ],
    ["ink", "M28 8l2 3M36 2v3"],
  ],
  "thumbs-up": [
    ["red", "M4 24h9v20H4z"],
    [
      "skin",
      "M13 25l8-9q2-3 1-9 1-4 5-3 4 2 3 10l-1 5h11q5 0 5 4t-3 5q3 2 1.5 5t-3.5 3q1.5 3-.5 5t-3.5 2q0 3-4 3H20l-7-3z",
    ],
    ["ink", "M33 27h7M33 34h6M32 40h5"],
  ],
  "well-played": [
    ["ink", "M13 11H6q0 11 9 13M35 11h7q0 11-9 13"],
    ["skin", "M12 6h24v11q0 13-12 14Q12 30 12 17z"],
    ["skin", "M21 30h6v6h-6z"],
    ["red", "M14 36h20v7H14z"],
    ["light", "M24 11l2 4.5 5 .5-3.7 3.3 1.1 4.9-4.4-2.6-4.4 2.6 1.1-4.9L17 16l5-.5z"],
  ],
  thinking: [
    FACE,
    ["ink", "M17 18v3M29 17v3M14 14q3-3 6-1M27 12q4-1 6 2M19 31q5-3 10-1"],
    ["skin", "M13 47q-5-6 0-10l8-4q4-1 4 2t-4 4h8q3 0 3 3t-3 3l-7 2z"],
  ],
  oops: [
    FACE,
    ["ink", "M17 21v2M31 21v2M13 14q4-3 7-1M28 13q4-2 7 1"],
    ["dark", "M24 28a5 6 0 1 1 0 12 5 6 0 0 1 0-12z"],
    ["light", "M40 4q7 9 0 12-7-3 0-12z"],
  ],
  laughing: [
    FACE,
    ["dark", "M12 26h24q0 13-12 13T12 26z"],
    ["red", "M17 35q7-6 14 0-3 4-7 4t-7-4z"],
    ["ink", "M12 20q4-6 8 0M28 20q4-6 8 0"],
    ["light", "M8 24q-8 6-4 9t6-3zM40 24q8 6 4 9t-6-3z"],
  ],
  hurry: [
    ["light", "M13 7h22q1 11-8 17 9 6 8 17H13q-1-11 8-17-9-6-8-17z"],
    ["skin", "M17 14h14q-2 5-7 9-5-4-7-9zM16 40q1-7 8-9 7 2 8 9z"],
    ["red", "M10 3h28v5H10zM10 40h28v5H10z"],
    ["ink", "M24 24v6M3 18l4 2M2 27h5M45 18l-4 2M46 27h-5"],
  ],
  thanks: [
    ["red", "M24 43Q4 29 4 17 4 7 13.5 7 21 7 24 14 27 7 34.5 7 44 7 44 17 44 29 24 43z"],
    ["ink", "M17 19v3M31 19v3M17 27q7 7 14 0"],
  ],
};

export const EMOTES = Object.keys(DRAWINGS) as readonly EmoteId[];

export function EmoteDrawing({ emote }: { emote: EmoteId }) {
  return (
    <svg class="emote" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {DRAWINGS[emote].map(([made, d]) => (
        <path key={d} class={`emote-${made}`} d={d} />
      ))}
    </svg>
  );
}
