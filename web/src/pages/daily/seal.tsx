/** The seal of tomorrow's challenges, to which visitors add random numbers. */

import { useComputed, useSignal } from "@preact/signals";
import { t } from "../../i18n";
import { publishedDayUrl } from "../../net/daily";
import type { DailyReceipt, ShownSeal } from "../../protocol";
import { addNumber, dayText } from "./asking";
import { notedDay } from "./noted";

export function Seal({ seal }: { seal: ShownSeal }) {
  const { day, hash, closes_at: closesAt } = seal;
  const receipt = useSignal<DailyReceipt | null>(notedDay(day).receipt);
  const isBusy = useSignal(false);
  const numbers = useComputed(() => Math.max(seal.numbers, receipt.value?.numbers ?? 0));
  const add = async () => {
    isBusy.value = true;
    receipt.value = await addNumber(day);
    isBusy.value = false;
  };
  const isOpen = Date.now() < closesAt;
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
          <a href={publishedDayUrl(day)}>{t("daily-numbers", { numbers: numbers.value })}</a>
        </p>
        {receipt.value && <Receipt receipt={receipt.value} />}
      </div>
      {!receipt.value && isOpen && (
        <button type="button" disabled={isBusy.value} onClick={() => void add()}>
          {t("daily-add")}
        </button>
      )}
      {!receipt.value && !isOpen && <p class="quiet">{t("daily-closed")}</p>}
      <p class="quiet">{t("daily-next-what")}</p>
    </section>
  );
}

function Receipt({ receipt }: { receipt: DailyReceipt }) {
  const href = `data:application/json,${encodeURIComponent(JSON.stringify(receipt))}`;
  return (
    <p>
      {t("daily-own")} <code>{receipt.value}</code>{" "}
      <a href={href} download={`tavolino-${receipt.day}.json`}>
        {t("daily-receipt")}
      </a>
    </p>
  );
}
