/** The service worker. It keeps the page for everybody, and answers with all files of the client where
 * the player has asked for play without a network. What the server says about games is never kept. */

import "./push";
import { assetsOf, type Changed, DOWNLOAD } from "../src/offline/store";
import {
  fileOf,
  forgetClosedPages,
  isOf,
  kept,
  keptHasChanged,
  noteClient,
  noteWorker,
  setOf,
} from "./kept";
import { pathOf } from "./scope";
import { keepPage, keptOrFresh, keptPage, renewPage } from "./shell";

declare const self: ServiceWorkerGlobalScope;

/** Addresses that are no part of the client. */
const OF_SERVER = /^(api\/|healthz$|metrics$)/;
const PAGE = "index.html";
const ASSETS = "assets/";
/** With all files stored, a page waits no longer than this for the network. */
const SLOW_MS = 4000;
/** A proxy in front of a server that is down. */
const SERVER_IS_DOWN = [502, 503, 504];
/** In the page of a site without a server, where not every address is one of the client's. */
const NO_SERVER = /<meta[^>]*name="tavolino-server"[^>]*content="none"/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  const message = event.data as Changed;
  if (message?.type !== "kept-changed") return;
  keptHasChanged();
  const { source } = event;
  event.waitUntil(
    source && "id" in source ? change(source.id, message.assets) : forgetClosedPages(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== "GET" || path === null || OF_SERVER.test(path)) return;
  if (request.headers.has(DOWNLOAD)) return;
  event.respondWith(request.mode === "navigate" ? page(event, path) : file(event, path));
});

/** A page that was there before anything was kept may use it from now on, if it is of this version. */
async function change(client: string, assets: readonly string[]): Promise<void> {
  const now = await kept();
  if (now && (await setOf(client, now)) === undefined) await noteClient(client, assets, null);
  await forgetClosedPages();
}

/** The page as the server has it now; as it was, if the server does not answer. */
async function page(event: FetchEvent, path: string): Promise<Response> {
  // The page that made the change may have closed before reporting it.
  keptHasChanged();
  const set = (await kept())?.current ?? null;
  const response = await fresh(event.request, set ? SLOW_MS : null);
  const client = event.resultingClientId;
  if (set) event.waitUntil(forgetClosedPages());
  if (response && !SERVER_IS_DOWN.includes(response.status)) {
    const text = response.clone().text();
    if (set) {
      const assets = assetsOf(await text);
      const isCurrent = isOf(set, assets);
      if (assets.length) await noteClient(client, assets, isCurrent ? set : null);
      if (isCurrent) return response;
    }
    event.waitUntil(text.then(assetsOf).then((all) => (all.length ? renewPage(all) : undefined)));
    return response;
  }
  const whole = set && (await fileOf(set, PAGE));
  const last = whole ?? (await keptPage());
  const html = await last?.clone().text();
  const isAddress = html !== undefined && (["", PAGE].includes(path) || !NO_SERVER.test(html));
  if (!last || !isAddress) return response ?? Response.error();
  if (whole) await noteClient(client, assetsOf(html), set);
  return last;
}

/** What the network answers, or null if that fails or takes too long. */
async function fresh(request: Request, patience: number | null): Promise<Response | null> {
  const answer = fetch(request).catch(() => null);
  if (patience === null) return answer;
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  return Promise.race([answer, late]);
}

/** A file of the client: of the version that its page uses, if that is kept. */
async function file(event: FetchEvent, path: string): Promise<Response> {
  const { request, clientId, resultingClientId } = event;
  const now = await kept();
  if (!now) return path.startsWith(ASSETS) ? keptOrFresh(request) : fetch(request);
  const set = await setOf(clientId, now);
  if (resultingClientId) await noteWorker(resultingClientId, clientId);
  const found = set && (await fileOf(set, path));
  if (found) return found;
  const last = () => (now.current ? fileOf(now.current, path) : undefined);
  // The content of these never changes, so those of any version will do.
  if (path.startsWith(ASSETS)) return (await last()) ?? keptOrFresh(request);
  try {
    return await fetch(request);
  } catch (error) {
    const fallback = set === undefined ? await last() : undefined;
    if (!fallback) throw error;
    return fallback;
  }
}
