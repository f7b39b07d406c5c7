/** The quick ways to a table. */

import { startMe } from "../../me";
import { createTable } from "../../net/api";
import type { CreateTable, ShownGame } from "../../protocol";
import { go } from "../../router";
import { complain } from "../../ui/toasts";

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
  const bots = Array<string>(seats - 1).fill(`bot:${usualBot(game)}`);
  return openTable({ game: game.name, seats, occupants: ["me", ...bots] });
}

/** A table with free seats, to send the link of to others. */
export function invite(game: ShownGame): Promise<void> {
  return openTable({ game: game.name, seats: game.usual_seats, occupants: ["me"] });
}
