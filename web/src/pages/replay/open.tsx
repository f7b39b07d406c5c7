/** Opens a record from a file on this device. */

import { useSignal } from "@preact/signals";
import { t } from "../../i18n";
import { me, ON_DEVICE, startMe } from "../../me";
import { importRecord } from "../../net/api";
import type { CheckedRecord } from "../../protocol";
import { go, hrefTo } from "../../router";
import { FileField, GAME_FILES } from "../../ui/file-field";
import { trying } from "../../ui/toasts";
import { Verdict } from "./fairness";

export function OpenRecordPage() {
  const verdict = useSignal<CheckedRecord | null>(null);
  const isOver = useSignal(false);
  const open = async (file: File | undefined) => {
    if (!file) return;
    await startMe();
    const checked = await trying(importRecord(file, me.value?.id === ON_DEVICE));
    verdict.value = checked ?? null;
    if (checked?.record && !checked.faults.length) go(`/r/record/${checked.record.id}`);
  };
  return (
    <main class="page narrow">
      <h1>{t("open-record")}</h1>
      <p>{t("open-record-what")}</p>
      <section
        aria-label={t("open-record")}
        class={isOver.value ? "drop over" : "drop"}
        onDragOver={(event) => {
          event.preventDefault();
          isOver.value = true;
        }}
        onDragLeave={() => (isOver.value = false)}
        onDrop={(event) => {
          event.preventDefault();
          isOver.value = false;
          void open(event.dataTransfer?.files[0]);
        }}
      >
        <FileField
          label={t("open-record-drop")}
          accept={GAME_FILES}
          onChoose={(input) => open(input.files?.[0])}
        />
      </section>
      <div aria-live="polite">
        {verdict.value && <Verdict verdict={verdict.value} />}
        {verdict.value?.record && (
          <a class="button" href={hrefTo(`/r/record/${verdict.value.record.id}`)}>
            {t("open-record-anyway")}
          </a>
        )}
      </div>
    </main>
  );
}
