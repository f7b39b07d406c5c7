/** The choice to play against bots on this device, and the games that are kept on it. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useId } from "preact/hooks";
import { hasServer } from "../../base";
import { t } from "../../i18n";
import { settings } from "../../ui/settings";

/** Nothing where there is no choice. */
export function OnDevice({ chosen = settings.onDevice }: { chosen?: Signal<boolean> }) {
  const id = useId();
  if (!hasServer) return null;
  return (
    <div class="on-device">
      <label class="switch">
        <input
          type="checkbox"
          checked={chosen.value}
          aria-describedby={id}
          onChange={(event) => (chosen.value = event.currentTarget.checked)}
        />
        <span>{t("on-device")}</span>
      </label>
      <p id={id} class="quiet">
        {t("on-device-help")}
      </p>
    </div>
  );
}

/** The games on this device. They are looked for only where some may be. */
export function DeviceGames() {
  const List = useSignal<ComponentType | null>(null);
  const isWanted = !hasServer || settings.hasPlayedHere.value;
  useEffect(() => {
    if (!isWanted) return;
    import("./device-games").then(
      (loaded) => {
        List.value = loaded.DeviceGameList;
      },
      () => undefined, // the page does without
    );
  }, [isWanted]);
  return List.value && <List.value />;
}
