/** The HTTP API: one function for each endpoint of the server. */

import type {
  AddSubscription,
  ChangeNotices,
  CreateTable,
  Endpoints,
  PlayOn,
  StoredTable,
  Trouble,
  Waiting,
} from "../protocol";
import { backendOf } from "./backend";
import { LINES, readLines } from "./lines";
import { Refused, Unreachable } from "./refused";

type Values = Record<string, string | number | readonly string[] | undefined>;

interface Given<K extends keyof Endpoints> {
  /** The parameters in the path. */
  path?: Record<string, string | number>;
  query?: Values;
  body?: Endpoints[K]["asks"];
  /** True if this device has to answer, whatever the path. */
  isHere?: boolean;
}

async function ask<K extends keyof Endpoints>(
  endpoint: K,
  given: Given<K> = {},
): Promise<Endpoints[K]["answers"]> {
  const response = await send(endpoint, given);
  if (response.status === 204) return null as Endpoints[K]["answers"];
  return checked(await readJson(response), response);
}

/** A request that waits for a bot: it reports how many requests are ahead, and can be cancelled. */
export interface InQueue {
  onAhead(ahead: number): void;
  signal?: AbortSignal;
}

/** Sends a request that has to wait for a bot. */
async function askBot<K extends keyof Endpoints>(
  endpoint: K,
  given: Given<K>,
  { onAhead, signal }: InQueue,
): Promise<Endpoints[K]["answers"]> {
  const response = await send(endpoint, given, { headers: { Accept: LINES }, signal });
  if (!response.headers.get("Content-Type")?.startsWith(LINES)) {
    return checked(await readJson(response), response);
  }
  for await (const line of readLines(response)) {
    if (!isWaiting(line)) return checked(line, response);
    onAhead(line.ahead);
  }
  throw new Unreachable(`${response.url}: cut off`);
}

function isWaiting(line: object): line is Waiting {
  return "ahead" in line;
}

/** Asks the server or, where it cannot be reached, this device. */
async function askAnybody<K extends keyof Endpoints>(endpoint: K) {
  try {
    return await ask(endpoint);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return ask(endpoint, { isHere: true }).catch(() => {
      throw error;
    });
  }
}

function send<K extends keyof Endpoints>(
  endpoint: K,
  { path = {}, query = {}, body, isHere }: Given<K>,
  init: RequestInit = {},
): Promise<Response> {
  const [method = "GET", pattern = ""] = endpoint.split(" ");
  const url = address(pattern, path, query);
  const sent = body instanceof Blob ? body : body ? JSON.stringify(body) : undefined;
  return backendOf(url, isHere).request(method, url, sent, init);
}

async function readJson(response: Response): Promise<object> {
  try {
    return await response.json();
  } catch {
    throw new Unreachable(`${response.url}: ${response.status}`);
  }
}

/** Returns the answer, or throws if it is a refusal. */
function checked<T>(answer: object, response: Response): T {
  const { error } = answer as Partial<Trouble>;
  if (error) throw new Refused(error.rule, error.why, error.params, error.text);
  if (!response.ok) throw new Unreachable(`${response.url}: ${response.status}`);
  return answer as T;
}

/** Fills in the parameters of a path and appends the query. */
export function address(
  pattern: string,
  path: Record<string, string | number>,
  query: Values = {},
) {
  const url = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) params.append(name, String(one));
    }
  }
  const text = params.toString();
  return text ? `${url}?${text}` : url;
}

// Games and tables

export const getGames = () => askAnybody("GET /api/games");
/** The games with the bots that this device can offer. */
export const getDeviceGames = () => ask("GET /api/games", { isHere: true });
/** The rules of a game from another package, in Markdown. */
export async function getRules(game: string, code: string): Promise<string> {
  const response = await send("GET /api/games/{game}/rules/{language}", {
    path: { game, language: code },
  });
  if (!response.ok) throw new Unreachable(`${response.url}: ${response.status}`);
  return response.text();
}
/** A game to print, as a PDF file. */
export async function getPrint(game: string, query: Values): Promise<Blob> {
  const response = await send("GET /api/games/{game}/print.pdf", { path: { game }, query });
  if (!response.ok) checked(await readJson(response), response);
  return response.blob();
}
export const getOpenTables = () => ask("GET /api/lobby");
export const getMyGames = (over: boolean, offset = 0) =>
  ask("GET /api/me/games", { query: { over: over ? 1 : 0, offset } });
/** Keeps a finished game of this device in the person's history. */
export const keepGame = (body: StoredTable) => ask("POST /api/me/games", { body });
export const createTable = (body: CreateTable, isHere = false) =>
  ask("POST /api/tables", { body, isHere });
export const getTable = (id: string) => ask("GET /api/tables/{id}", { path: { id } });
export const getLink = (id: string) => ask("GET /api/tables/{id}/link", { path: { id } });
export const findCode = (code: string) => ask("GET /api/codes/{code}", { path: { code } });
export const checkMoves = (id: string, seat: number, move: readonly string[]) =>
  ask("GET /api/tables/{id}/check", { path: { id }, query: { seat, move } });
export const getHint = (id: string, seat: number, queue: InQueue) =>
  askBot("POST /api/tables/{id}/hint", { path: { id }, query: { seat } }, queue);
export const qrUrl = (id: string) => address("/api/tables/{id}/qr.svg", { id });

// Positions of a table or of an uploaded record

export interface Source {
  readonly kind: "tables" | "records";
  readonly id: string;
}

/** A viewer as a query parameter. */
export const viewerParam = (viewer: number) => (viewer < 0 ? "spectator" : String(viewer));

export const getPosition = ({ kind, id }: Source, n: number, viewer: number) =>
  ask(`GET /api/${kind}/{id}/at/{n}`, { path: { id, n }, query: { seat: viewerParam(viewer) } });

export const drawingUrl = ({ kind, id }: Source, at: number, viewer: number) =>
  address(`/api/${kind}/{id}/drawing.svg`, { id }, { at, seat: viewerParam(viewer) });

export const recordUrl = ({ kind, id }: Source) =>
  address(kind === "tables" ? "/api/tables/{id}/record" : "/api/records/{id}/file", { id });

// Analyses of finished games

/** The moves after this entry that have been analysed. */
export const getAnalysis = ({ kind, id }: Source, after?: number) =>
  ask(`GET /api/${kind}/{id}/analysis`, { path: { id }, query: { after } });
/** Lets the server analyse the rest in the background; a device analyses one more move. */
export const goOnAnalysing = ({ kind, id }: Source, after?: number) =>
  ask(`POST /api/${kind}/{id}/analysis`, { path: { id }, query: { after } });
/** How a seat of a finished game compares with par. */
export const getReview = ({ kind, id }: Source, seat: number, queue: InQueue) =>
  askBot(`GET /api/${kind}/{id}/review`, { path: { id }, query: { seat } }, queue);
export const playOn = ({ kind, id }: Source, body: PlayOn) =>
  ask(`POST /api/${kind}/{id}/play-on`, { path: { id }, body });

// Records

export const importRecord = (body: Blob, isHere = false) =>
  ask("POST /api/records", { body, isHere });
export const getRecord = (id: string) => ask("GET /api/records/{id}", { path: { id } });
export const getRecordLog = (id: string, viewer: number) =>
  ask("GET /api/records/{id}/entries", { path: { id }, query: { seat: viewerParam(viewer) } });

/** The record of a finished game, as a file. */
export async function getRecordFile({ kind, id }: Source): Promise<Blob> {
  const endpoint = kind === "tables" ? "GET /api/tables/{id}/record" : "GET /api/records/{id}/file";
  return fileOf(await send(endpoint, { path: { id } }));
}

/** A file at an address of the API. */
export async function getFile(url: string): Promise<Blob> {
  return fileOf(await backendOf(url).request("GET", url));
}

function fileOf(response: Response): Promise<Blob> {
  if (!response.ok) throw new Unreachable(`${response.url}: ${response.status}`);
  return response.blob();
}

// People

export const getMe = () => askAnybody("GET /api/me");
export const changeMe = (body: { name?: string; language?: string }) =>
  ask("PATCH /api/me", { body });
export const deleteMe = () => ask("DELETE /api/me");
export const EXPORT_URL = "/api/me/export";
export const makeAccount = (name: string, password: string) =>
  ask("POST /api/account", { body: { name, password } });
export const signIn = (name: string, password: string) =>
  ask("POST /api/signin", { body: { name, password } });
export const signOut = (everywhere: boolean) => ask("POST /api/signout", { body: { everywhere } });
export const changePassword = (old: string, fresh: string) =>
  ask("POST /api/password", { body: { old, new: fresh } });
export const getTokens = () => ask("GET /api/me/tokens");
export const makeToken = (label: string) => ask("POST /api/me/tokens", { body: { label } });
export const revokeToken = (id: string) => ask("DELETE /api/me/tokens/{id}", { path: { id } });
export const lookForOpponent = (game: string, bot: string) =>
  ask("POST /api/quick-match/{game}", { path: { game }, body: { bot } });
/** Stops looking; the request outlives the page. */
export const stopLooking = () => send("DELETE /api/quick-match", {}, { keepalive: true });
export const dismissTable = (id: string) => ask("PUT /api/me/dismissed/{id}", { path: { id } });
export const restoreTable = (id: string) => ask("DELETE /api/me/dismissed/{id}", { path: { id } });
export const getFriends = () => ask("GET /api/me/friends");
export const removeFriend = (person: string) =>
  ask("DELETE /api/me/friends/{person}", { path: { person } });
export const makeFriendLink = () => ask("POST /api/me/friend-link");
export const revokeFriendLink = () => ask("DELETE /api/me/friend-link");
export const getFriendOffer = (token: string) =>
  ask("GET /api/friend-links/{token}", { path: { token } });
export const acceptFriendLink = (token: string) =>
  ask("POST /api/friend-links/{token}", { path: { token } });
export const inviteFriend = (id: string, person: string) =>
  ask("PUT /api/tables/{id}/invitations/{person}", { path: { id, person } });
export const declineInvitation = (id: string) =>
  ask("DELETE /api/me/invitations/{id}", { path: { id } });
export const getNotices = () => ask("GET /api/me/notices");
export const changeNotices = (body: ChangeNotices) => ask("PATCH /api/me/notices", { body });
export const setMailAddress = (mail: string) =>
  ask("PUT /api/me/notices/mail", { body: { address: mail } });
export const removeMailAddress = () => ask("DELETE /api/me/notices/mail");
export const addSubscription = (body: AddSubscription) =>
  ask("POST /api/me/notices/push", { body });
export const removeSubscription = (id: string) =>
  ask("DELETE /api/me/notices/push/{id}", { path: { id } });
export const makeFeed = () => ask("POST /api/me/notices/feed");
export const revokeFeed = () => ask("DELETE /api/me/notices/feed");
export const addHoliday = (first: string, last: string) =>
  ask("POST /api/me/holidays", { body: { first, last } });
export const removeHoliday = (first: string) =>
  ask("DELETE /api/me/holidays/{first}", { path: { first } });
export const confirmAddress = (token: string) =>
  ask("POST /api/notices/confirm/{token}", { path: { token } });
export const stopNotices = (token: string) =>
  ask("POST /api/notices/stop/{token}", { path: { token } });
export const mute = (person: string) => ask("PUT /api/me/mutes/{person}", { path: { person } });
export const unmute = (person: string) =>
  ask("DELETE /api/me/mutes/{person}", { path: { person } });
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
export const getPuzzleGames = () => ask("GET /api/puzzles");
export const nextPuzzle = (game: string, theme: string) =>
  ask("POST /api/puzzles", { body: { game, theme } });
export const moveInPuzzle = (id: string, move: string, on: number) =>
  ask("POST /api/puzzles/{id}/move", { path: { id }, body: { move, on } });
export const getPuzzleHint = (id: string) => ask("POST /api/puzzles/{id}/hint", { path: { id } });
export const giveUpPuzzle = (id: string) =>
  ask("POST /api/puzzles/{id}/solution", { path: { id } });
export const getSoloResult = (id: string) => ask("GET /api/tables/{id}/solo", { path: { id } });
