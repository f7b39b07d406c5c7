/** Requests to this player: to agree to an undo, or to let a spectator see the player's cards. */

import { t } from "../../i18n";
import type { ShownTable } from "../../protocol";
import { trying } from "../../ui/toasts";
import { seatNames } from "./names";
import type { TableState } from "./state";

export function Requests({ state, table }: { state: TableState; table: ShownTable }) {
  const { live } = state;
  const { undo } = table;
  const on = live.shown.value?.frame.version ?? 0;
  const name = (undo && seatNames(table.occupants)[undo.seat]) ?? "";
  const peekRequests = table.peeks.filter(
    (one) => !one.is_given && table.occupants[one.seat]?.person === live.you.value,
  );
  return (
    <>
      {undo?.missing.includes(live.you.value) && (
        <div class="asked">
          <p>{t("undo-asked", { name, n: undo.to + 1 })}</p>
          <YesNo onAnswer={(yes) => void trying(live.submit({ type: "answer-undo", yes, on }))} />
        </div>
      )}
      {undo && !undo.missing.includes(live.you.value) && (
        <p class="quiet">{t("undo-waiting", { count: undo.missing.length })}</p>
      )}
      {peekRequests.map(({ person, name, seat }) => (
        <div key={`${person} ${seat}`} class="asked">
          <p>{t("peek-requested", { name })}</p>
          <YesNo
            onAnswer={(yes) => void trying(live.submit({ type: "answer-peek", seat, person, yes }))}
          />
        </div>
      ))}
    </>
  );
}

function YesNo({ onAnswer }: { onAnswer(yes: boolean): void }) {
  return (
    <span class="actions">
      <button type="button" class="primary" onClick={() => onAnswer(true)}>
        {t("allow")}
      </button>
      <button type="button" onClick={() => onAnswer(false)}>
        {t("decline")}
      </button>
    </span>
  );
}
