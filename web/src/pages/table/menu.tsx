/** The menu of a table: settings, stand-in, leaving, resigning, replay. */

import { t } from "../../i18n";
import type { ShownTable } from "../../protocol";
import { hrefTo } from "../../router";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icons";
import { trying } from "../../ui/toasts";
import { NotifySwitch } from "./notify-switch";
import { TableSettings } from "./settings";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
  /** The seats of the person who has the device. */
  own: readonly number[];
  onLeave(): void;
  onResign(): void;
  onClose(): void;
}

export function Menu({ state, table, own, onLeave, onResign, onClose }: Props) {
  const { live } = state;
  const isPlaying = table.phase === "playing" && state.mine.value.length > 0;
  const away = own.filter((seat) => !table.occupants[seat]?.bot);
  const { isShared, hasSecrets } = state.hotSeat;
  const hasCurtain = isShared.value && hasSecrets.value !== false;
  const standIn = () => {
    onClose();
    for (const seat of away) void trying(live.submit({ type: "take-over", seat }));
  };
  return (
    <Dialog title={t("more")} onClose={onClose}>
      <div class="menu">
        <TableSettings table={table} />
        <NotifySwitch />
        {isPlaying && away.length > 0 && (
          <button type="button" onClick={standIn}>
            <Icon name="pause" /> {t("take-over-me")}
          </button>
        )}
        {isPlaying && (
          <button type="button" onClick={onLeave}>
            <Icon name="leave" /> {t("leave-table")}
          </button>
        )}
        {isPlaying && (
          <button type="button" onClick={onResign}>
            <Icon name="flag" /> {t("resign")}
          </button>
        )}
        {!hasCurtain && (
          <a class="button" href={hrefTo(`/r/${table.id}`)}>
            <Icon name="play" /> {t("replay")}
          </a>
        )}
        <p class="quiet fair">
          {t("fair-hash")} <code>{table.hash}</code>
        </p>
      </div>
    </Dialog>
  );
}
