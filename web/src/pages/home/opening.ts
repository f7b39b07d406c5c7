/** The quick ways to a table. */

import { startMe } from "../../me";
import { createTable } from "../../net/api";
import type { CreateTable, ShownGame } from "../../protocol";
import { go } from "../../router";
import { settings } from "../../ui/settings";
import { complain } from "../../ui/toasts";

/** The levels that people choose from, the weakest first. A game may have other bots besides. */
const LEVELS = ["learner", "casual", "strong", "master"];

export function levelsOf(game: ShownGame): string[] {
  return LEVELS.filter((level) => game.bots.includes(level));
}

/** The level that was chosen last, if this game has it. */
export function chosenLevel(game: ShownGame): string {
  const level = settings.level.value;
  return game.bots.includes(level) ? level : usualBot(game);
}

/** A bot for a first game: not the weakest, which is no fun, and not the strongest either. */
export function usualBot(game: ShownGame): string {
  return game.bots[Math.min(1, game.bots.length - 1)] ?? "";
}

export async function openTable(table: CreateTable): Promise<void> {
  try {
    await startMe();
    const { id } = await createTable(table);
    go(`/t/${id}`);
  } catch (error) {
    complain(error);
  }
}

/** A table with bots on all other seats: the game is on at once. */
export function playNow(game: ShownGame): Promise<void> {
  const seats = game.usual_seats;
  const bots = Array<string>(seats - 1).fill(`bot:${chosenLevel(game)}`);
  return openTable({ game: game.name, seats, occupants: ["me", ...bots] });
}

/** A table with free seats, to send the link of to others. */
export function invite(game: ShownGame): Promise<void> {
  return openTable({ game: game.name, seats: game.usual_seats, occupants: ["me"] });
}
