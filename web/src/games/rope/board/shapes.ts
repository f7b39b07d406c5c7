/** The outlines of scissors, of the coloured edge of a card and of the pattern on the backs. */

export const RINGS = [
  { cx: 28, turn: 24 },
  { cx: 72, turn: -24 },
] as const;

export const BLADES =
  "M30 3C24 16 26 27 32 37L61 72L69 66L49 40ZM70 3C76 16 74 27 68 37L39 72L31 66L51 40Z";

/** The left edge of a card, as wide as the drawings of the server have it. */
export const BAND = "M30 .75H8.75a8 8 0 0 0-8 8v94.5a8 8 0 0 0 8 8H30z";

/** The strands of the rope that the edge is, below its number. */
export const STRANDS = Array.from({ length: 4 }, (_, i) => `M4 ${82 + 9 * i}c7 0 15-9 22-9`).join(
  "",
);

/** The part of each slanted line inside the frame of a card back. */
function slant(across: number, width: number, height: number): string {
  const left = Math.max(0, across - height);
  const low = Math.min(across, height);
  const right = Math.min(across, width);
  const high = Math.max(0, across - width);
  return `M${10 + left} ${10 + low}L${10 + right} ${10 + high}`;
}

export const TWIST = Array.from({ length: 11 }, (_, i) => slant(13 * (i + 1), 60, 92)).join("");
