/** Everybody's points so far, and their score sheets on request. */

import { useSignal } from "@preact/signals";
import { formatNumber, t } from "../../../i18n";
import { Dialog } from "../../../ui/dialog";
import { ScoreSheet } from "../../cutit/board/score-sheet";
import { tableOf, type View } from "../view";

interface Props {
  view: View;
  names: readonly string[];
}

export function Standings({ view, names }: Props) {
  const selected = useSignal(-1);
  const table = tableOf(view);
  return (
    <section class="referee-cutit-points" aria-label={t("points")}>
      <ul class="referee-cutit-standings">
        {table.board.players.map(({ total }, seat) => (
          <li key={seat} data-due={view.to_act.includes(seat)}>
            <button type="button" onClick={() => (selected.value = seat)}>
              <bdi>{names[seat]}</bdi> <b>{formatNumber(total)}</b>
            </button>
          </li>
        ))}
      </ul>
      {selected.value >= 0 && (
        <Dialog title={t("cutit-score-sheet")} onClose={() => (selected.value = -1)}>
          <ScoreSheet view={table} seat={selected.value} names={names} />
        </Dialog>
      )}
    </section>
  );
}
