/** The quick ways to a table. */

import { playsHere, startMe } from "../../me";
import { createTable } from "../../net/api";
import type { CreateTable, ShownGame } from "../../protocol";
import { go } from "../../router";
import { settings } from "../../ui/settings";
import { complain } from "../../ui/toasts";

/** The levels that people choose from, the weakest first. A game may have other bots as well. */
const LEVELS = ["learner", "casual", "strong", "master"];

/** What a browser is too slow for, at least in some games. */
const ON_SERVERS = "master";

export function levelsOf(game: ShownGame, isHere = playsHere()): string[] {
  const bots = botsAt(game, isHere);
  return LEVELS.filter((level) => bots.includes(level));
}

/** The bots of a game, at a server or on this device. */
export function botsAt(game: ShownGame, isHere: boolean): string[] {
  return isHere ? game.bots.filter((bot) => bot !== ON_SERVERS) : game.bots;
}

/** The level that was chosen last, if this game has it. */
export function chosenLevel(game: ShownGame): string {
  const level = settings.level.value;
  return levelsOf(game).includes(level) ? level : usualBot(game);
}

/** A bot for a first game: not the weakest, which is no fun, and not the strongest either. */
export function usualBot(game: ShownGame): string {
  return game.bots[Math.min(1, game.bots.length - 1)] ?? "";
}

export async function openTable(table: CreateTable, isHere = false): Promise<void> {
  try {
    await startMe();
    const { id } = await createTable(table, isHere);
    go(`/t/${id}`);
  } catch (error) {
    complain(error);
  }
}

/** A table with bots on all other seats: the game starts at once. */
export function playNow(game: ShownGame): Promise<void> {
  const seats = game.usual_seats;
  const bots = Array<string>(seats - 1).fill(`bot:${chosenLevel(game)}`);
  return openTable({ game: game.name, seats, occupants: ["me", ...bots] }, playsHere());
}

/** A table with free seats, to send the link of to others. */
export function invite(game: ShownGame): Promise<void> {
  return openTable({ game: game.name, seats: game.usual_seats, occupants: ["me"] });
}
