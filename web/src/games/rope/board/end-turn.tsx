/** Ending the turn: for a short while it can still be called off; then, or at a tap, it is final. */

import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../../ui/announce";
import { Icon } from "../../../ui/icons";
import { say } from "../../../words";
import type { Hands } from "../state";

/** How long a turn ended by hand waits before it is final. Ended by keys it waits for a key. */
export const GRACE_MS = 2500;

export function Ending({ hands }: { hands: Hands }) {
  const ending = hands.ending.value;
  if (ending) return <Final key={ending.text} hands={hands} isTimed={ending.isTimed} />;
  return (
    <span class="rope-deeds">
      {hands.takeBack && (
        <button type="button" class="small" onClick={() => void hands.takeBack?.()}>
          <Icon name="undo" /> {say("rope-take-back")}
        </button>
      )}
      {hands.canEnd && (
        <button
          type="button"
          class="primary"
          onClick={(event) => hands.end("end", event.detail > 0)}
        >
          {say("rope-end-turn")}
        </button>
      )}
    </span>
  );
}

function Final({ hands, isTimed }: { hands: Hands; isTimed: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    announce(say("rope-ending"));
    if (!isTimed) {
      button.current?.focus();
      return;
    }
    const timer = setTimeout(hands.confirm, GRACE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span class="rope-deeds">
      <button type="button" class="small" onClick={hands.callOff}>
        <Icon name="undo" /> {say("rope-take-back")}
      </button>
      <button
        ref={button}
        type="button"
        class="primary rope-confirm"
        data-timed={isTimed}
        onClick={hands.confirm}
      >
        {say("rope-end-turn")}
      </button>
    </span>
  );
}
