/** The tables of this device in IndexedDB: a row for each, and its events one by one.
 *
 * Page and worker both use it. Other windows are told which table has changed.
 */

import type { ListedTable } from "../protocol";

const NAME = "tavolino";
const VERSION = 2;
const CHANNEL = "tavolino-device";

/** A row of `tables`. The times are wall-clock ms. */
export interface TableRow
  extends Pick<
    ListedTable,
    "id" | "game" | "title" | "phase" | "seats" | "free_seats" | "due" | "mine" | "ranks"
  > {
  /** The dealer's. */
  secret: string;
  /** The names of people at this screen, by seat. */
  seat_names: string[];
  /** The number of events. */
  version: number;
  created_at: number;
  changed_at: number;
}

/** Events to add to a table, as Python writes them: `first` is the number of the first one. */
export interface NewEvents extends Omit<TableRow, "version" | "created_at" | "changed_at"> {
  first: number;
  events: string[];
}

/** IndexedDB is missing, or does not open. */
export class NoStore extends Error {}

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        asked.result.createObjectStore("tables", { keyPath: "id" });
        asked.result.createObjectStore("events");
        asked.result.createObjectStore("records");
      }
      asked.result.createObjectStore("reviews");
    };
    asked.onsuccess = () => {
      const opened = asked.result;
      // A newer client in another window may need another version.
      opened.onversionchange = () => {
        opened.close();
        opening = undefined;
      };
      resolve(opened);
    };
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new Error("blocked"));
  }).catch((error: unknown) => {
    opening = undefined;
    throw new NoStore(String(error));
  });
  return opening;
}

/** Checks that the store opens. */
export async function openStore(): Promise<void> {
  await database();
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

type Stores = "tables" | "events" | "records" | "reviews";

/** Does work in one transaction: all of it is stored, or nothing. */
async function within<T>(
  stores: Stores[],
  mode: IDBTransactionMode,
  work: (store: (name: Stores) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = (await database()).transaction(stores, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
  done.catch(() => undefined); // it is awaited below, unless the work itself fails
  let result: T;
  try {
    result = await work((name) => transaction.objectStore(name));
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The transaction has aborted already.
    }
    throw error;
  }
  await done;
  return result;
}

const eventsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/** Adds events to tables: all of a batch, or none. Fails if one of these numbers is taken, as by
 * another window. */
export async function addEvents(batch: readonly NewEvents[], now = Date.now()): Promise<void> {
  await within(["tables", "events"], "readwrite", async (store) => {
    for (const { first, events, ...row } of batch) {
      const before: TableRow | undefined = await answered(store("tables").get(row.id));
      if ((before?.version ?? 0) !== first - 1) throw new Error(`${row.id}: not at ${first - 1}`);
      for (const [i, event] of events.entries()) store("events").add(event, [row.id, first + i]);
      const version = first - 1 + events.length;
      const created_at = before?.created_at ?? now;
      store("tables").put({ ...row, version, created_at, changed_at: now });
    }
  });
  for (const { id } of batch) publish(id);
}

/** A table with all its events; undefined if there is none of this id. */
export function loadTable(id: string): Promise<(TableRow & { events: string[] }) | undefined> {
  return within(["tables", "events"], "readonly", async (store) => {
    const row: TableRow | undefined = await answered(store("tables").get(id));
    if (!row) return undefined;
    return { ...row, events: await answered(store("events").getAll(eventsOf(id))) };
  });
}

/** A table as Python reads it, and as a server takes it; null if there is none of this id. */
export async function storedTable(id: string): Promise<string | null> {
  const table = await loadTable(id);
  return table ? JSON.stringify(table) : null;
}

/** All tables, the last changed first. */
export async function listTables(): Promise<TableRow[]> {
  const rows: TableRow[] = await within(["tables"], "readonly", (store) =>
    answered(store("tables").getAll()),
  );
  return rows.sort((a, b) => b.changed_at - a.changed_at);
}

/** A row as the lists of a server have it. */
export function listed({ secret: _, version: __, ...row }: TableRow): ListedTable {
  return { ...row, people: [] };
}

export async function deleteTable(id: string): Promise<void> {
  await within(["tables", "events", "reviews"], "readwrite", async (store) => {
    store("tables").delete(id);
    store("events").delete(eventsOf(id));
    store("reviews").delete(reviewsOf(id));
  });
  publish(id);
}

/** Keeps the file of a record that was opened here. */
export async function keepRecord(id: string, file: ArrayBuffer): Promise<void> {
  await within(["records"], "readwrite", async (store) => store("records").put(file, id));
}

export function loadRecord(id: string): Promise<ArrayBuffer | undefined> {
  return within(["records"], "readonly", (store) => answered(store("records").get(id)));
}

// Analyses of finished games, in parts with a key each

const reviewsOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** Keeps a part of the analysis of a table or a record. */
export async function keepReview(id: string, key: string, review: string): Promise<void> {
  await within(["reviews"], "readwrite", async (store) =>
    store("reviews").put([key, review], [id, key]),
  );
}

/** What is kept of the analysis of a table or a record, by key, as Python reads it. */
export async function storedReviews(id: string): Promise<string> {
  const parts: [string, string][] = await within(["reviews"], "readonly", (store) =>
    answered(store("reviews").getAll(reviewsOf(id))),
  );
  return JSON.stringify(Object.fromEntries(parts));
}

// Other windows

let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

function publish(id: string): void {
  open()?.postMessage(id);
}

/** Calls back with the id of each table that another window, or the worker, has changed. */
export function onChange(hear: (id: string) => void): () => void {
  const opened = open();
  const listen = ({ data }: MessageEvent<string>) => hear(data);
  opened?.addEventListener("message", listen);
  return () => opened?.removeEventListener("message", listen);
}
