/** The best moves of the position on the screen, with their values and reasons. */

import { t } from "../../../i18n";
import type { AnalysedMove, View } from "../../../protocol";
import { actionText } from "../../table/log";
import type { Facts } from "../game";
import { valueText } from "./values";

interface Props {
  unit: string;
  next: AnalysedMove;
  facts: Facts;
  view: View | null;
  /** The move that the board shows. */
  shown: string | null;
  onShow(move: string | null): void;
}

export function BestMoves({ unit, next, facts, view, shown, onShow }: Props) {
  const name = facts.names[next.seat] ?? "";
  if (!next.best.length) return <p class="quiet">{t("analysis-no-choice", { name })}</p>;
  const isListed = next.best.some(({ move }) => move === next.move);
  return (
    <div class="best-moves">
      <h4>{t("analysis-best", { name })}</h4>
      <ol>
        {next.best.map(({ move, value, why }) => (
          <li key={move}>
            <button
              type="button"
              aria-pressed={shown === move}
              title={t("analysis-show")}
              onClick={() => onShow(shown === move ? null : move)}
            >
              <span class="best-value">{valueText(unit, value)}</span>
              <span class="best-move">{textOf(move, next, facts, view)}</span>
              {move === next.move && <span class="best-played">{t("analysis-played")}</span>}
            </button>
            {why && <p class="quiet">{why}</p>}
          </li>
        ))}
      </ol>
      {!isListed && next.value !== null && (
        <p>
          {t("analysis-was-played", {
            move: textOf(next.move, next, facts, view),
            mark: next.mark || "none",
            value: valueText(unit, next.value),
          })}
        </p>
      )}
    </div>
  );
}

/** A move as a sentence without its player. */
export function textOf(
  move: string,
  { number, seat }: AnalysedMove,
  facts: Facts,
  view: View | null,
): string {
  const entry = { n: number, by: seat, at: 0, kind: "move" as const, text: move };
  return actionText(entry, facts, facts.names, view);
}
