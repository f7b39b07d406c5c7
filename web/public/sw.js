/* Keeps what the page is made of, so that it opens without a network and can say that there is none.
   Nothing of a game is kept: that is the server's alone. */
const KEEP = "tavolino-shell";
/* The folder of the page: the top of a server, any folder of a static site. */
const PAGE = self.registration.scope;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEEP)
      .then((cache) => cache.add(PAGE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(freshOrKept(new Request(PAGE)));
  else if (url.href.startsWith(`${PAGE}assets/`)) event.respondWith(keptOrFresh(request));
});

/** The page as the server has it now; as it was, if the server does not answer. */
async function freshOrKept(request) {
  const cache = await caches.open(KEEP);
  try {
    const response = await fetch(request);
    if (response.ok) await forgetOld(cache, response.clone());
    if (response.ok) await cache.put(PAGE, response.clone());
    return response;
  } catch {
    return (await cache.match(PAGE)) ?? Response.error();
  }
}

/** Files under /assets/ never change: their names do. */
async function keptOrFresh(request) {
  const cache = await caches.open(KEEP);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** A new page comes with new files; the old ones are of no use then. */
async function forgetOld(cache, response) {
  const old = await cache.match(PAGE);
  if (!old || (await old.text()) === (await response.text())) return;
  for (const key of await cache.keys()) await cache.delete(key);
}
