/** Looking for a stranger to play with. Closing the dialog or the page stops the search. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatNumber, t, translated } from "../../i18n";
import { startMe } from "../../me";
import { lookForOpponent, stopLooking } from "../../net/api";
import { Unreachable } from "../../net/refused";
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

/** Polls until there is a table. Returns a function that stops it. */
function look(
  game: ShownGame,
  status: { value: QuickMatchStatus | null },
  onClose: () => void,
): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void>;
  const askIn = (delay: number) => {
    timer = setTimeout(() => (asking = ask()), delay);
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
        askIn(Math.min(ASK_MS, found.bot_in_ms ?? ASK_MS));
      }
    } catch (error) {
      if (isOver) return;
      complain(error);
      if (error instanceof Unreachable) askIn(ASK_MS);
      else onClose();
    }
  };
  const end = () => {
    const wasOver = isOver;
    isOver = true;
    clearTimeout(timer);
    return !wasOver;
  };
  // If leaving fails, the server notices that nobody polls any more.
  const leave = () => void stopLooking().catch(() => undefined);
  const leavePage = () => end() && leave();
  asking = ask();
  addEventListener("pagehide", leavePage);
  return () => {
    removeEventListener("pagehide", leavePage);
    // A request that is still under way would put the person back into the queue.
    if (end()) void asking.then(leave);
  };
}
