/** Goes on from the position on the screen, at a new table with bots. */

import { useSignal } from "@preact/signals";
import { gameNamed } from "../../../catalogue";
import { t } from "../../../i18n";
import { startMe } from "../../../me";
import { playOn, type Source } from "../../../net/api";
import { go } from "../../../router";
import { complain } from "../../../ui/toasts";
import { chosenLevel } from "../../home/opening";
import type { Facts } from "../game";

interface Props {
  source: Source;
  facts: Facts;
  at: number;
  /** The seat that the player would have: the viewpoint, or the one to move. */
  seat: number;
}

export function PlayOn({ source, facts, at, seat }: Props) {
  const isBusy = useSignal(false);
  const game = gameNamed(facts.game);
  if (!game) return null;
  const level = chosenLevel(game);
  const start = async () => {
    isBusy.value = true;
    try {
      await startMe();
      const { id } = await playOn(source, { at, seat, bot: level });
      go(`/t/${id}`);
    } catch (error) {
      complain(error);
    } finally {
      isBusy.value = false;
    }
  };
  const name = facts.names[seat] ?? "";
  return (
    <p class="play-on">
      <button type="button" disabled={isBusy.value} onClick={() => void start()}>
        {t("analysis-play-on")}
      </button>
      <span class="quiet">
        {facts.names.length > 1
          ? t("analysis-play-on-how", { name, level: t(`level-${level}`) })
          : t("analysis-play-on-alone")}
      </span>
    </p>
  );
}
