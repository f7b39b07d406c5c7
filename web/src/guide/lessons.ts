/** The lessons there are, each fetched with its words when somebody begins it. */

import { Unreachable } from "../net/refused";
import { learnGuide } from "../words";
import type { Lesson } from "./lesson";

const MODULES = import.meta.glob<Lesson>("./lessons/*.ts", { import: "default" });

const moduleOf = (game: string) => MODULES[`./lessons/${game}.ts`];

export const hasLesson = (game: string): boolean => moduleOf(game) !== undefined;

/** The lesson of a game; null if there is none. */
export async function fetchLesson(game: string): Promise<Lesson | null> {
  const load = moduleOf(game);
  if (!load) return null;
  try {
    const [lesson] = await Promise.all([load(), learnGuide()]);
    return lesson;
  } catch {
    throw new Unreachable(game);
  }
}
