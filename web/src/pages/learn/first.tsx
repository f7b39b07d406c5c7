/** Sits down at the table of a guided first game. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { openFirstGame } from "../../guide/opening";
import { t } from "../../i18n";
import { complain } from "../../ui/toasts";
import { gameName } from "../table/names";

export function FirstGame({ game }: { game: string }) {
  const hasFailed = useSignal(false);
  const open = async () => {
    hasFailed.value = false;
    try {
      await openFirstGame(game);
    } catch (error) {
      hasFailed.value = true;
      complain(error);
    }
  };
  useEffect(() => {
    void open();
  }, []);
  return (
    <main class="page narrow">
      <h1>{gameName(game)}</h1>
      {hasFailed.value ? (
        <button type="button" class="primary" onClick={() => void open()}>
          {t("try-again")}
        </button>
      ) : (
        <p class="quiet waiting">{t("table-opening")}</p>
      )}
    </main>
  );
}
