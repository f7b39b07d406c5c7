/** How those at a table are called. */

import type { ShownChair } from "../../protocol";
import { hasWords, say } from "../../words";

/** A bot by its level: “Bot, casual”. */
export function botName(bot: string): string {
  const key = `bot-${bot}`;
  return hasWords(key) ? say(key) : bot;
}

export function chairName(chair: ShownChair, seat: number): string {
  if (chair.person) return chair.name || say("somebody");
  if (chair.bot) return say("bot-seat", { bot: botName(chair.bot), seat: seat + 1 });
  return say("free-seat");
}

export function seatNames(chairs: readonly ShownChair[]): string[] {
  return chairs.map(chairName);
}

export function gameName(game: string): string {
  return say(`game-${game}`);
}
