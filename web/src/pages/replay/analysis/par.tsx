/** Every seat against par, round by round, and the best way in which it could have ended the game. */

import type { Ending } from "../../../board/board";
import { formatNumber, t } from "../../../i18n";
import type { ParReview } from "../../../protocol";
import { Chart } from "./chart";
import type { SeatReview } from "./state";

interface Props {
  reviews: readonly SeatReview[];
  names: readonly string[];
  /** How the board shows an ending, if it can. */
  ending: Ending | undefined;
  /** The seat whose best ending the board shows. */
  shown: number | null;
  onShow(review: SeatReview | null): void;
}

export function AgainstPar({ reviews, names, ending, shown, onShow }: Props) {
  const differences = names.map((_, seat) => {
    const found = reviews.find((one) => one.seat === seat);
    return found ? differencesOf(found.par) : [];
  });
  const all = differences.flat();
  const rounds = Math.max(1, ...differences.map(({ length }) => length));
  return (
    <div class="against-par">
      <h4>{t("analysis-par")}</h4>
      <Chart
        lines={differences.map((line) => [
          { x: 0, y: 0 },
          ...line.map((y, i) => ({ x: i + 1, y })),
        ])}
        names={names.map((name, seat) => nameWith(name, differences[seat]?.at(-1)))}
        last={rounds}
        low={Math.min(0, ...all) - 2}
        high={Math.max(0, ...all) + 2}
        middle={0}
        text={signed}
        label={[`${t("analysis-par-what")}.`, ...endTexts(reviews, names)].join(" ")}
      >
        {t("analysis-par-what")}
      </Chart>
      <details>
        <summary>{t("analysis-par-figures")}</summary>
        <div class="par-figures">
          {reviews.map(({ seat, par }) => (
            <Figures key={seat} name={names[seat] ?? ""} par={par} />
          ))}
        </div>
      </details>
      {ending && (
        <>
          <h4>{ending.title()}</h4>
          <ol class="best-endings">
            {reviews.map((one) => (
              <li key={one.seat}>
                <span>{endingText(one.par, names[one.seat] ?? "")}</span>
                <button
                  type="button"
                  aria-pressed={shown === one.seat}
                  onClick={() => onShow(shown === one.seat ? null : one)}
                >
                  {t("analysis-show")}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** How far above or below par a seat is after each round, and at the end. */
export function differencesOf({ points, par_points }: ParReview): number[] {
  return points.map((made, i) => made - (par_points[i] ?? made));
}

function Figures({ name, par }: { name: string; par: ParReview }) {
  const last = par.points.length - 1;
  return (
    <table>
      <caption>
        <bdi>{name}</bdi>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("analysis-par-round")}</th>
          <th scope="col">{t("analysis-par-made")}</th>
          <th scope="col">{t("analysis-par-best")}</th>
          <th scope="col">±</th>
        </tr>
      </thead>
      <tbody>
        {differencesOf(par).map((difference, i) => (
          <tr key={i}>
            <th scope="row">{i === last ? t("analysis-par-end") : i + 1}</th>
            <td>{formatNumber(par.points[i] ?? 0)}</td>
            <td>{formatNumber(par.par_points[i] ?? 0)}</td>
            <td>{signed(difference)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = (value: number) => `${value > 0 ? "+" : ""}${formatNumber(value)}`;

const nameWith = (name: string, difference: number | undefined) =>
  difference === undefined ? name : `${name} ${signed(difference)}`;

function endTexts(reviews: readonly SeatReview[], names: readonly string[]): string[] {
  return reviews.map(({ seat, par }) =>
    t("analysis-par-line", {
      name: names[seat] ?? "",
      made: par.points.at(-1) ?? 0,
      par: par.par_points.at(-1) ?? 0,
      most: par.at_most,
    }),
  );
}

function endingText({ points, ending_points, is_ending_proved }: ParReview, name: string): string {
  const made = points.at(-1) ?? 0;
  const proved = is_ending_proved ? "yes" : "no";
  if (made === ending_points) return t("analysis-ending-same", { name, made, proved });
  return t("analysis-ending", { name, made, best: ending_points, proved });
}
