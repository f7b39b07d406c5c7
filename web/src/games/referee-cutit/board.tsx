/** What is to be done now, large enough for a device that lies on the table. */

import type { BoardProps } from "../../board/board";
import { t } from "../../i18n";
import { Cutting } from "../cutit/board/cutting";
import { Dice } from "../cutit/board/drawing";
import { diceText } from "../cutit/text";
import { ROUNDS } from "../cutit/view";
import { Entering } from "./board/entering";
import { Glass } from "./board/glass";
import { OutsidePuzzle } from "./board/outside";
import { NO_REVEAL } from "./board/reveal";
import { Standings } from "./board/standings";
import { dueSeat, tableOf, type View } from "./view";

export function Board(props: BoardProps<View>) {
  const { view, names } = props;
  return (
    <div class="referee-cutit cutit-result" data-phase={view.board.phase}>
      <Who view={view} names={names} />
      <Now {...props} />
      <Standings view={view} names={names} />
    </div>
  );
}

/** Who enters something now. The table says it, too, but below the board. */
function Who({ view, names }: Pick<BoardProps<View>, "view" | "names">) {
  const { phase } = view.board;
  if (phase !== "corners" && phase !== "entries") return null;
  return (
    <p class="referee-cutit-who">
      <bdi>{names[dueSeat(view)]}</bdi>
    </p>
  );
}

function Now(props: BoardProps<View>) {
  const { view, before } = props;
  switch (view.board.phase) {
    case "roll":
      return <Roll {...props} />;
    case "corners":
      return (
        <Cutting
          {...props}
          view={tableOf(view)}
          before={before && tableOf(before)}
          reveal={NO_REVEAL}
          preview={async () => null}
        />
      );
    case "entries":
      return <Entering key={`${view.board.table.round} ${view.viewer}`} {...props} />;
    case "glass":
    case "puzzle":
      return <Glass {...props} />;
    case "outside":
      return <OutsidePuzzle key={view.to_act[0]} {...props} />;
    default:
      return null;
  }
}

function Roll({ view, canMove, move }: BoardProps<View>) {
  const { round, rolls } = view.board.table;
  const last = rolls.at(-1);
  return (
    <section class="referee-cutit-now">
      <h2>{t("cutit-round", { round: Math.min(ROUNDS, round + 1), rounds: ROUNDS })}</h2>
      {last && <Dice faces={last} label={diceText(last)} />}
      <button
        type="button"
        class="primary referee-cutit-large"
        disabled={!canMove}
        onClick={() => void move("roll")}
      >
        {t("referee-cutit-roll")}
      </button>
      {last && <p class="quiet">{t("referee-cutit-until-dice")}</p>}
    </section>
  );
}
