/** The shell: the page and those of its files that have been used. It is kept for everybody, so that the
 * page opens without a network and can say that there is none. */

import { assetsOf } from "../src/offline/store";
import { SCOPE } from "./scope";

const SHELL = `tavolino-shell ${SCOPE}`;
/** What this was called when it was the same for all folders. */
const FORMERLY = "tavolino-shell";

export async function keepPage(): Promise<void> {
  await (await caches.open(SHELL)).add(SCOPE);
  await caches.delete(FORMERLY);
}

export async function keptPage(): Promise<Response | undefined> {
  return (await caches.open(SHELL)).match(SCOPE);
}

/** A new page comes with new files; the old ones are of no use then. */
export async function renewPage(assets: readonly string[]): Promise<void> {
  const kept = await keptPage();
  if (kept && String(assetsOf(await kept.text())) === String(assets)) return;
  const shell = await caches.open(SHELL);
  for (const key of await shell.keys()) await shell.delete(key);
  await shell.add(SCOPE);
}

/** A file whose content never changes: its name does. */
export async function keptOrFresh(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await shell.put(request, response.clone());
  return response;
}
