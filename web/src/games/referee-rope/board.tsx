/** Whose turn it is and what is left, large enough for a device that lies on the table. */

import { useSignal } from "@preact/signals";
import type { BoardProps } from "../../board/board";
import { t } from "../../i18n";
import { History } from "./board/history";
import { TurnTimer } from "./board/timer";
import { wonText } from "./text";
import { secondsOf, type View, winsOf } from "./view";

export function Board(props: BoardProps<View>) {
  const { view, names } = props;
  const { board } = view;
  const wins = winsOf(view);
  return (
    <div class="referee-rope">
      {board.is_between ? (
        <Between {...props} />
      ) : (
        !board.is_over && (
          <Turn key={`${board.winners.length} ${board.turn} ${props.at}`} {...props} />
        )
      )}
      <ul class="referee-rope-players" aria-label={t("referee-rope-piles")}>
        {board.piles.map((cards, seat) => (
          <li key={seat} data-due={view.to_act.includes(seat)}>
            <bdi>{names[seat]}</bdi>
            <span>{t("referee-rope-cards", { count: cards })}</span>
            <b title={t("referee-rope-wins", { count: wins[seat] ?? 0 })}>
              {"★".repeat(wins[seat] ?? 0)}
            </b>
          </li>
        ))}
      </ul>
      <History view={view} names={names} />
    </div>
  );
}

/** A turn: the cards that are left at its end. */
function Turn({ view, names, canMove, move, elapsed }: BoardProps<View>) {
  const { turn, piles } = view.board;
  const before = piles[turn] ?? 0;
  const left = useSignal(before);
  const name = names[turn] ?? "";
  const seconds = secondsOf(view);
  const set = (cards: number) => {
    left.value = Math.max(0, cards);
  };
  return (
    <form
      class="referee-rope-now"
      onSubmit={(event) => {
        event.preventDefault();
        void move(`left ${left.value}`);
      }}
    >
      <h2>{t("referee-rope-turn", { name })}</h2>
      {seconds > 0 && <TurnTimer seconds={seconds} elapsed={elapsed} />}
      <label for="referee-rope-left">{t("referee-rope-left")}</label>
      <div class="referee-rope-stepper">
        <button
          type="button"
          aria-label={t("referee-rope-less")}
          disabled={left.value <= 0}
          onClick={() => set(left.value - 1)}
        >
          −
        </button>
        <input
          id="referee-rope-left"
          type="number"
          inputMode="numeric"
          min={0}
          value={left.value}
          onInput={(event) => set(event.currentTarget.valueAsNumber || 0)}
        />
        <button
          type="button"
          aria-label={t("referee-rope-more")}
          disabled={left.value >= before}
          onClick={() => set(left.value + 1)}
        >
          +
        </button>
      </div>
      <button type="submit" class="primary referee-rope-large" disabled={!canMove}>
        {left.value === 0 ? t("referee-rope-won", { name }) : t("referee-rope-over")}
      </button>
      <button type="button" disabled={!canMove} onClick={() => void move("still")}>
        {t("referee-rope-still")}
      </button>
    </form>
  );
}

/** Between two games. */
function Between({ view, names, canMove, move }: BoardProps<View>) {
  return (
    <section class="referee-rope-now">
      <h2>{wonText(view.board.winners.at(-1) ?? [], names)}</h2>
      <button
        type="button"
        class="primary referee-rope-large"
        disabled={!canMove}
        onClick={() => void move("again")}
      >
        {t("referee-rope-again")}
      </button>
      <button
        type="button"
        class="referee-rope-large"
        disabled={!canMove}
        onClick={() => void move("finish")}
      >
        {t("referee-rope-finish")}
      </button>
    </section>
  );
}
