/** Loads the boards of games. A game without one gets the plain board. */

import { signal } from "@preact/signals";
import { loadCatalogue } from "../catalogue";
import { loadGameMessages } from "../i18n";
import { Unreachable } from "../net/refused";
import { complain } from "../ui/toasts";
import type { GameBoard } from "./board";

const BOARDS = import.meta.glob<GameBoard>("../games/*/index.{ts,tsx}", { import: "default" });

export const boardLoader = (game: string): (() => Promise<GameBoard>) | undefined =>
  BOARDS[`../games/${game}/index.ts`] ?? BOARDS[`../games/${game}/index.tsx`];

const loaded = signal<ReadonlyMap<string, GameBoard>>(new Map());

/** The board of a game once it is there; asking for it loads it. */
export function boardOf(game: string): GameBoard | null {
  const board = loaded.value.get(game);
  if (!board) load(game).catch(() => complain(new Unreachable(game)));
  return board ?? null;
}

const loading = new Map<string, Promise<void>>();

function load(game: string): Promise<void> {
  const known = loading.get(game);
  if (known) return known;
  const work = fetchBoard(game).catch((error: unknown) => {
    loading.delete(game);
    throw error;
  });
  loading.set(game, work);
  return work;
}

async function fetchBoard(game: string): Promise<void> {
  const load = boardLoader(game) ?? (() => import("./plain").then((module) => module.default));
  const [board] = await Promise.all([load(), loadMessages(game)]);
  loaded.value = new Map(loaded.peek()).set(game, board);
}

/** A variant also uses the messages of the game it is a variant of. */
async function loadMessages(game: string): Promise<void> {
  const { games } = await loadCatalogue();
  const parent = games.find(({ name }) => name === game)?.parent;
  await loadGameMessages(game, ...(parent ? [parent] : []));
}
