/** The outlines of scissors and of the pattern on the backs. */

export const RINGS = [
  { cx: 28, turn: 24 },
  { cx: 72, turn: -24 },
] as const;

export const BLADES =
  "M30 3C24 16 26 27 32 37L61 72L69 66L49 40ZM70 3C76 16 74 27 68 37L39 72L31 66L51 40Z";

/** The part of each slanted line inside the frame of a card back. */
function slant(across: number, width: number, height: number): string {
  const left = Math.max(0, across - height);
  const low = Math.min(across, height);
  const right = Math.min(across, width);
  const high = Math.max(0, across - width);
  return `M${10 + left} ${10 + low}L${10 + right} ${10 + high}`;
}

export const TWIST = Array.from({ length: 11 }, (_, i) => slant(13 * (i + 1), 60, 92)).join("");
