/** The result explained: every row is drawn and numbered on the pyramid, every point listed. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatNumber, t } from "../../i18n";
import { wantsMotion } from "../../ui/theme";
import { Mark } from "./board/cards";
import { ViewButtons } from "./board/controls";
import { RowLines } from "./board/rows";
import { Scene } from "./board/scene";
import { explained } from "./board/shown-rows";
import { useTurning } from "./board/turning";
import { bodyOf, topsOf } from "./pyramid";
import { colourText, ownerText, sideText, sumText } from "./text";
import { type ColourScore, colours, type View } from "./view";

interface Props {
  view: View;
  names: readonly string[];
}

export function Result({ view, names }: Props) {
  const { board } = view;
  const turning = useTurning(wantsMotion(), { turn: 0, rise: 1 });
  const shown = useSignal(colours(view, view.viewer)[0] ?? bestColour(board.scores));
  const row = useSignal<number | null>(null);
  const chooseRow = (one: number | null) => {
    row.value = one;
    explained.value = { colour: shown.value, row: one };
  };
  useEffect(
    () => () => {
      explained.value = null;
    },
    [],
  );
  const score = board.scores[shown.value];
  if (!score) return null;
  return (
    <div class="sc-result">
      <fieldset class="sc-result-colours">
        <legend class="unseen">{t("scalino-result-colour")}</legend>
        {board.scores.map(({ colour, total }) => (
          <button
            key={colour}
            type="button"
            class="sc-result-colour"
            aria-pressed={shown.value === colour}
            onClick={() => {
              shown.value = colour;
              chooseRow(null);
            }}
          >
            <Mark colour={colour} />
            <span>
              {colourText(colour)} <b>{formatNumber(total)}</b>
              <small>
                <bdi>{ownerText(board, colour, names)}</bdi>
              </small>
            </span>
          </button>
        ))}
      </fieldset>
      <div class="sc-result-parts">
        <div class="sc-result-picture">
          <Scene
            lens={turning.lens}
            blocks={board.blocks}
            bodies={board.blocks.map((block) => ({
              ...bodyOf(block),
              class: block.colour === shown.value ? undefined : "faded",
            }))}
            isTurning={turning.isTurning}
            label={sideText(turning)}
            over={
              <RowLines
                score={score}
                lens={turning.lens}
                tops={topsOf(board.blocks)}
                chosen={row.value}
                badge="number"
              />
            }
          />
          <ViewButtons turning={turning} hasKeys={false} />
        </div>
        <Sum score={score} choose={chooseRow} />
      </div>
    </div>
  );
}

function bestColour(scores: readonly ColourScore[]): number {
  return scores.reduce((best, one) => (one.total > best.total ? one : best)).colour;
}

/** A colour's points as a sum: its rows, the steps worth nothing, the blocks left over. */
function Sum({ score, choose }: { score: ColourScore; choose(row: number | null): void }) {
  return (
    <table class="sc-sum">
      <caption class="unseen">{t("scalino-sum", { colour: colourText(score.colour) })}</caption>
      <tbody>
        {score.rows.map((row, i) => (
          <tr key={row.join()} onPointerEnter={() => choose(i)} onPointerLeave={() => choose(null)}>
            <td>
              <span class="sc-number">{i + 1}</span>
            </td>
            <th scope="row">
              {t("scalino-row", { count: row.length })} <small>{row.join(" – ")}</small>
            </th>
            <td class="number">{sumText(row.length)}</td>
          </tr>
        ))}
        {score.worthless.length > 0 && (
          <tr>
            <td>
              <span class="sc-number nothing">0</span>
            </td>
            <th scope="row">
              {t("scalino-worthless", { count: score.worthless.length })}{" "}
              <small>{score.worthless.join(", ")}</small>
            </th>
            <td class="number">{formatNumber(0)}</td>
          </tr>
        )}
        {score.unused < 0 && (
          <tr>
            <td />
            <th scope="row">{t("scalino-unused", { spaces: -score.unused })}</th>
            <td class="number">{formatNumber(score.unused)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{t("scalino-total")}</th>
          <td class="number">{formatNumber(score.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
