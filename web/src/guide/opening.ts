/** The table of a guided first game: a real one, against the weakest bot, that counts for nothing. */

import { gameNamed } from "../catalogue";
import { startMe } from "../me";
import { createTable } from "../net/api";
import { Unreachable } from "../net/refused";
import { go } from "../router";
import { fetchLesson } from "./lessons";

export async function openFirstGame(game: string): Promise<void> {
  const [lesson] = await Promise.all([fetchLesson(game), startMe()]);
  const bot = gameNamed(game)?.bots[0];
  if (!lesson || !bot) throw new Unreachable(game);
  const { seats, options } = lesson.table;
  const occupants = ["me", ...Array<string>(seats - 1).fill(`bot:${bot}`)];
  const { id } = await createTable({ game, seats, options, occupants, settings: { rated: "no" } });
  go(`/t/${id}?guide=0`, "replace");
}
