/** The HTTP API: one function for each endpoint of the server. Endpoints
 * that only one lazily loaded page needs are in separate files.
 */

import type { CreateTable, PlayOn, StoredTable } from "../protocol";
import { backendOf } from "./backend";
import { Unreachable } from "./refused";
import {
  address,
  ask,
  askAnybody,
  askBot,
  checked,
  type InQueue,
  readJson,
  send,
  type Values,
} from "./requests";

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
export const lookForOpponent = (game: string, bot: string) =>
  ask("POST /api/quick-match/{game}", { path: { game }, body: { bot } });
/** Stops looking; the request outlives the page. */
export const stopLooking = () => send("DELETE /api/quick-match", {}, { keepalive: true });
export const dismissTable = (id: string) => ask("PUT /api/me/dismissed/{id}", { path: { id } });
export const restoreTable = (id: string) => ask("DELETE /api/me/dismissed/{id}", { path: { id } });
export const getFriends = () => ask("GET /api/me/friends");
export const removeFriend = (person: string) =>
  ask("DELETE /api/me/friends/{person}", { path: { person } });
export const inviteFriend = (id: string, person: string) =>
  ask("PUT /api/tables/{id}/invitations/{person}", { path: { id, person } });
export const declineInvitation = (id: string) =>
  ask("DELETE /api/me/invitations/{id}", { path: { id } });
export const mute = (person: string) => ask("PUT /api/me/mutes/{person}", { path: { person } });
export const unmute = (person: string) =>
  ask("DELETE /api/me/mutes/{person}", { path: { person } });
export const getSoloResult = (id: string) => ask("GET /api/tables/{id}/solo", { path: { id } });
