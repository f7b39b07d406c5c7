/** The games that can be played here, as the server describes them. */

import { signal } from "@preact/signals";
import { getGames } from "./net/api";
import type { GameList, ShownGame } from "./protocol";

export const catalogue = signal<GameList | null>(null);

let loading: Promise<GameList> | undefined;

/** Loads the games once; a failed attempt may be repeated. */
export function loadCatalogue(): Promise<GameList> {
  loading ??= getGames().then(
    (games) => {
      catalogue.value = games;
      return games;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export function gameNamed(name: string): ShownGame | undefined {
  return catalogue.value?.games.find((game) => game.name === name);
}

/** The game whose rules begin with this prefix. */
export function gameOfRule(prefix: string): string | undefined {
  return catalogue.value?.games.find((game) => game.rule_prefix === prefix)?.name;
}
