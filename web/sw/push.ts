/** Push messages: what they show, and where a click leads. */

import { SCOPE } from "./scope";

declare const self: ServiceWorkerGlobalScope;

interface Message {
  readonly title: string;
  readonly body: string;
  /** The page that a click opens, as a path. */
  readonly url: string;
  /** A later message with the same tag replaces this one. */
  readonly tag: string;
}

self.addEventListener("push", (event) => {
  const message = read(event.data);
  if (message) event.waitUntil(show(message));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

function read(data: PushMessageData | null): Message | null {
  try {
    return data?.json() ?? null;
  } catch {
    return null;
  }
}

function show({ title, body, url, tag }: Message): Promise<void> {
  const icon = new URL("icon-192.png", SCOPE).href;
  return self.registration.showNotification(title, { body, tag, icon, data: { url } });
}

/** Goes to a page of ours: in a window that shows it, or else in a new one. */
async function open(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((one) => one.url === url.href);
  if (shown) await shown.focus();
  else await self.clients.openWindow(url.href);
}
