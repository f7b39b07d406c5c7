/** The tables of a guided first game: real ones, against the weakest bot, that count for nothing. */

import { gameNamed } from "../catalogue";
import { playsHere, startMe } from "../me";
import { createTable } from "../net/api";
import { Unreachable } from "../net/refused";
import { go } from "../router";
import type { Lesson } from "./lesson";
import { fetchLesson } from "./lessons";

export async function openFirstGame(game: string): Promise<void> {
  const [lesson] = await Promise.all([fetchLesson(game), startMe()]);
  if (!lesson) throw new Unreachable(game);
  await openAtStep(game, lesson, 0);
}

/** Opens the table at which a step begins, and goes there. */
export async function openAtStep(game: string, lesson: Lesson, step: number): Promise<void> {
  const bot = gameNamed(game)?.bots[0];
  if (!bot) throw new Unreachable(game);
  const { seats, options, seed = "" } = lesson.table;
  const occupants = ["me", ...Array<string>(seats - 1).fill(`bot:${bot}`)];
  const moves = [...(lesson.steps[step]?.opens ?? [])];
  const settings = { rated: "no" };
  const table = { game, seats, options, occupants, settings, moves, seed };
  const { id } = await createTable(table, playsHere());
  go(`/t/${id}?guide=${step}`, "replace");
}
