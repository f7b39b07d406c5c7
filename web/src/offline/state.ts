/** Play without a network: whether its files are here, and fetching, updating and removing them. */

import { signal } from "@preact/signals";
import { fileUrl } from "../base";
import { settings } from "../ui/settings";
import { type Cause, download, Failed, listFiles, sizeOf } from "./download";
import { type Changed, lockName, OfflineStore } from "./store";

export type Status =
  | { readonly kind: "looking" }
  /** This browser keeps nothing: the address is not secure, or it does not allow it. */
  | { readonly kind: "impossible"; readonly why: "insecure" | "forbidden" }
  /** Nothing is here, or only a part. */
  | { readonly kind: "absent" | "begun"; readonly trouble?: Cause }
  | { readonly kind: "fetching"; readonly done: number; readonly total: number }
  /** Everything is here; `isOld` if the server has newer files. */
  | { readonly kind: "here"; readonly isOld: boolean; readonly trouble?: Cause };

export const status = signal<Status>({ kind: "looking" });
/** How many bytes all files have, and how many of them are not here; null if the server is away. */
export const size = signal<{ readonly all: number; readonly missing: number } | null>(null);

const SCOPE = fileUrl("");
/** If the lock is held longer than this, another window is downloading. */
const LOCK_MS = 2000;

const store = new OfflineStore(SCOPE);
const otherWindows = new BroadcastChannel(lockName(SCOPE));
/** Present while this window downloads: stops the download, and keeps the files so far. */
export const stop = signal<(() => void) | null>(null);

otherWindows.onmessage = ({ data }) => {
  const now = data as Status;
  const isNew = now.kind === "fetching" && status.value.kind !== "fetching";
  status.value = now;
  // A window that is closed meanwhile sends nothing more, but releases the lock.
  if (isNew) void navigator.locks.request(lockName(SCOPE), () => showNow());
};

function show(now: Status): void {
  status.value = now;
  otherWindows.postMessage(now);
}

/** Finds out what is here, and how large the rest is. */
export async function look(): Promise<void> {
  if (status.value.kind === "fetching") return;
  status.value = await statusNow();
  if (status.value.kind === "impossible") return;
  const listed = await listFiles().catch(() => null);
  if (!listed) return;
  const missing = sizeOf(await store.missing(listed.files));
  size.value = { all: sizeOf(listed.files), missing };
  if (status.value.kind !== "here") return;
  const isOther = (await store.read())?.current?.version !== listed.version;
  status.value = { kind: "here", isOld: isOther || missing > 0 };
}

async function statusNow(): Promise<Status> {
  if (!isSecureContext) return { kind: "impossible", why: "insecure" };
  try {
    if (!(await navigator.serviceWorker.getRegistration(SCOPE))) {
      await navigator.serviceWorker.register(fileUrl("sw.js"));
    }
    const kept = await store.read();
    settings.offline.value = kept?.current != null;
    if (kept?.current) return { kind: "here", isOld: false };
    return { kind: kept ? "begun" : "absent" };
  } catch {
    return { kind: "impossible", why: "forbidden" };
  }
}

/** Fetches all files, or those that are missing or have changed. */
export async function fetchFiles(): Promise<void> {
  await changing(async () => {
    const abort = new AbortController();
    stop.value = () => abort.abort();
    show({ kind: "fetching", done: 0, total: size.value?.all ?? 1 });
    let trouble: Cause | undefined;
    try {
      await download(store, {
        signal: abort.signal,
        onProgress: (done, total) => show({ kind: "fetching", done, total }),
      });
    } catch (error) {
      if (error instanceof Failed) trouble = error.why;
      else if (!abort.signal.aborted) throw error;
    } finally {
      stop.value = null;
      await showNow(trouble);
    }
  });
}

/** Asks the browser not to delete the files when it runs out of room. Some ask the player then. */
export function askToKeep(): void {
  void navigator.storage?.persist?.();
}

/** Shows what is here after a change. */
async function showNow(trouble?: Cause): Promise<void> {
  const now = await statusNow();
  const kept = await store.read();
  const missing = kept?.next ? sizeOf(await store.missing(kept.next.files)) : 0;
  if (size.value) size.value = { ...size.value, missing: kept ? missing : size.value.all };
  const isOld = kept?.next != null;
  const because = trouble ? { trouble } : {};
  show(now.kind === "here" ? { ...now, isOld, ...because } : { ...now, ...because });
}

export async function remove(): Promise<void> {
  await changing(async () => {
    await store.remove();
    settings.offline.value = false;
    await showNow();
  });
}

/** Runs this unless another window does; then tells the service worker, which needs the same lock from
 * time to time. */
async function changing(work: () => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(LOCK_MS);
  await navigator.locks.request(lockName(SCOPE), { signal }, work).catch((error: unknown) => {
    if (error !== signal.reason) throw error;
  });
  const registration = await navigator.serviceWorker.ready;
  const message: Changed = { type: "kept-changed", assets: ownAssets() };
  registration.active?.postMessage(message);
}

/** The files that this page was loaded with. */
function ownAssets(): string[] {
  const elements = document.querySelectorAll("script[src], link[href]");
  const addresses = [...elements].map((one) => one.getAttribute("src") ?? one.getAttribute("href"));
  return addresses.flatMap((one) => /assets\/[^?#]+$/.exec(one ?? "") ?? []);
}

/** Fetches changed files for people who use offline play. People who save data decide when. */
export async function keepUpToDate(): Promise<void> {
  await look();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if (status.value.kind === "here" && status.value.isOld) await fetchFiles();
}
