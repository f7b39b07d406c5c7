/** What is kept for play without a network: files by path and hash, and lists of those that belong
 * together. The page writes it, the service worker reads it.
 *
 * A file is fetched into the store at any time, but nothing uses it before the list that names it is
 * the current one. Changing that list is one write, so a page never gets files of two versions. */

export interface KeptFile {
  /** Below the folder of the client, such as `assets/x.js`. */
  readonly path: string;
  readonly size: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

export interface FileSet {
  readonly version: string;
  readonly files: readonly KeptFile[];
}

/** Exists once the player has asked for play without a network. */
export interface Kept {
  /** The files that are used; null until all of them have been fetched for the first time. */
  readonly current: FileSet | null;
  /** The files that are being fetched, or were when it was interrupted. */
  readonly next: FileSet | null;
  /** Earlier files, as long as a page that began with them is open. */
  readonly old: readonly FileSet[];
}

/** A request with this header goes to the network, past what is kept. */
export const DOWNLOAD = "X-Tavolino-Download";

/** The page's message to the service worker that what is kept has changed. */
export interface Changed {
  readonly type: "kept-changed";
  /** The files that the page was loaded with. */
  readonly assets: readonly string[];
}

/** The files that a page names, as paths below the folder of the client; none if it is not ours. */
export function assetsOf(html: string): string[] {
  return [...html.matchAll(/\b(?:src|href)="[^"]*?(assets\/[^"?#]+)"/g)].map((one) => one[1] ?? "");
}

/** Headers that describe how a body was sent, not what it is. */
const OF_TRANSFER = ["Content-Encoding", "Content-Length", "Transfer-Encoding"];

export class OfflineStore {
  /** Several sites may share an origin, each in a different folder. */
  constructor(readonly scope: string) {}

  get #lists(): string {
    return `tavolino-offline ${this.scope}`;
  }

  get #files(): string {
    return `tavolino-offline-files ${this.scope}`;
  }

  get #state(): string {
    return `${this.scope}kept`;
  }

  async read(): Promise<Kept | null> {
    if (!(await caches.has(this.#lists))) return null;
    const found = await (await caches.open(this.#lists)).match(this.#state);
    return found ? found.json() : null;
  }

  async write(kept: Kept): Promise<void> {
    const lists = await caches.open(this.#lists);
    await lists.put(this.#state, new Response(JSON.stringify(kept)));
  }

  /** Gives back all the room. */
  async remove(): Promise<void> {
    await caches.delete(this.#lists);
    await caches.delete(this.#files);
  }

  #key({ path, hash }: KeptFile): string {
    return `${this.scope}${hash}/${path}`;
  }

  async find(file: KeptFile): Promise<Response | undefined> {
    return (await caches.open(this.#files)).match(this.#key(file));
  }

  async add(file: KeptFile, body: Blob, sent: Headers): Promise<void> {
    const headers = new Headers(sent);
    for (const name of OF_TRANSFER) headers.delete(name);
    const files = await caches.open(this.#files);
    await files.put(this.#key(file), new Response(body, { headers }));
  }

  async missing(files: readonly KeptFile[]): Promise<KeptFile[]> {
    const keys = await (await caches.open(this.#files)).keys();
    const there = new Set(keys.map(({ url }) => url));
    return files.filter((file) => !there.has(new URL(this.#key(file)).href));
  }

  /** Deletes the files that no list names. */
  async deleteUnlisted({ current, next, old }: Kept): Promise<void> {
    const sets = [current, next, ...old].flatMap((set) => set?.files ?? []);
    const named = new Set(sets.map((file) => new URL(this.#key(file)).href));
    const files = await caches.open(this.#files);
    for (const key of await files.keys()) {
      if (!named.has(key.url)) await files.delete(key);
    }
  }

  // Which files a page began with

  #client(id: string): string {
    return `${this.scope}client/${id}`;
  }

  async readClient<T>(id: string): Promise<T | null> {
    const found = await (await caches.open(this.#lists)).match(this.#client(id));
    return found ? found.json() : null;
  }

  async writeClient(id: string, value: unknown): Promise<void> {
    const lists = await caches.open(this.#lists);
    await lists.put(this.#client(id), new Response(JSON.stringify(value)));
  }

  async clients(): Promise<string[]> {
    const keys = await (await caches.open(this.#lists)).keys();
    const prefix = this.#client("");
    return keys.flatMap(({ url }) => (url.startsWith(prefix) ? [url.slice(prefix.length)] : []));
  }

  async forgetClient(id: string): Promise<void> {
    await (await caches.open(this.#lists)).delete(this.#client(id));
  }
}

/** Held while the stored files change. */
export function lockName(scope: string): string {
  return `tavolino-offline ${scope}`;
}
