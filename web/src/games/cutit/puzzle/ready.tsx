/** Before the glass is turned: a button for being ready, and who is not ready yet. */

import type { Signal } from "@preact/signals";
import type { BoardProps } from "../../../board/board";
import { t } from "../../../i18n";
import { glassText, waitingText } from "../text";
import { playerOf, type View } from "../view";

interface Props extends BoardProps<View> {
  seat: number;
  /** Whose score sheet is open. */
  scores: Signal<number>;
}

export function Ready({ view, names, seat, canMove, pending, move, scores }: Props) {
  const isReady = playerOf(view, seat).is_ready;
  return (
    <div class="cutit-main">
      <div class="cutit-ready">
        <p class="cutit-ready-glass">{glassText(view)}</p>
        <p class="quiet">{waitingText(view, names)}</p>
        <div class="cutit-buttons">
          {(canMove || pending !== null) && seat === view.viewer && (
            <button
              type="button"
              class={isReady ? "" : "primary"}
              onClick={() => void move(isReady ? "not ready" : "ready")}
            >
              {t(isReady ? "cutit-not-ready" : "cutit-ready")}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              scores.value = seat;
            }}
          >
            {t("cutit-score-sheet")}
          </button>
        </div>
      </div>
    </div>
  );
}
