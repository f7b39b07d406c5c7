/** The games' folders, `src/games/<game>/`, and the parts each has.
 *
 * Every part is optional: a game without a folder is played on the plain board. `meta.ts` and
 * `picture.tsx` belong to the first load, so they stay small; the others load when they are needed.
 * `boards.ts` finds the boards, which the first page does without.
 */

import type { ComponentType } from "preact";
import type { Lesson } from "../guide/lesson";

/** What the pages need to know of a game before its board is loaded. */
export interface GameMeta {
  /** Where it stands on the home page, counted from 1. */
  readonly order: number;
  /** What the ids of its rules begin with: `SC` of `SC-7`. */
  readonly rulePrefix: string;
  /** How many seats a new table has unless somebody says otherwise. */
  readonly usualSeats: number;
  /** The game whose rules page and messages also cover this one. */
  readonly textsOf?: string;
}

const METAS = import.meta.glob<GameMeta>("../games/*/meta.ts", { import: "default", eager: true });
const PICTURES = import.meta.glob<ComponentType>("../games/*/picture.tsx", {
  import: "default",
  eager: true,
});
const LESSONS = import.meta.glob<Lesson>("../games/*/lesson.ts", { import: "default" });

const folder = (game: string) => `../games/${game}`;

export const metaOf = (game: string): GameMeta | undefined => METAS[`${folder(game)}/meta.ts`];

/** The games that have a folder, in the order of the home page. */
export const knownGames: readonly string[] = Object.entries(METAS)
  .sort(([, one], [, other]) => one.order - other.order)
  .map(([path]) => path.split("/")[2] ?? "");

/** The game whose rules begin with this prefix. */
export function gameOfRule(prefix: string): string | undefined {
  return knownGames.find((game) => metaOf(game)?.rulePrefix === prefix);
}

/** The game under whose name this one's rules and messages are found. */
export const textsOf = (game: string): string => metaOf(game)?.textsOf ?? game;

export const pictureOf = (game: string): ComponentType | undefined =>
  PICTURES[`${folder(game)}/picture.tsx`];

export const lessonLoader = (game: string): (() => Promise<Lesson>) | undefined =>
  LESSONS[`${folder(game)}/lesson.ts`];
