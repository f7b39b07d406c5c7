/** The endpoints of puzzles. */

import { ask } from "./requests";

export const getPuzzleGames = () => ask("GET /api/puzzles");
export const nextPuzzle = (game: string, theme: string) =>
  ask("POST /api/puzzles", { body: { game, theme } });
export const getPuzzle = (id: string) => ask("GET /api/puzzles/{id}", { path: { id } });
export const moveInPuzzle = (id: string, move: string, on: number) =>
  ask("POST /api/puzzles/{id}/move", { path: { id }, body: { move, on } });
export const getPuzzleHint = (id: string) => ask("POST /api/puzzles/{id}/hint", { path: { id } });
export const giveUpPuzzle = (id: string) =>
  ask("POST /api/puzzles/{id}/solution", { path: { id } });
