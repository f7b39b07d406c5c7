/** The files kept for play without a network, and which version of them each open page uses. */

import { type FileSet, type Kept, lockName, OfflineStore } from "../src/offline/store";
import { SCOPE } from "./scope";

declare const self: ServiceWorkerGlobalScope;

/** A page, or a worker of one. */
interface Client {
  /** The files that its page names. */
  readonly assets: readonly string[];
  /** The version that it uses from now on; null if none was kept when it began. */
  readonly version: string | null;
  readonly since: number;
}

/** A client this young may not be listed by the browser yet. */
const YOUNG_MS = 60_000;

const store = new OfflineStore(SCOPE);
let reading: Promise<Kept | null> | undefined;
const known = new Map<string, Client>();
const paths = new WeakMap<FileSet, ReadonlyMap<string, FileSet["files"][number]>>();

/** What is kept. The page says when it changes; a worker that was stopped reads it again. */
export function kept(): Promise<Kept | null> {
  reading ??= store.read().catch(() => null);
  return reading;
}

export function keptHasChanged(): void {
  reading = undefined;
}

export async function fileOf(set: FileSet, path: string): Promise<Response | undefined> {
  const file = index(set).get(path);
  return file && store.find(file);
}

function index(set: FileSet) {
  const found = paths.get(set) ?? new Map(set.files.map((file) => [file.path, file]));
  paths.set(set, found);
  return found;
}

/** True if a page that names these files is of this version. */
export function isOf(set: FileSet, assets: readonly string[]): boolean {
  return assets.length > 0 && assets.every((path) => index(set).has(path));
}

export async function noteClient(id: string, assets: readonly string[], set: FileSet | null) {
  const client = { assets, version: set?.version ?? null, since: Date.now() };
  await note(id, client);
}

async function note(id: string, client: Client): Promise<void> {
  known.set(id, client);
  // Where there is no room left, it is forgotten when the browser stops this worker.
  await store.writeClient(id, client).catch(() => undefined);
}

/** A worker uses what its page uses. */
export async function noteWorker(id: string, page: string): Promise<void> {
  const client = await clientOf(page);
  if (!client) return;
  await note(id, { ...client, since: Date.now() });
}

async function clientOf(id: string): Promise<Client | null> {
  return known.get(id) ?? (id ? store.readClient<Client>(id) : null);
}

/** The version that a client uses: null if none that is kept, undefined if nothing is known of it. */
export async function setOf(
  id: string,
  { current, old }: Kept,
): Promise<FileSet | null | undefined> {
  const client = await clientOf(id);
  if (!client) return undefined;
  if (client.version) {
    return [current, ...old].find((set) => set?.version === client.version) ?? null;
  }
  if (!current || !isOf(current, client.assets)) return null;
  await noteClient(id, client.assets, current);
  return current;
}

/** Forgets closed pages, and the files that only they used. */
export async function forgetClosedPages(): Promise<void> {
  await navigator.locks.request(lockName(SCOPE), { ifAvailable: true }, async (lock) => {
    const now = lock && (await store.read());
    if (!now) return;
    const used = new Set<string | null>();
    for (const id of await store.clients()) {
      const client = await clientOf(id);
      const isYoung = client && Date.now() - client.since < YOUNG_MS;
      if (isYoung || (await self.clients.get(id))) {
        used.add(client?.version ?? null);
      } else {
        known.delete(id);
        await store.forgetClient(id);
      }
    }
    const old = now.old.filter(({ version }) => used.has(version));
    if (old.length === now.old.length) return;
    await store.write({ ...now, old });
    keptHasChanged();
    await store.deleteUnlisted({ ...now, old });
  });
}
