/** The glass: turning it, the time, and who has finished. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoardProps } from "../../../board/board";
import { t } from "../../../i18n";
import { play } from "../../../ui/sound";
import { Timer } from "../../cutit/puzzle/timer";
import type { View } from "../view";

export function Glass(props: BoardProps<View>) {
  const { view, names, canMove, move, elapsed } = props;
  const { board, deadline_ms: deadline } = view;
  const isSoon = useSignal(false);
  if (board.phase === "glass" || deadline === null) {
    return (
      <section class="referee-cutit-now">
        <h2>{t("referee-cutit-puzzle")}</h2>
        <p>{t("referee-cutit-puzzle-how")}</p>
        <button
          type="button"
          class="primary referee-cutit-large"
          disabled={!canMove}
          onClick={() => void move("turn")}
        >
          {t("referee-cutit-turn")}
        </button>
      </section>
    );
  }
  return (
    <section class="referee-cutit-now" data-soon={isSoon.value}>
      <h2>{t("referee-cutit-puzzle")}</h2>
      <Timer {...{ deadline, elapsed, isSoon }} />
      {isSoon.value && <Ticking />}
      {names.map((name, seat) => (
        <button
          key={seat}
          type="button"
          class="referee-cutit-large"
          disabled={!canMove || board.finished.includes(seat)}
          onClick={() => void move(`finished ${seat}`)}
        >
          {board.finished.includes(seat)
            ? t("referee-cutit-has-finished", { name, place: board.finished.indexOf(seat) + 1 })
            : t("referee-cutit-finished", { name })}
        </button>
      ))}
      <button type="button" disabled={!canMove} onClick={() => void move("stop")}>
        {t("referee-cutit-stop")}
      </button>
    </section>
  );
}

/** A tick every second while the time runs out. */
function Ticking() {
  useEffect(() => {
    const timer = setInterval(() => play("clack"), 1000);
    return () => clearInterval(timer);
  }, []);
  return null;
}
