/** Which block a place or a step of the keys means, and whether it can be taken. */

import { isOnLevel, type Space } from "../scalino/diamond";
import { isSameBlock, type Tops, topAt } from "../scalino/pyramid";
import type { ShownBlock } from "../scalino/view";
import type { View } from "./view";

/** The same spaces can have blocks on several levels; a move means the uppermost of them. */
export function uppermost(place: string, blocks: readonly ShownBlock[]): ShownBlock | null {
  return blocks
    .filter((block) => block.place === place)
    .reduce<ShownBlock | null>((top, one) => (top && top.level > one.level ? top : one), null);
}

/** True if this block is among the legal moves. */
export function isTakeable(block: ShownBlock, { moves, board }: View): boolean {
  return (moves ?? []).includes(block.place) && uppermost(block.place, board.blocks) === block;
}

/** The next space in a direction that shows another block. */
export function nextBlock(
  from: Space,
  block: ShownBlock | null,
  tops: Tops,
  step: (space: Space) => Space,
): Space | null {
  for (let space = step(from); isOnLevel(space, 1); space = step(space)) {
    const top = topAt(tops, space);
    if (top && !(block && isSameBlock(top, block))) return space;
  }
  return null;
}
