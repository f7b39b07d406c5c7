/** The fairness check: partly in the browser, in full by the server. */

import { useSignal } from "@preact/signals";
import { t } from "../../i18n";
import { getRecord, getRecordFile, importRecord } from "../../net/api";
import { isOnDevice } from "../../net/backend";
import type { CheckedRecord } from "../../protocol";
import { trying } from "../../ui/toasts";
import type { Facts, ReplayGame } from "./game";

export function Fairness({ game, facts }: { game: ReplayGame; facts: Facts }) {
  const verdict = useSignal<CheckedRecord | null>(null);
  const fits = useSignal<boolean | null>(null);
  const isBusy = useSignal(false);
  const check = async () => {
    isBusy.value = true;
    fits.value = await secretFits(facts.secret, facts.hash);
    verdict.value = (await trying(askServer(game))) ?? null;
    isBusy.value = false;
  };
  if (!facts.hash) return <p class="quiet">{t("fair-unclaimed")}</p>;
  return (
    <div class="fairness">
      <h3>{t("fair-title")}</h3>
      <p class="quiet">{t("fair-how")}</p>
      <dl class="fair-facts">
        <dt>{t("fair-fingerprint")}</dt>
        <dd>
          <code>{facts.hash}</code>
        </dd>
        <dt>{t("fair-secret")}</dt>
        <dd>
          <code>{facts.secret}</code>
        </dd>
      </dl>
      <div aria-live="polite">
        {fits.value !== null && (
          <p class={fits.value ? "good" : "bad"}>{t(fits.value ? "fair-fits" : "fair-not-fits")}</p>
        )}
        {verdict.value && <Verdict verdict={verdict.value} />}
      </div>
      <button type="button" disabled={isBusy.value} onClick={() => void check()}>
        {t("fair-check")}
      </button>
    </div>
  );
}

export function Verdict({ verdict }: { verdict: CheckedRecord }) {
  const isGood = verdict.faults.length === 0 && verdict.fairness !== "unfair";
  return (
    <>
      <p class={isGood ? "good" : "bad"}>{t(`fairness-${verdict.fairness}`)}</p>
      {verdict.faults.length > 0 && (
        <ul class="faults">
          {verdict.faults.map(({ line, text }) => (
            <li key={`${line} ${text}`}>{t("fault-line", { line, text })}</li>
          ))}
        </ul>
      )}
    </>
  );
}

async function askServer({ source }: ReplayGame): Promise<CheckedRecord> {
  if (source.kind === "records") return getRecord(source.id);
  return importRecord(await getRecordFile(source), isOnDevice(source.id));
}

/** True if the hash matches the secret; null if the browser cannot compute it. */
export async function secretFits(secret: string, hash: string): Promise<boolean | null> {
  const { subtle } = globalThis.crypto ?? {};
  const pairs = secret.match(/../g);
  if (!subtle || !pairs) return null; // browsers compute only on pages that came safely
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}
