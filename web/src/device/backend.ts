/** Answers requests on this device: some from what is kept here, all others by Python. */

import files from "virtual:device-files";
import { fileUrl } from "../base";
import { language, loadMessages } from "../i18n";
import { ON_DEVICE, ownName, rememberName } from "../me";
import { Unreachable } from "../net/refused";
import type { CheckedRecord, Me, TableList } from "../protocol";
import { settings } from "../ui/settings";
import { refusalOf, running, type SocketEars } from "./host";
import { keepRecord, listed, listTables, loadRecord } from "./store";

/** The paths that Python answers. */
const BY_PYTHON = /^\/api\/(games\/|(tables|records|puzzles)(\/|$))/;
const RECORD = /^\/api\/records\/([^/]+)/;

export async function request(method: string, url: string, body?: Blob | string) {
  await loadMessages("device");
  const { pathname, searchParams } = new URL(url, location.origin);
  switch (`${method} ${pathname}`) {
    case "GET /api/games":
      return listOfGames();
    case "GET /api/me":
      return json(ownSelf());
    case "PATCH /api/me":
      return json(changed(JSON.parse(String(body))));
    case "GET /api/me/games":
      return json(await ownGames(searchParams.get("over") === "1"));
  }
  if (!BY_PYTHON.test(pathname)) throw refusalOf("server");
  return ask(method, url, body === undefined ? null : await new Blob([body]).arrayBuffer());
}

async function ask(method: string, url: string, body: ArrayBuffer | null): Promise<Response> {
  const [, record] = RECORD.exec(url) ?? [];
  if (record) await openAgain(record);
  const kept = method === "POST" && url === "/api/records" ? body?.slice(0) : undefined;
  const { status, type, body: content } = await running().request(method, url, body);
  if (method === "POST" && url === "/api/tables") settings.hasPlayedHere.value = true;
  if (kept && status === 201) await keep(content, kept);
  return new Response(content, { status, headers: { "Content-Type": type } });
}

/** The games as they were when the client was built; Python need not start for them. */
async function listOfGames(): Promise<Response> {
  const url = fileUrl(files.games?.path ?? "");
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new Unreachable(url);
  return response;
}

function json(value: object): Response {
  return new Response(JSON.stringify(value), { headers: { "Content-Type": "application/json" } });
}

/** Opens the socket of a table; returns what sends to it and what closes it. */
export async function openSocket(table: string, version: number, ears: SocketEars) {
  await loadMessages("device");
  const worker = running();
  const socket = worker.open(table, version, ears);
  return {
    send: (text: string) => worker.post({ kind: "send", socket, text }),
    close: () => worker.close(socket),
  };
}

// The person

function ownSelf(): Me {
  return {
    id: ON_DEVICE,
    name: ownName(),
    account: "",
    language: language(),
    created_at: 0,
    mutes: [],
    has_notices: false,
  };
}

function changed({ name }: { name?: string }): Me {
  if (name?.trim()) rememberName(name.trim().slice(0, 40));
  return ownSelf();
}

// Tables

async function ownGames(isOver: boolean): Promise<TableList> {
  const rows = await listTables();
  return { tables: rows.filter(({ phase }) => (phase === "over") === isOver).map(listed) };
}

// Records that were opened here; Python forgets them with the worker

async function keep(answer: Uint8Array<ArrayBuffer>, file: ArrayBuffer): Promise<void> {
  const { record } = JSON.parse(new TextDecoder().decode(answer)) as CheckedRecord;
  if (!record) return;
  running().records.set(record.id, Promise.resolve());
  await keepRecord(record.id, file).catch(() => undefined); // it can be opened again by hand
}

/** All requests about a record wait until it is open. */
function openAgain(id: string): Promise<void> {
  const { records } = running();
  const opening = records.get(id) ?? open(id);
  records.set(id, opening);
  return opening;
}

async function open(id: string): Promise<void> {
  const file = await loadRecord(id).catch(() => undefined);
  if (file) await running().request("POST", "/api/records", file);
}
