/** Ending the turn: for a short while it can still be called off; then, or at a tap, it is final. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n";
import { announce } from "../../../ui/announce";
import { Icon } from "../../../ui/icons";
import type { BoardState } from "../state";

/** How long a turn ended by hand waits before it is final. Ended by keys it waits for a key. */
export const GRACE_MS = 2500;

export function EndTurn({ state }: { state: BoardState }) {
  const ending = state.ending.value;
  if (ending) return <Final key={ending.text} state={state} isTimed={ending.isTimed} />;
  return (
    <span class="rope-actions">
      {state.takeBack && (
        <button type="button" class="small" onClick={() => void state.takeBack?.()}>
          <Icon name="undo" /> {t("rope-take-back")}
        </button>
      )}
      {state.canEnd && (
        <button
          type="button"
          class="primary"
          onClick={(event) => state.end("end", event.detail > 0)}
        >
          {t("rope-end-turn")}
        </button>
      )}
    </span>
  );
}

function Final({ state, isTimed }: { state: BoardState; isTimed: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    announce(t("rope-ending"));
    if (!isTimed) {
      button.current?.focus();
      return;
    }
    const timer = setTimeout(state.confirm, GRACE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span class="rope-actions">
      <button type="button" class="small" onClick={state.callOff}>
        <Icon name="undo" /> {t("rope-take-back")}
      </button>
      <button
        ref={button}
        type="button"
        class="primary rope-confirm"
        data-timed={isTimed}
        onClick={state.confirm}
      >
        {t("rope-end-turn")}
      </button>
    </span>
  );
}
