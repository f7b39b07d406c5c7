/** The end explained: every row drawn and numbered on the pyramid, every point told. */

import { useSignal } from "@preact/signals";
import { wantsMotion } from "../../ui/theme";
import { say, sayNumber } from "../../words";
import { SIZES } from "./diamond";
import { sayColour } from "./names";
import { bodyOf, topsOf } from "./pyramid";
import { RowLines } from "./rows";
import { Scene } from "./scene";
import {
  type BuildView,
  type ColourScore,
  type DemolitionView,
  type EitherView,
  isBuilding,
} from "./shown";
import { sayLook } from "./stage";
import { Bar, Mark } from "./stock";
import { colours, pointsOf, sayOwner, saySum } from "./telling";
import { ViewButtons } from "./tray";
import { useTurning } from "./turning";

interface Props<V> {
  view: V;
  names: readonly string[];
}

export function Result({ view, names }: Props<EitherView>) {
  return isBuilding(view) ? (
    <BuildResult view={view} names={names} />
  ) : (
    <DemolitionResult view={view} names={names} />
  );
}

function BuildResult({ view, names }: Props<BuildView>) {
  const { board } = view;
  const turning = useTurning(wantsMotion(), { turn: 0, rise: 1 });
  const shown = useSignal(colours(view, view.viewer)[0] ?? bestColour(board.scores));
  const row = useSignal<number | null>(null);
  const score = board.scores[shown.value];
  if (!score) return null;
  return (
    <div class="sc-result">
      <fieldset class="sc-result-colours">
        <legend class="unseen">{say("scalino-result-colour")}</legend>
        {board.scores.map(({ colour, total }) => (
          <button
            key={colour}
            type="button"
            class="sc-result-colour"
            aria-pressed={shown.value === colour}
            onClick={() => {
              shown.value = colour;
              row.value = null;
            }}
          >
            <Mark colour={colour} />
            <span>
              {sayColour(colour)} <b>{sayNumber(total)}</b>
              <small>
                <bdi>{sayOwner(board, colour, names)}</bdi>
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
            label={sayLook(turning)}
            over={
              <RowLines
                score={score}
                lens={turning.lens}
                tops={topsOf(board.blocks)}
                chosen={row.value}
                isNumbered
              />
            }
          />
          <ViewButtons turning={turning} hasKeys={false} />
        </div>
        <Sum
          score={score}
          choose={(one) => {
            row.value = one;
          }}
        />
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
      <caption class="unseen">{say("scalino-sum", { colour: sayColour(score.colour) })}</caption>
      <tbody>
        {score.rows.map((row, i) => (
          <tr key={row.join()} onPointerEnter={() => choose(i)} onPointerLeave={() => choose(null)}>
            <td>
              <span class="sc-number">{i + 1}</span>
            </td>
            <th scope="row">
              {say("scalino-row", { count: row.length })} <small>{row.join(" – ")}</small>
            </th>
            <td class="number">{saySum(row.length)}</td>
          </tr>
        ))}
        {score.worthless.length > 0 && (
          <tr>
            <td>
              <span class="sc-number nothing">0</span>
            </td>
            <th scope="row">
              {say("scalino-worthless", { count: score.worthless.length })}{" "}
              <small>{score.worthless.join(", ")}</small>
            </th>
            <td class="number">{sayNumber(0)}</td>
          </tr>
        )}
        {score.unused < 0 && (
          <tr>
            <td />
            <th scope="row">{say("scalino-unused", { spaces: -score.unused })}</th>
            <td class="number">{sayNumber(score.unused)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{say("scalino-total")}</th>
          <td class="number">{sayNumber(score.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** How many blocks of each size everybody took, and what they pay. */
function DemolitionResult({ view, names }: Props<DemolitionView>) {
  return (
    <table class="sc-sum">
      <caption class="unseen">{say("scalino-taken-table")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("name")}</th>
          {SIZES.map((size) => (
            <th key={size} scope="col" class="number">
              <Bar size={size} />
            </th>
          ))}
          <th scope="col" class="number">
            {say("points")}
          </th>
        </tr>
      </thead>
      <tbody>
        {view.board.taken.map((sizes, seat) => (
          <tr key={seat}>
            <th scope="row">
              <bdi>{names[seat]}</bdi>
            </th>
            {SIZES.map((size) => {
              const count = sizes.filter((one) => one === size).length;
              return (
                <td key={size} class="number">
                  {sayNumber(count)} × {sayNumber(size)}
                </td>
              );
            })}
            <td class="number">
              <b>{sayNumber(pointsOf(sizes))}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
