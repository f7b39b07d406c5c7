/** A note that the server cannot be reached, and what still works, on pages that would otherwise just
 * wait. */

import { effect } from "@preact/signals";
import { t } from "../i18n";
import { startMe } from "../me";
import { getMe } from "../net/api";
import { canOpenTables, isAway, isOffline, isServerAway } from "../net/reach";
import { route } from "../router";

/** What needs the server is described by this note while it is away. */
export const OFFLINE_NOTE = "offline-note";
const TRY_EVERY_MS = 10_000;

let wasAway = isAway.peek();
effect(() => {
  if (wasAway && !isAway.value) void startMe();
  wasAway = isAway.value;
});

/** There may be no other requests that would notice the server is back. */
effect(() => {
  if (isOffline.value || !isServerAway.value) return;
  const timer = setInterval(() => void getMe().catch(() => undefined), TRY_EVERY_MS);
  return () => clearInterval(timer);
});

export function OfflineNote() {
  // A table shows the state of its connection.
  if (!isAway.value || route.value.page === "table") return null;
  return (
    <p class="offline" role="status" id={OFFLINE_NOTE}>
      {t(isOffline.value ? "offline" : "offline-server")}{" "}
      {t(canOpenTables.value ? "offline-works" : "offline-waits")}
    </p>
  );
}
