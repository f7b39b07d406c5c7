/** Gets the attention of somebody whose tab is in the background: a badge on its icon, and a notification
 * if they have turned them on. */

import { fileUrl } from "../base";
import { settings } from "./settings";

const ICON = fileUrl("icon.svg");
const ICON_WITH_BADGE = fileUrl("icon-turn.svg");

/** True if this browser can notify, and has not been forbidden to. */
export function canNotify(): boolean {
  return "Notification" in globalThis && Notification.permission !== "denied";
}

/** Turns notifications on or off. The browser may ask first; false if it denies them. */
export async function chooseNotifications(wanted: boolean): Promise<boolean> {
  const isAllowed = wanted && canNotify() && (await Notification.requestPermission()) === "granted";
  settings.notify.value = isAllowed;
  return isAllowed === wanted;
}

/** Notifies somebody who is looking elsewhere. A newer call of the same kind replaces the older. */
export function call(title: string, body: string, tag: string): void {
  if (!document.hidden || !settings.notify.value || !canNotify()) return;
  const options = { body, tag, icon: fileUrl("icon-192.png") };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      focus();
      notification.close();
    };
  } catch {
    // Phones only let the service worker notify.
    void navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, options))
      .catch(() => undefined);
  }
}

export function showBadge(isShown: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = isShown ? ICON_WITH_BADGE : ICON;
  if (link && link.href !== href) link.href = href;
}
