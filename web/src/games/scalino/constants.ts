// Made from the Python drawings by `make drawing-constants`: change those, not this.

/** Spaces from one corner of the diamond to the other. */
export const SIDE = 9;

/** The file and the rank of the star, from 0. */
export const MIDDLE = 4;

/** How many levels the pyramid has. */
export const TOP_LEVEL = 4;

/** The lengths of blocks, in spaces. */
export const SIZES = [1, 2, 3] as const;

/** The middle of the board, in spaces. */
export const CENTRE = 4.5;

/** Of the board, in levels. */
export const THICKNESS = 0.3;

/** How far the board reaches beyond its spaces. */
export const EDGE = 0.14;

/** How far a shadow reaches for each level: right and away. */
export const FALL = [0.3, -0.16] as const;

/** How many spaces away a block can cast a shadow. */
export const REACH = 2;

/** A shadow is drawn twice, short and long. */
export const PENUMBRA = [0.7, 1] as const;

/** Lines along the wood of a block. */
export const GRAIN_LINES = 5;

/** Shade on a block's front, per cent. */
export const FRONT_SHADE = 20;

/** Shade on a block's right side, per cent. */
export const SIDE_SHADE = 42;

/** Of the star on the board, in spaces. */
export const STAR_RADIUS = 0.36;

/** How far in a star's inner corners lie. */
export const STAR_INNER = 0.45;

/** The marks of colours by number; pink has a disc. */
export const MARK_CORNERS = {
  0: [[-1.08, -0.78], [1.08, -0.78], [0, 1.12]],
  2: [[-0.86, -0.86], [0.86, -0.86], [0.86, 0.86], [-0.86, 0.86]],
  3: [[0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0]],
} as const;
