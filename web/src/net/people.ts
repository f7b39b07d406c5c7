/** The endpoints of other people: profiles, leaderboards, their friend links. */

import { ask } from "./requests";

export const getPerson = (person: string) => ask("GET /api/people/{person}", { path: { person } });
/** Which finished games to list; an empty text stands for all. */
export type GameFilter = Readonly<Record<"game" | "opponent" | "outcome", string>>;
export const getPersonGames = (person: string, filter: GameFilter, offset: number) =>
  ask("GET /api/people/{person}/games", {
    path: { person },
    query: { ...filter, offset, limit: 20 },
  });
export const getLeaderboard = (game: string, seats: number, offset = 0) =>
  ask("GET /api/leaderboard/{game}/{seats}", { path: { game, seats }, query: { offset } });
export const getSoloLeaderboard = (
  game: string,
  options: Readonly<Record<string, string>>,
  offset = 0,
) => {
  const option = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return ask("GET /api/solo/{game}", { path: { game }, query: { option, offset } });
};
export const getFriendOffer = (token: string) =>
  ask("GET /api/friend-links/{token}", { path: { token } });
export const acceptFriendLink = (token: string) =>
  ask("POST /api/friend-links/{token}", { path: { token } });
