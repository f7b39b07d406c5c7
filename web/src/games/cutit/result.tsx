/** The end explained: every score sheet, what held together, what did not, and par. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatList, formatNumber, t } from "../../i18n";
import type { Source } from "../../net/api";
import { reviewOf } from "../../net/reviews";
import type { ParReview } from "../../protocol";
import { InQueue } from "../../ui/in-queue";
import { ScoreSheet } from "./board/score-sheet";
import { puzzleFaultText } from "./text";
import { ownSeat, playerOf, type View } from "./view";

interface Props {
  view: View;
  names: readonly string[];
  source: Source;
}

export function Result({ view, names, source }: Props) {
  const own = ownSeat(view);
  const seats = names
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === own) - Number(a === own) || a - b);
  const { grade } = view.board;
  return (
    <div class="cutit-result">
      {grade !== null && (
        <p class="lead">
          {"★".repeat(grade)}
          <span class="quiet">{"☆".repeat(5 - grade)}</span> {t(`cutit-grade-${grade}`)}
        </p>
      )}
      <Par view={view} source={source} />
      <div class="cutit-result-sheets">
        {seats.map((seat) => (
          <div key={seat}>
            <ScoreSheet view={view} seat={seat} names={names} />
            <Puzzled view={view} seat={seat} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** What the check of a puzzle found. */
function Puzzled({ view, seat }: { view: View; seat: number }) {
  const { check, snippets, token } = playerOf(view, seat);
  if (!check) return null;
  const outside = snippets.filter(({ number }) => !check.kept.includes(number));
  return (
    <ul class="cutit-found">
      <li>
        {check.is_complete
          ? t("cutit-found-complete", { joins: check.joins.length })
          : t("cutit-found-part", {
              kept: check.kept.length,
              all: snippets.length,
              joins: check.joins.length,
            })}
      </li>
      {token !== null && <li>{t("cutit-found-token", { token })}</li>}
      {check.faults.map((fault) => (
        <li
          key={`${fault.reason}${fault.one.x},${fault.one.y},${fault.one.side}`}
          class="cutit-bad"
        >
          {puzzleFaultText(fault)}
        </li>
      ))}
      {outside.length > 0 && (
        <li>
          {t("cutit-found-outside", {
            count: outside.length,
            numbers: formatList(outside.map(({ number }) => formatNumber(number))),
            cost: check.cost,
          })}
        </li>
      )}
    </ul>
  );
}

/** What the same dice would have allowed; nothing for spectators, and where the server does not say. */
function Par({ view, source }: { view: View; source: Source }) {
  const par = useSignal<ParReview | null>(null);
  const ahead = useSignal(0);
  const { viewer } = view;
  useEffect(() => {
    par.value = null;
    if (viewer < 0) return;
    const onAhead = (count: number) => {
      ahead.value = count;
    };
    reviewOf(source, viewer, onAhead).then(
      (found) => {
        par.value = found;
      },
      () => onAhead(0), // the result is complete without it
    );
  }, [source.id, viewer]);
  if (!par.value) return ahead.value > 0 ? <InQueue ahead={ahead.value} /> : null;
  const { points, par_points, at_most: most } = par.value;
  const least = par_points.at(-1) ?? 0;
  return <p>{t("cutit-par", { least, most, points: points.at(-1) ?? 0 })}</p>;
}
