/** Nudges: asking somebody who keeps the others waiting, and being asked. */

import { t } from "../../i18n";
import type { ShownOccupant, ShownTable } from "../../protocol";
import { trying } from "../../ui/toasts";
import { secondsUntil, useServerNow } from "./server-now";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
}

/** The nudge of one of the person's own seats. */
export function ownNudge(state: TableState, table: ShownTable): ShownOccupant["nudge"] {
  const nudges = state.mine.value.map((seat) => table.occupants[seat]?.nudge ?? null);
  return nudges.find((nudge) => nudge !== null) ?? null;
}

/** The name of somebody who plays here. */
export function playerName(table: ShownTable, person: string): string {
  return table.occupants.find((one) => one.person === person)?.name || t("somebody");
}

/** Asks the person whether they are still there, with the seconds they have left to answer. */
export function NudgedNote({ state, table }: Props) {
  const nudge = ownNudge(state, table);
  const now = useServerNow(state, nudge !== null);
  if (!nudge) return null;
  return (
    <div class="asked nudged" role="alertdialog" aria-label={t("nudge-title")}>
      <p>
        <b>{t("nudge-asked", { name: playerName(table, nudge.by) })}</b>{" "}
        <span role="timer">{t("nudge-left", { seconds: secondsUntil(nudge.until, now) })}</span>
      </p>
      <button
        type="button"
        class="primary"
        onClick={() => void trying(state.live.submit({ type: "stop-nudge" }))}
      >
        {t("nudge-here")}
      </button>
    </div>
  );
}

/** What players can do about those who keep them waiting. */
export function SlowSeats({ state, table }: Props) {
  const mine = state.mine.value;
  if (table.phase !== "playing" || !mine.length) return null;
  return (
    <>
      {table.occupants.map((occupant, seat) => {
        if (mine.includes(seat) || !occupant.is_due || !occupant.person || occupant.bot)
          return null;
        return <SlowSeat key={seat} {...{ state, table, occupant, seat }} />;
      })}
    </>
  );
}

function SlowSeat({ state, occupant, seat }: Props & { occupant: ShownOccupant; seat: number }) {
  const { nudge, replaceable_at: at, person } = occupant;
  const now = useServerNow(state, nudge !== null || at !== null);
  const name = occupant.name || t("somebody");
  if (nudge) {
    const seconds = secondsUntil(nudge.until, now);
    return <span class="quiet">{t("nudge-waits", { name, seconds })}</span>;
  }
  if (at === null || now < at) return null;
  const isHere = state.live.here.value.includes(person);
  return (
    <button
      type="button"
      onClick={() => void trying(state.live.submit({ type: "take-over", seat }))}
    >
      {t(isHere ? "nudge" : "take-over-other", { name })}
    </button>
  );
}
