/** The games that can be played here, as the server describes them. Those who play without a network at
 * times keep the last description. */

import { effect, signal } from "@preact/signals";
import { getGames } from "./net/api";
import type { GameList, ShownGame } from "./protocol";
import { read, settings, write } from "./ui/settings";

export const catalogue = signal<GameList | null>(null);

const LAST = "games";
let loading: Promise<GameList> | undefined;

/** Loads the games once; a failed attempt may be repeated. */
export function loadCatalogue(): Promise<GameList> {
  loading ??= getGames().then(
    (games) => {
      catalogue.value = games;
      remember(games);
      return games;
    },
    (error: unknown) => {
      loading = undefined;
      const last = remembered();
      if (!last) throw error;
      catalogue.value ??= last;
      return last;
    },
  );
  return loading;
}

/** Keeps this description for a day without a network, or forgets it where none is wanted. */
function remember(games: GameList): void {
  write(LAST, settings.offline.peek() ? JSON.stringify(games) : "");
}

function remembered(): GameList | null {
  const text = read(LAST, "");
  return text ? JSON.parse(text) : null;
}

effect(() => {
  settings.offline.value;
  const games = catalogue.peek();
  if (games) remember(games);
});

/** The games that people play here, without those that only referee others at a real table. */
export function listedGames(): readonly ShownGame[] {
  return catalogue.value?.games.filter((game) => !game.is_referee) ?? [];
}

export function gameNamed(name: string): ShownGame | undefined {
  return catalogue.value?.games.find((game) => game.name === name);
}

/** The game whose rules begin with this prefix. */
export function gameOfRule(prefix: string): string | undefined {
  return catalogue.value?.games.find((game) => game.rule_prefix === prefix)?.name;
}
