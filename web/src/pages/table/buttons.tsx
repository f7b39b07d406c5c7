/** Buttons of a running game: undo, and coming back. */

import { boardOf } from "../../board/boards";
import { t } from "../../i18n";
import { standing } from "../../net/log";
import type { ShownTable, View } from "../../protocol";
import { Icon } from "../../ui/icons";
import { trying } from "../../ui/toasts";
import type { TableState } from "./state";

interface UndoProps {
  state: TableState;
  table: ShownTable;
  view: View;
}

/** Asks to take back the player's last move; at a shared screen, the last one of anybody there. The
 * other players have to agree. */
export function UndoButton({ state, table, view }: UndoProps) {
  const { live } = state;
  if (table.phase !== "playing" || table.settings.undo === "never" || table.undo) return null;
  if (state.takeBack.value && boardOf(table.game)?.takesBack) return null;
  const mine = state.mine.value;
  const here = state.hotSeat.isShared.value ? mine : [view.viewer];
  const last = standing(state.log.value).findLast(({ by }) => here.some((seat) => seat === by));
  const seat = Number(last?.by);
  const on = live.shown.value?.frame.version;
  if (!mine.includes(seat) || !last || on === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => void trying(live.submit({ type: "request-undo", seat, to: last.n, on }))}
    >
      <Icon name="undo" /> {t("undo")}
    </button>
  );
}

/** Takes the seat back from a stand-in. */
export function ComeBackButton({ state, table }: { state: TableState; table: ShownTable }) {
  const { live } = state;
  const mine = state.mine.value.flatMap((seat) => table.occupants[seat] ?? []);
  if (!mine.length) return null;
  const isAway = mine.some((occupant) => occupant.bot && !occupant.has_resigned);
  if (table.phase === "playing" && isAway) {
    return (
      <button
        type="button"
        class="primary"
        onClick={() => void trying(live.submit({ type: "reclaim" }))}
      >
        {t("come-back")}
      </button>
    );
  }
  return null;
}
