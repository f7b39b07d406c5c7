/** The e-mail address for notices, and what has become of it. */

import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { removeMailAddress, setMailAddress } from "../net/notices";
import type { ShownNotices } from "../protocol";
import { changing, sendTimeZone } from "./state";

export function MailAddress({ shown }: { shown: ShownNotices }) {
  const address = useSignal("");
  const { mail } = shown;
  if (!shown.has_mail && !mail) return <p class="quiet">{t("notices-mail-off")}</p>;
  const send = async (event: Event) => {
    event.preventDefault();
    if (!(await changing(() => setMailAddress(address.value)))) return;
    address.value = "";
    await sendTimeZone();
  };
  return (
    <>
      {mail && (
        <>
          <p role="status">{t(`notices-mail-${mail.state}`, { address: mail.address })}</p>
          <div class="actions">
            {mail.state !== "on" && shown.has_mail && (
              <button
                type="button"
                onClick={() => void changing(() => setMailAddress(mail.address))}
              >
                {t("notices-mail-again")}
              </button>
            )}
            <button type="button" onClick={() => void changing(() => removeMailAddress())}>
              {t("notices-mail-remove")}
            </button>
          </div>
        </>
      )}
      {!mail && (
        <form class="notices-address" onSubmit={send}>
          <label>
            <span>{t("notices-mail-address")}</span>
            <input
              required
              type="email"
              autocomplete="email"
              maxLength={254}
              value={address.value}
              onInput={(event) => (address.value = event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="primary">
            {t("notices-mail-set")}
          </button>
        </form>
      )}
    </>
  );
}
