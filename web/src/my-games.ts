/** The tables at which this browser's owner plays, as far as the browser knows. The first page keeps room
 * for them until the server answers, so that nothing moves when it does. */

import { read, write } from "./ui/settings";

const NAME = "running-games";

export function knownGames(): string[] {
  return read<string>(NAME, "").split(" ").filter(Boolean);
}

export function rememberGames(ids: readonly string[]): void {
  write(NAME, ids.join(" "));
}

/** Notes what a table page sees of one game. */
export function rememberGame(id: string, isRunning: boolean): void {
  const others = knownGames().filter((one) => one !== id);
  rememberGames(isRunning ? [...others, id] : others);
}
