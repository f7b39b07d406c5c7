/** Says that the device has no network, on pages that would otherwise wait in silence. */

import { signal } from "@preact/signals";
import { t } from "../i18n";
import { startMe } from "../me";
import { route } from "../router";

const isOffline = signal(!navigator.onLine);

addEventListener("offline", () => {
  isOffline.value = true;
});
addEventListener("online", () => {
  isOffline.value = false;
  void startMe();
});

export function OfflineNote() {
  // A table shows the state of its own connection.
  if (!isOffline.value || route.value.page === "table") return null;
  return (
    <p class="offline" role="status">
      {t("offline")}
    </p>
  );
}
