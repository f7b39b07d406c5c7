/** A round of one player: the cut, tapped on the sheet, or the points as they were counted. */

import { useSignal } from "@preact/signals";
import type { BoardProps } from "../../../board/board";
import { t } from "../../../i18n";
import { Cutting } from "../../cutit/board/cutting";
import { Dice, Die } from "../../cutit/board/drawing";
import { COLOURS } from "../../cutit/paper";
import { diceText } from "../../cutit/text";
import { ROUNDS } from "../../cutit/view";
import { tableOf, type View } from "../view";
import { NO_REVEAL } from "./reveal";

export function Entering(props: BoardProps<View>) {
  const { view, before } = props;
  const canCut = view.board.cuts.length > 0;
  const isByPoints = useSignal(!canCut);
  return (
    <>
      {canCut && (
        <fieldset class="referee-cutit-how" aria-label={t("referee-cutit-how")}>
          {[false, true].map((byPoints) => (
            <button
              key={String(byPoints)}
              type="button"
              aria-pressed={isByPoints.value === byPoints}
              onClick={() => (isByPoints.value = byPoints)}
            >
              {t(byPoints ? "referee-cutit-by-points" : "referee-cutit-by-cut")}
            </button>
          ))}
        </fieldset>
      )}
      {isByPoints.value ? (
        <PointsForm {...props} />
      ) : (
        <Cutting
          {...props}
          view={tableOf(view)}
          before={before && tableOf(before)}
          reveal={NO_REVEAL}
          preview={async () => null}
        />
      )}
    </>
  );
}

function PointsForm({ view, canMove, move }: BoardProps<View>) {
  const { most, table, cuts } = view.board;
  const faces = table.rolls.at(-1) ?? "";
  const points = useSignal<readonly number[]>(COLOURS.map(() => 0));
  const isOneCut = useSignal(false);
  const sum = points.value.reduce((a, b) => a + b, 0);
  const canEnter = canMove && (sum > 0 || Math.max(...most) === 0);
  const enter = () => move(`points ${points.value.join(",")}${isOneCut.value ? " one cut" : ""}`);
  return (
    <form
      class="referee-cutit-now"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <h2>{t("cutit-round", { round: table.round, rounds: ROUNDS })}</h2>
      <Dice faces={faces} label={diceText(faces)} />
      {cuts.length > 0 && <p class="quiet">{t("referee-cutit-points-note")}</p>}
      {COLOURS.map((colour, i) => {
        const limit = most[i] ?? 0;
        const value = points.value[i] ?? 0;
        const step = faces.charAt(i) === "?" ? 1 : Math.max(1, limit);
        const name = t("cutit-colour", { colour });
        const set = (to: number) => {
          points.value = points.value.with(i, Math.max(0, Math.min(limit, to)));
        };
        return (
          <div key={colour} class="referee-cutit-die">
            <Die colour={colour} face={faces.charAt(i)} />
            <button
              type="button"
              disabled={value === 0}
              aria-label={t("referee-cutit-less", { name })}
              onClick={() => set(value - step)}
            >
              −
            </button>
            <output aria-label={name}>{value}</output>
            <button
              type="button"
              disabled={value === limit}
              aria-label={t("referee-cutit-more", { name })}
              onClick={() => set(value + step)}
            >
              +
            </button>
          </div>
        );
      })}
      {table.round < ROUNDS && (
        <label class="switch">
          <input
            type="checkbox"
            checked={isOneCut.value}
            onChange={(event) => (isOneCut.value = event.currentTarget.checked)}
          />
          <span>{t("referee-cutit-one-cut")}</span>
        </label>
      )}
      <button type="submit" class="primary referee-cutit-large" disabled={!canEnter}>
        {t("referee-cutit-enter-points", { count: sum })}
      </button>
      <button
        type="button"
        class="referee-cutit-large"
        disabled={!canMove}
        onClick={() => void move("penalty")}
      >
        {t("referee-cutit-penalty")}
      </button>
    </form>
  );
}
