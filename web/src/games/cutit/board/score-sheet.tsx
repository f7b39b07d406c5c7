/** A player's score sheet as on paper: ten rounds, both bonus columns, the sum. */

import { formatNumber, t } from "../../../i18n";
import { diceText, faultText } from "../text";
import { BOXES, PENALTY, type Player, playerOf, ROUNDS, type View } from "../view";
import { Dice } from "./drawing";

interface Props {
  view: View;
  seat: number;
  names: readonly string[];
}

export function ScoreSheet({ view, seat, names }: Props) {
  const player = playerOf(view, seat);
  const { score } = player;
  const title = view.seats > 1 ? (names[seat] ?? "") : t("cutit-score-sheet");
  return (
    <section
      class="cutit-score"
      aria-label={t("cutit-score-of", { name: names[seat] ?? "" })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where there is little room it scrolls
      tabIndex={0}
    >
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <div class="cutit-score-body">
        <Rounds {...{ view, seat, player }} />
        <Column
          name="+"
          label={t("cutit-column-rise")}
          circles={score.rises}
          pays={score.rise_points}
        />
        <Column
          name="✂"
          label={t("cutit-column-one-cut")}
          circles={score.one_cuts}
          pays={score.one_cut_points}
        />
      </div>
      <Sums player={player} isOver={view.board.phase === "over"} />
    </section>
  );
}

function Rounds({ view, seat, player }: { view: View; seat: number; player: Player }) {
  const { rolls, phase } = view.board;
  const running = phase === "cuts" || phase === "corners" ? view.board.round : 0;
  return (
    <table class="cutit-rounds">
      <thead class="unseen">
        <tr>
          <th scope="col">{t("cutit-round-word")}</th>
          <th scope="col">{t("cutit-dice-word")}</th>
          <th scope="col">{t("points")}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: ROUNDS }, (_, i) => {
          const faces = rolls[i];
          const round = player.rounds[i];
          return (
            <tr key={i} data-running={running === i + 1}>
              <th scope="row">{i + 1}</th>
              <td>{faces && <Dice faces={faces} label={diceText(faces)} />}</td>
              <td class="number" data-earned={`${seat}-${i}`}>
                {round ? <Entry round={round} /> : ""}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Entry({ round }: { round: Player["rounds"][number] }) {
  const [fault] = round.faults;
  if (fault) {
    return (
      <b class="cutit-penalty" title={faultText(fault)}>
        −{PENALTY}
      </b>
    );
  }
  return (
    <>
      {round.rose && <abbr title={t("cutit-rose")}>+</abbr>}
      {round.one_cut && <abbr title={t("cutit-one-cut")}>✂</abbr>}
      <b>{round.points}</b>
    </>
  );
}

interface ColumnProps {
  name: string;
  label: string;
  circles: number;
  pays: number;
}

function Column({ name, label, circles, pays }: ColumnProps) {
  const filled = Math.min(circles, BOXES.length);
  return (
    <div
      class="cutit-column"
      role="img"
      aria-label={t("cutit-column-text", { column: label, circles, pays })}
      title={label}
    >
      <span class="cutit-column-name">{name}</span>
      {BOXES.map((worth, i) => (
        <span key={worth} data-circled={i < filled} data-last={i === filled - 1}>
          {worth}
        </span>
      ))}
    </div>
  );
}

/** What the sheet comes to, each part only where there is something to add. */
function Sums({ player, isOver }: { player: Player; isOver: boolean }) {
  const rows = sumsOf(player, isOver);
  return (
    <dl class="cutit-sums">
      {rows.map(({ key, points }) => (
        <div key={key}>
          <dt>{t(`cutit-sum-${key}`)}</dt>
          <dd>{formatNumber(points)}</dd>
        </div>
      ))}
      <div class="cutit-total">
        <dt>{t("cutit-sum-total")}</dt>
        <dd>{formatNumber(player.total)}</dd>
      </div>
    </dl>
  );
}

export interface Sum {
  readonly key: "rounds" | "penalties" | "rises" | "one-cuts" | "token" | "outside";
  readonly points: number;
}

export function sumsOf({ score, token, check }: Player, isOver: boolean): Sum[] {
  const all: Sum[] = [
    { key: "rounds", points: score.points },
    { key: "penalties", points: -PENALTY * score.penalties },
    { key: "rises", points: score.rise_points },
    { key: "one-cuts", points: score.one_cut_points },
    { key: "token", points: (isOver && token) || 0 },
    { key: "outside", points: isOver ? -(check?.cost ?? 0) : 0 },
  ];
  return all.filter(({ key, points }) => key === "rounds" || points !== 0);
}
