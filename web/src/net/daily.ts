/** The endpoints of the challenge of the day. */

import { address, ask } from "./requests";

export const getDaily = () => ask("GET /api/daily");
export const getDailyArchive = (offset: number) =>
  ask("GET /api/daily/archive", { query: { offset } });
export const getDailyChallenge = (day: string, game: string) =>
  ask("GET /api/daily/{day}/games/{game}", { path: { day, game } });
/** Opens the counted try, goes on with it, or opens a table to practise at. */
export const tryDaily = (day: string, game: string) =>
  ask("POST /api/daily/{day}/games/{game}", { path: { day, game } });
/** Adds a random number to the draw of a day. */
export const addDailyNumber = (day: string, value: string) =>
  ask("POST /api/daily/{day}/contributions", { path: { day }, body: { value } });
export const getPublishedDay = (day: string) => ask("GET /api/daily/{day}", { path: { day } });
/** The file with which a day can be checked. */
export const publishedDayUrl = (day: string) => address("/api/daily/{day}", { day });
