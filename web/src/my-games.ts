/** The person's tables, as this browser remembers them. The home page reserves space for them until the
 * server answers, so nothing moves when it does. */

import { read, write } from "./ui/settings";

const NAME = "running-games";

export function knownGames(): string[] {
  return read<string>(NAME, "").split(" ").filter(Boolean);
}

export function rememberGames(ids: readonly string[]): void {
  write(NAME, ids.join(" "));
}

/** Remembers what a table page knows about its game. */
export function rememberGame(id: string, isRunning: boolean): void {
  const others = knownGames().filter((one) => one !== id);
  rememberGames(isRunning ? [...others, id] : others);
}
