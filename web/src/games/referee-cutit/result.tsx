/** The end: every score sheet, and for known cuts par and the best way to join on request. */

import { useSignal } from "@preact/signals";
import type { ResultProps } from "../../board/board";
import { t } from "../../i18n";
import type { Source } from "../../net/api";
import { reviewOf } from "../../net/reviews";
import type { ParReview } from "../../protocol";
import { InQueue } from "../../ui/in-queue";
import { complain } from "../../ui/toasts";
import { Centred, U } from "../cutit/board/drawing";
import { ScoreSheet } from "../cutit/board/score-sheet";
import { boxOf, snippetPiece } from "../cutit/paper";
import { moved } from "../cutit/puzzle/lying";
import { lay, middleOfPlace, readPlace } from "../cutit/puzzle/places";
import { playerOf } from "../cutit/view";
import { isKnown, tableOf, type View } from "./view";

export function Result({ view, names, source }: ResultProps<View>) {
  const table = tableOf(view);
  const { grade } = table.board;
  return (
    <div class="cutit-result">
      {grade !== null && (
        <p class="lead">
          {"★".repeat(grade)}
          <span class="quiet">{"☆".repeat(5 - grade)}</span> {t(`cutit-grade-${grade}`)}
        </p>
      )}
      <div class="cutit-result-sheets">
        {names.map((_, seat) => (
          <div key={seat}>
            <ScoreSheet view={table} seat={seat} names={names} />
            {isKnown(view, seat) && <BestPlay view={view} seat={seat} source={source} />}
          </div>
        ))}
      </div>
    </div>
  );
}

function BestPlay({ view, seat, source }: { view: View; seat: number; source: Source }) {
  const found = useSignal<ParReview | null>(null);
  const ahead = useSignal<number | null>(null);
  const ask = async () => {
    const onAhead = (count: number) => {
      ahead.value = count;
    };
    onAhead(0);
    try {
      found.value = await reviewOf(source, seat, onAhead);
    } catch (error) {
      complain(error);
    } finally {
      ahead.value = null;
    }
  };
  if (!found.value) {
    return ahead.value === null ? (
      <button type="button" onClick={() => void ask()}>
        {t("referee-cutit-best")}
      </button>
    ) : (
      <InQueue ahead={ahead.value} />
    );
  }
  const { par_points, at_most, points, ending, ending_points } = found.value;
  const sheet = points.at(-2) ?? 0;
  const par = { least: par_points.at(-1) ?? 0, most: at_most };
  return (
    <>
      <p>{t("cutit-par", { ...par, points: playerOf(tableOf(view), seat).total })}</p>
      <p>{t("referee-cutit-best-join", { cost: sheet - ending_points })}</p>
      <Joined view={view} seat={seat} places={ending} />
    </>
  );
}

/** The snippets as the solver has joined them. */
function Joined({ view, seat, places }: { view: View; seat: number; places: readonly string[] }) {
  const table = tableOf(view);
  const { snippets } = playerOf(table, seat);
  const placed = places.flatMap((text) => {
    const place = readPlace(text);
    const snippet = snippets.find(({ number }) => number === place.number);
    return snippet ? [{ place, piece: snippetPiece(table.board.sheet.rows, snippet) }] : [];
  });
  const { left, bottom, width, height } = boxOf(
    placed.flatMap(({ piece, place }) => lay(piece, place).spaces),
  );
  const box = [left * U, -(bottom + height) * U, width * U, height * U];
  return (
    <svg
      class="referee-cutit-joined"
      viewBox={box.join(" ")}
      role="img"
      aria-label={t("referee-cutit-joined", { join: places.join(" ") })}
    >
      {placed.map(({ piece, place }) => {
        const { x, y } = middleOfPlace(piece, place);
        return (
          <g key={place.number} style={moved(x, y, 90 * place.turns)}>
            <Centred piece={piece} />
          </g>
        );
      })}
    </svg>
  );
}
