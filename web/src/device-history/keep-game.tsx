/** A button that keeps a finished game of this device in the person's history on the server. */

import { useSignal } from "@preact/signals";
import { hasServer } from "../base";
import { t } from "../i18n";
import { hrefTo } from "../router";
import { Icon } from "../ui/icons";
import { keep, keptTable } from "./kept";

interface Props {
  /** The id of the game on this device. */
  id: string;
  /** The game as this device stores it, in JSON. */
  load(): Promise<string | null>;
}

export function KeepGame({ id, load }: Props) {
  const isBusy = useSignal(false);
  const trouble = useSignal("");
  if (!hasServer) return null;
  const table = keptTable(id);
  const press = async () => {
    isBusy.value = true;
    try {
      trouble.value = await keep(id, load);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <div class="keep-game">
      {table ? (
        <a class="button" href={hrefTo(`/r/${table}`)}>
          <Icon name="play" /> {t("replay")}
        </a>
      ) : (
        <button type="button" disabled={isBusy.value} onClick={() => void press()}>
          {t("keep-game")}
        </button>
      )}
      <p class="quiet" role="status">
        {table ? t("keep-game-done") : trouble.value}
      </p>
    </div>
  );
}
