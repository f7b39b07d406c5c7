/** The choice to be told by push messages on this device, and the other devices that are. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatMoment, t } from "../i18n";
import { addSubscription, removeSubscription } from "../net/notices";
import type { ShownNotices } from "../protocol";
import { note } from "../ui/toasts";
import { ownSubscription, pushTrouble, subscribe } from "./push";
import { changing, sendTimeZone } from "./state";

export function PushSwitch({ shown }: { shown: ShownNotices }) {
  const endpoint = useSignal("");
  const look = async () => {
    endpoint.value = (await ownSubscription())?.endpoint ?? "";
  };
  useEffect(() => {
    void look();
  }, []);
  const trouble = shown.push_key ? pushTrouble() : "off";
  const own = shown.subscriptions.find((one) => one.endpoint === endpoint.value);
  const others = shown.subscriptions.filter((one) => one !== own);
  const choose = async (isWanted: boolean) => {
    if (isWanted) {
      const made = await subscribe(shown.push_key);
      if (made) (await changing(() => addSubscription(made))) && (await sendTimeZone());
      else note(t("notices-push-failed"));
    } else if (own) {
      await (await ownSubscription())?.unsubscribe();
      await changing(() => removeSubscription(own.id));
    }
    await look();
  };
  return (
    <>
      {trouble ? (
        <p class="quiet">{t(`notices-push-${trouble}`)}</p>
      ) : (
        <label class="switch">
          <input
            type="checkbox"
            checked={own !== undefined}
            onChange={(event) => void choose(event.currentTarget.checked)}
          />
          <span>{t("notices-push-here")}</span>
        </label>
      )}
      {others.length > 0 && (
        <ul class="notices-list">
          {others.map((one) => (
            <li key={one.id} class="place">
              <span class="place-who">
                {t("notices-push-other", { when: formatMoment(one.created_at) })}
              </span>
              <button type="button" onClick={() => void changing(() => removeSubscription(one.id))}>
                {t("notices-remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
