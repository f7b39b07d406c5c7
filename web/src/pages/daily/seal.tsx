/** The seal of tomorrow's challenges, to which visitors add random numbers. */

import { useSignal } from "@preact/signals";
import { t } from "../../i18n";
import { publishedDayUrl } from "../../net/daily";
import type { ShownSeal } from "../../protocol";
import { addNumber, dayText } from "./asking";

export function Seal({ seal }: { seal: ShownSeal }) {
  const shown = useSignal(seal);
  const isBusy = useSignal(false);
  const { day, hash, contributions, own, closes_at: closesAt } = shown.value;
  const add = async () => {
    isBusy.value = true;
    shown.value = (await addNumber(day)) ?? shown.value;
    isBusy.value = false;
  };
  return (
    <section class="daily-seal" aria-labelledby="daily-next">
      <h2 id="daily-next">
        {t("daily-next")} <small class="quiet">{dayText(day)}</small>
      </h2>
      <p>
        <code>{hash}</code>
      </p>
      <div aria-live="polite">
        <p>
          <a href={publishedDayUrl(day)}>{t("daily-numbers", { numbers: contributions })}</a>
        </p>
        {own && (
          <p>
            {t("daily-own")} <code>{own}</code>
          </p>
        )}
      </div>
      {!own && Date.now() < closesAt && (
        <button type="button" disabled={isBusy.value} onClick={() => void add()}>
          {t("daily-add")}
        </button>
      )}
      {!own && Date.now() >= closesAt && <p class="quiet">{t("daily-closed")}</p>}
      <p class="quiet">{t("daily-next-what")}</p>
    </section>
  );
}
