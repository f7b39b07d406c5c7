/** Links to the card about offline play, which is loaded when it is opened. */

import { signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Dialog } from "./dialog";
import { settings } from "./settings";

const card = signal<ComponentType | null>(null);
const hasFailed = signal(false);

export function OfflinePlay() {
  useEffect(() => {
    if (card.value) return;
    import("../offline/card")
      .then(({ loadCard }) => loadCard())
      .then(
        (loaded) => {
          card.value = loaded;
        },
        () => {
          hasFailed.value = true;
        },
      );
  }, []);
  const Card = card.value;
  if (Card) return <Card />;
  return <p class="quiet">{t(hasFailed.value ? "server-away" : "loading")}</p>;
}

/** A small entry for people who have not stored it yet, in browsers that support it. */
export function OfferOfflinePlay() {
  const isOpen = useSignal(false);
  const isOffered = !settings.offline.value && "serviceWorker" in navigator;
  if (!isOffered && !isOpen.value) return null;
  return (
    <>
      <button type="button" class="plain" onClick={() => (isOpen.value = true)}>
        {t("offline-play")}
      </button>
      {isOpen.value && (
        <Dialog title={t("offline-play")} onClose={() => (isOpen.value = false)}>
          <OfflinePlay />
        </Dialog>
      )}
    </>
  );
}
