/** Shows the progress of starting Python on this device, which takes some seconds. */

import { useEffect } from "preact/hooks";
import { starting } from "../device/starting";
import { hasMessage, t } from "../i18n";
import { route } from "../router";
import { announce } from "./announce";

export function StartingProgress() {
  const percent = Math.round(100 * (starting.value ?? 0));
  // Messages for the device come with what plays there.
  const text = hasMessage("device-starting") ? t("device-starting", { percent }) : t("loading");
  useEffect(() => announce(text), [Math.floor(percent / 50)]);
  return (
    <>
      <span class="quiet">{text}</span>{" "}
      <progress max={100} value={percent} aria-label={t("table-opening")} />
    </>
  );
}

/** On pages that would otherwise wait in silence; a table shows it itself. */
export function StartingNote() {
  if (starting.value === null || route.value.page === "table") return null;
  return (
    <div class="starting">
      <StartingProgress />
    </div>
  );
}
