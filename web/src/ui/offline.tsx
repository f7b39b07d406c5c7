/** Says that the server cannot be reached, and what works all the same, on pages that would otherwise
 * wait in silence. */

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

/** Nobody else may be asking the server anything. */
effect(() => {
  if (isOffline.value || !isServerAway.value) return;
  const timer = setInterval(() => void getMe().catch(() => undefined), TRY_EVERY_MS);
  return () => clearInterval(timer);
});

export function OfflineNote() {
  // A table shows the state of its own connection.
  if (!isAway.value || route.value.page === "table") return null;
  return (
    <p class="offline" role="status" id={OFFLINE_NOTE}>
      {t(isOffline.value ? "offline" : "offline-server")}{" "}
      {t(canOpenTables.value ? "offline-works" : "offline-waits")}
    </p>
  );
}
