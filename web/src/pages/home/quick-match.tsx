/** Looking for a stranger to play with. Whoever closes the dialog or the page stops looking. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatNumber, t, translated } from "../../i18n";
import { startMe } from "../../me";
import { lookForOpponent, stopLooking } from "../../net/api";
import type { QuickMatchStatus, ShownGame } from "../../protocol";
import { go } from "../../router";
import { Dialog } from "../../ui/dialog";
import { GamePicture } from "../../ui/game-picture";
import { settings } from "../../ui/settings";
import { complain } from "../../ui/toasts";
import { botName } from "../table/names";
import { chosenLevel } from "./opening";

const ASK_MS = 2000;

interface Props {
  game: ShownGame;
  onClose(): void;
}

export function QuickMatch({ game, onClose }: Props) {
  const status = useSignal<QuickMatchStatus | null>(null);
  useEffect(() => look(game, status, onClose), []);
  const bot = chosenLevel(game);
  const left = status.value?.bot_in_ms ?? null;
  return (
    <Dialog title={t("quick-match-title", { game: translated(game.title) })} onClose={onClose}>
      <div class="quick-match">
        <GamePicture game={game.name} />
        <p class="lead" role="status">
          {t("quick-match-looking")}
        </p>
        {left !== null && (
          <p class="quiet">
            {t("quick-match-bot-in", {
              bot: botName(bot),
              seconds: formatNumber(Math.ceil(left / 1000)),
            })}
          </p>
        )}
        <label class="switch">
          <input
            type="checkbox"
            checked={settings.botStepsIn.value}
            onChange={(event) => (settings.botStepsIn.value = event.currentTarget.checked)}
          />
          <span>{t("quick-match-bot")}</span>
        </label>
        <p class="quiet">{t("quick-match-note")}</p>
      </div>
      <footer class="actions">
        <button type="button" onClick={onClose}>
          {t("quick-match-stop")}
        </button>
      </footer>
    </Dialog>
  );
}

/** Asks again and again until there is a table. Returns what stops it. */
function look(
  game: ShownGame,
  status: { value: QuickMatchStatus | null },
  onClose: () => void,
): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    void stopLooking().catch(() => undefined); // the server notices that nobody asks any more
  };
  const ask = async () => {
    try {
      await startMe();
      if (isOver) return;
      const bot = settings.botStepsIn.value ? chosenLevel(game) : "";
      const found = await lookForOpponent(game.name, bot);
      if (isOver) return;
      status.value = found;
      if (found.table) {
        isOver = true;
        go(`/t/${found.table}`);
      } else {
        timer = setTimeout(() => void ask(), Math.min(ASK_MS, found.bot_in_ms ?? ASK_MS));
      }
    } catch (error) {
      complain(error);
      onClose();
    }
  };
  void ask();
  addEventListener("pagehide", stop);
  return () => {
    removeEventListener("pagehide", stop);
    stop();
  };
}
