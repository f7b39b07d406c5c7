/** Whether the server can be reached. */

import { computed, signal } from "@preact/signals";
import { hasServer } from "../base";
import { settings } from "../ui/settings";

/** True while the device itself has no network. */
export const isOffline = signal(!navigator.onLine);
/** True if the last request was not answered by the server. */
export const isServerAway = signal(false);

/** True while the server cannot be reached. */
export const isAway = computed(() => hasServer && (isOffline.value || isServerAway.value));
/** True while there is a server and it can be reached. */
export const isOnline = computed(() => hasServer && !isAway.value);
/** True if this device has what games need: stored on request, or loaded for an earlier game. */
const hasFiles = computed(() => settings.offline.value || settings.hasPlayedHere.value);
/** True if a table can be opened and played at. */
export const canOpenTables = computed(() => !isAway.value || hasFiles.value);

addEventListener("offline", () => {
  isOffline.value = true;
});
addEventListener("online", () => {
  isOffline.value = false;
});

/** True for the answer of a proxy whose server is down. */
export function isFromProxy({ status, headers }: Response): boolean {
  const isDown = status === 502 || status === 503 || status === 504;
  return isDown && !headers.get("Content-Type")?.includes("json");
}
