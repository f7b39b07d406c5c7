/** The heights and tops of the blocks. */

import { type Place, readPlace, type Space, spacesOf } from "./diamond";
import type { ShownBlock, View } from "./view";

/** A block with its extent; all heights count in levels from the board. */
export interface Body {
  readonly key: string;
  readonly colour: number;
  readonly level: number;
  readonly place: Place;
  readonly low: number;
  readonly high: number;
  /** How far it is held above its place. */
  readonly lift?: number;
}

export function bodyOf({ colour, level, place }: ShownBlock): Body {
  return {
    key: `${level} ${place}`,
    colour,
    level,
    place: readPlace(place),
    low: level - 1,
    high: level,
  };
}

/** The topmost block of each covered space. Read with `topAt`. */
export type Tops = ReadonlyMap<number, ShownBlock>;

export function topsOf(blocks: readonly ShownBlock[]): Tops {
  const tops = new Map<number, ShownBlock>();
  for (const block of blocks) {
    for (const space of spacesOf(readPlace(block.place))) {
      if (heightAt(tops, space) < block.level) tops.set(keyOf(space), block);
    }
  }
  return tops;
}

export function topAt(tops: Tops, space: Space): ShownBlock | undefined {
  return tops.get(keyOf(space));
}

export function heightAt(tops: Tops, space: Space): number {
  return topAt(tops, space)?.level ?? 0;
}

/** Shadows ask for thousands of spaces, some of them beside the board: a number is quicker than a
 * name. */
function keyOf({ x, y }: Space): number {
  return x + 100 * y;
}

/** The level that has become complete between two positions; 0 if none has. */
export function completedLevel(before: View, after: View): number {
  const isOver = after.outcome?.cause === "complete" && !before.outcome;
  return isOver || after.board.level > before.board.level ? before.board.level : 0;
}

export function isSameBlock(one: ShownBlock, other: ShownBlock): boolean {
  return one.place === other.place && one.level === other.level;
}

/** The blocks of one position that another does not have. */
export function missingFrom(
  blocks: readonly ShownBlock[],
  other: readonly ShownBlock[],
): ShownBlock[] {
  return blocks.filter((block) => !other.some((one) => isSameBlock(one, block)));
}
