/** Loads the lessons, each with its messages. */

import { lessonLoader } from "../board/registry";
import { loadGuideMessages } from "../i18n";
import { Unreachable } from "../net/refused";
import type { Lesson } from "./lesson";

export const hasLesson = (game: string): boolean => lessonLoader(game) !== undefined;

/** The lesson of a game; null if there is none. */
export async function fetchLesson(game: string): Promise<Lesson | null> {
  const load = lessonLoader(game);
  if (!load) return null;
  try {
    const [lesson] = await Promise.all([load(), loadGuideMessages(game)]);
    return lesson;
  } catch {
    throw new Unreachable(game);
  }
}
