/** The games' folders, `src/games/<game>/`, and the parts each has.
 *
 * Every part is optional: a game without a folder is played on the plain board. What a game is called
 * and how many play it comes from the server (`catalogue.ts`). `picture.tsx` belongs to the first load,
 * so it stays small; the others load when they are needed. `boards.ts` finds the boards, which the first
 * page does without.
 */

import type { ComponentType } from "preact";
import type { Lesson } from "../guide/lesson";
import type { OptionPictures } from "./board";

const PICTURES = import.meta.glob<ComponentType>("../games/*/picture.tsx", {
  import: "default",
  eager: true,
});
const LESSONS = import.meta.glob<Lesson>("../games/*/lesson.ts", { import: "default" });
const OPTIONS = import.meta.glob<OptionPictures>("../games/*/options.tsx", { import: "default" });

const folder = (game: string) => `../games/${game}`;

export const pictureOf = (game: string): ComponentType | undefined =>
  PICTURES[`${folder(game)}/picture.tsx`];

export const lessonLoader = (game: string): (() => Promise<Lesson>) | undefined =>
  LESSONS[`${folder(game)}/lesson.ts`];

/** The pictures of a game's options; none while they load or if the game has none. */
export const loadOptionPictures = async (game: string): Promise<OptionPictures> =>
  (await OPTIONS[`${folder(game)}/options.tsx`]?.()) ?? {};
