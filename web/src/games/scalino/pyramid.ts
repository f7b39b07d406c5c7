/** The blocks as bodies, and what is seen of them from above. */

import { type Place, readPlace, type Space, spaceName, spacesOf } from "./diamond";
import type { ShownBlock } from "./shown";

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

/** The topmost block of each covered space, by the space's name. */
export type Tops = ReadonlyMap<string, ShownBlock>;

export function topsOf(blocks: readonly ShownBlock[]): Tops {
  const tops = new Map<string, ShownBlock>();
  for (const block of blocks) {
    for (const space of spacesOf(readPlace(block.place))) {
      const name = spaceName(space);
      if ((tops.get(name)?.level ?? 0) < block.level) tops.set(name, block);
    }
  }
  return tops;
}

export function heightAt(tops: Tops, space: Space): number {
  return tops.get(spaceName(space))?.level ?? 0;
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
