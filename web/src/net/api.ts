/** Everything asked over HTTP, one function for each address of the server. */

import type {
  Catalogue,
  CheckedMoves,
  CreateTable,
  ImportedRecord,
  Me,
  NewToken,
  Position,
  ShownLeaderboard,
  ShownPerson,
  ShownTokens,
  TableFrame,
  TableLink,
  TableList,
  Trouble,
} from "../protocol";

import { Refused, Unreachable } from "./refused";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const isText = typeof body === "string";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : {
            body: isText ? body : JSON.stringify(body),
            headers: { "content-type": isText ? "text/plain" : "application/json" },
          }),
    });
  } catch {
    throw new Unreachable(path);
  }
  if (response.status === 204) return undefined as T;
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new Unreachable(`${path}: ${response.status}`);
  }
  if (!response.ok) {
    const { error } = answer as Trouble;
    if (!error) throw new Unreachable(`${path}: ${response.status}`);
    throw new Refused(error.rule, error.why, error.params, error.text);
  }
  return answer as T;
}

const part = encodeURIComponent;

function query(params: Record<string, string | number | undefined>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const text = given.map(([name, value]) => `${name}=${part(String(value))}`).join("&");
  return text && `?${text}`;
}

// Games and tables

export const getGames = () => ask<Catalogue>("GET", "/api/games");
export const getLobby = () => ask<TableList>("GET", "/api/lobby");
export const getMyGames = (over: boolean, offset = 0) =>
  ask<TableList>("GET", `/api/me/games${query({ over: over ? 1 : 0, offset })}`);
export const createTable = (table: CreateTable) => ask<TableLink>("POST", "/api/tables", table);
export const getTable = (id: string) => ask<TableFrame>("GET", `/api/tables/${part(id)}`);
export const getLink = (id: string) => ask<TableLink>("GET", `/api/tables/${part(id)}/link`);
export const findCode = (code: string) => ask<TableLink>("GET", `/api/codes/${part(code)}`);

/** Whether moves of one's own seat are allowed now, without making them. */
export const checkMoves = (id: string, seat: number, moves: readonly string[]) =>
  ask<CheckedMoves>(
    "GET",
    `/api/tables/${part(id)}/check?seat=${seat}${moves.map((move) => `&move=${part(move)}`).join("")}`,
  );

/** Where a game's positions come from: a table, or a record somebody brought along. */
export type Source = { readonly kind: "tables" | "records"; readonly id: string };

export const getPosition = (source: Source, n: number, seat?: string) =>
  ask<Position>("GET", `/api/${source.kind}/${part(source.id)}/at/${n}${query({ seat })}`);

export const drawingUrl = (
  source: Source,
  show: { at?: number; seat?: string; look?: string; v?: number },
) => `/api/${source.kind}/${part(source.id)}/drawing.svg${query(show)}`;

export const qrUrl = (id: string) => `/api/tables/${part(id)}/qr.svg`;

export const recordUrl = (source: Source) =>
  source.kind === "tables"
    ? `/api/tables/${part(source.id)}/record`
    : `/api/records/${part(source.id)}/file`;

export const importRecord = (text: string) => ask<ImportedRecord>("POST", "/api/records", text);
export const getRecord = (id: string) => ask<ImportedRecord>("GET", `/api/records/${part(id)}`);

// People

export const getMe = () => ask<Me>("GET", "/api/me");
export const changeMe = (change: { name?: string; language?: string }) =>
  ask<Me>("PATCH", "/api/me", change);
export const deleteMe = () => ask<void>("DELETE", "/api/me");
export const EXPORT_URL = "/api/me/export";
export const makeAccount = (name: string, password: string) =>
  ask<Me>("POST", "/api/account", { name, password });
export const signIn = (name: string, password: string) =>
  ask<Me>("POST", "/api/signin", { name, password });
export const signOut = (everywhere: boolean) => ask<void>("POST", "/api/signout", { everywhere });
export const changePassword = (old: string, fresh: string) =>
  ask<void>("POST", "/api/password", { old, new: fresh });
export const getTokens = () => ask<ShownTokens>("GET", "/api/me/tokens");
export const makeToken = (label: string) => ask<NewToken>("POST", "/api/me/tokens", { label });
export const revokeToken = (id: string) => ask<void>("DELETE", `/api/me/tokens/${part(id)}`);
export const mute = (person: string) => ask<void>("PUT", `/api/me/mutes/${part(person)}`);
export const unmute = (person: string) => ask<void>("DELETE", `/api/me/mutes/${part(person)}`);
export const getPerson = (id: string) => ask<ShownPerson>("GET", `/api/people/${part(id)}`);
export const getLeaderboard = (game: string, seats: number, offset = 0) =>
  ask<ShownLeaderboard>("GET", `/api/leaderboard/${part(game)}/${seats}${query({ offset })}`);
