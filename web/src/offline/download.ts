/** Fetches the files for play without a network into the store. */

import { fileUrl } from "../base";
import { DOWNLOAD, type FileSet, type KeptFile, type OfflineStore } from "./store";

/** Why it did not work: the network failed, there is no room, or what came is not what was listed. */
export type Cause = "network" | "room" | "damaged";

export class Failed extends Error {
  constructor(readonly why: Cause) {
    super(why);
  }
}

/** A file is not as it was listed: the server may have been updated meanwhile. */
class Different extends Error {}

interface Watch {
  readonly signal: AbortSignal;
  /** How many bytes of all are there. */
  onProgress(done: number, total: number): void;
}

const AT_ONCE = 4;
/** How often a list may be replaced by a newer one while its files are fetched. */
const LISTS = 3;

export const sizeOf = (files: readonly KeptFile[]) =>
  files.reduce((sum, { size }) => sum + size, 0);

/** The files that the server has now. */
export async function listFiles(signal?: AbortSignal): Promise<FileSet> {
  const response = await get("files.json", "no-cache", signal);
  const text = await response.text().catch(failedBy("network"));
  try {
    const { files } = JSON.parse(text) as { files: KeptFile[] };
    return { version: await hashOf(new TextEncoder().encode(text)), files };
  } catch {
    throw new Failed("damaged");
  }
}

/** Fetches what is not there yet, and makes it the current version once all of it is. */
export async function download(store: OfflineStore, watch: Watch): Promise<void> {
  for (let left = LISTS; left > 0; left--) {
    const next = await listFiles(watch.signal);
    try {
      await fetchAll(store, next, watch);
    } catch (error) {
      if (error instanceof Different) continue;
      throw error;
    }
    await makeCurrent(store, next);
    return;
  }
  throw new Failed("damaged");
}

async function fetchAll(store: OfflineStore, next: FileSet, watch: Watch): Promise<void> {
  const kept = (await store.read()) ?? { current: null, next: null, old: [] };
  const missing = await store.missing(next.files);
  await checkRoom(sizeOf(missing));
  await store.write({ ...kept, next }).catch(failedBy("room"));
  const total = sizeOf(next.files);
  let done = total - sizeOf(missing);
  const add = (bytes: number) => {
    done += bytes;
    watch.onProgress(done, total);
  };
  add(0);
  const stop = new AbortController();
  const signal = AbortSignal.any([watch.signal, stop.signal]);
  const fetchNext = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      await fetchOne(store, file, signal, add);
    }
  };
  // The first failure ends the others, too.
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext)).catch((error: unknown) => {
    stop.abort();
    throw error;
  });
}

async function fetchOne(
  store: OfflineStore,
  file: KeptFile,
  signal: AbortSignal,
  add: (bytes: number) => void,
): Promise<void> {
  // What the browser has kept for other reasons may be older than the list.
  for (const cache of ["default", "reload"] as const) {
    const response = await get(file.path, cache, signal);
    const body = await read(response, add);
    if (body.length === file.size && (await hashOf(body)) === file.hash) {
      await store.add(file, new Blob([body]), response.headers).catch(failedBy("room"));
      return;
    }
    add(-body.length);
  }
  throw new Different(file.path);
}

async function get(path: string, cache: RequestCache, signal?: AbortSignal): Promise<Response> {
  const headers = { [DOWNLOAD]: "1" };
  const init = { cache, headers, ...(signal ? { signal } : {}) };
  const response = await fetch(fileUrl(path), init).catch(failedBy("network"));
  if (response.status === 404) throw new Different(path);
  if (!response.ok) throw new Failed("network");
  return response;
}

async function read(response: Response, add: (bytes: number) => void) {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(failedBy("network"));
    if (done) break;
    parts.push(value);
    length += value.length;
    add(value.length);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Refuses at once what the browser would refuse after a long download. */
async function checkRoom(needed: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < needed) throw new Failed("room");
}

async function makeCurrent(store: OfflineStore, next: FileSet): Promise<void> {
  const { current = null, old = [] } = (await store.read()) ?? {};
  const earlier = current && current.version !== next.version ? [...old, current] : old;
  await store.write({ current: next, next: null, old: earlier }).catch(failedBy("room"));
}

/** Names the cause of a failure. A download that somebody stopped has not failed. */
function failedBy(why: Cause) {
  return (error: unknown): never => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Failed(why);
  };
}
