/** The push subscription of this browser. */

import type { AddSubscription } from "../protocol";

/** Why this browser cannot be told by push messages; null if it can. */
export function pushTrouble(): "unsupported" | "forbidden" | null {
  const canPush = "serviceWorker" in navigator && "PushManager" in globalThis;
  if (!canPush || !("Notification" in globalThis)) return "unsupported";
  return Notification.permission === "denied" ? "forbidden" : null;
}

/** The subscription of this browser, if it has one. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushTrouble()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this browser, which asks the person first. Null if they, or the browser, said no. */
export async function subscribe(key: string): Promise<AddSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.ready;
  try {
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = made.toJSON();
    const { p256dh = "", auth = "" } = keys ?? {};
    return { endpoint: endpoint ?? "", p256dh, auth };
  } catch {
    return null; // no push service, or a subscription with another server's key
  }
}
