/** The switch for notifications of turns. */

import { t } from "../../i18n";
import { canNotify, chooseNotifications } from "../../ui/call";
import { settings } from "../../ui/settings";
import { note } from "../../ui/toasts";

/** Nothing where the browser cannot notify. */
export function NotifySwitch() {
  if (!canNotify()) return null;
  const choose = async (wanted: boolean) => {
    if (!(await chooseNotifications(wanted))) note(t("notify-forbidden"));
  };
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={settings.notify.value}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
      <span>{t("notify")}</span>
    </label>
  );
}
