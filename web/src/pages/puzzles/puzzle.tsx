/** One puzzle: its goal, the board, and what can be done. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { boardOf } from "../../board/boards";
import { useStep } from "../../board/step";
import { t } from "../../i18n";
import { answersIn, startMe } from "../../me";
import type { ShownPuzzle } from "../../protocol";
import { hrefTo } from "../../router";
import { RulesPlace } from "../../rules/place";
import { wantsMotion } from "../../ui/theme";
import { BoardText } from "../table/board-text";
import { gameName } from "../table/names";
import { Solution } from "./solution";
import { logOf, namesOf, PuzzleState, statusText } from "./state";

interface Props {
  game: string;
  theme: string;
}

export function PuzzlePlace({ game, theme }: Props) {
  const state = useMemo(() => new PuzzleState(game, theme), [game, theme]);
  useEffect(() => {
    void startMe().then(() => state.next());
  }, [state]);
  useEffect(() => {
    void state.translate();
  }, [answersIn.value]);
  const shown = state.shown.value;
  if (shown) return <OnePuzzle state={state} shown={shown} />;
  if (!state.isAway.value) return <main class="page narrow waiting">{t("loading")}</main>;
  return (
    <main class="page narrow">
      <h1>{t("puzzles")}</h1>
      <p>{t("puzzle-none")}</p>
      <a class="button primary" href={hrefTo("/puzzles")}>
        {t("puzzle-choose")}
      </a>
    </main>
  );
}

interface OneProps {
  state: PuzzleState;
  shown: ShownPuzzle;
}

function OnePuzzle({ state, shown }: OneProps) {
  const names = namesOf(shown);
  return (
    <main
      class="table puzzle-page"
      data-game={shown.game}
      data-puzzle={shown.id}
      data-made={shown.made.length}
    >
      <h1 class="unseen">
        {t("puzzles")}: {gameName(shown.game)}
      </h1>
      <section class="table-board" aria-label={t("board")}>
        <PuzzleBoard key={shown.id} state={state} shown={shown} />
      </section>
      <section class="table-now puzzle-now" aria-label={t("puzzle-goal")}>
        <p class="puzzle-goal">{shown.goal}</p>
        {shown.status === "open" && shown.made.length > 0 && <p>{t("puzzle-right")}</p>}
        <Actions state={state} shown={shown} />
      </section>
      <aside class="table-side puzzle-side" aria-label={t("side")}>
        <h2>{gameName(shown.game)}</h2>
        <dl class="puzzle-facts">
          <Fact label={t("puzzle-rating")} value={shown.rating} />
          <Fact label={t("puzzle-your-rating")} value={shown.own_rating} />
          <Fact label={t("puzzle-in-a-row")} value={shown.streak} />
        </dl>
        {shown.hints.length > 0 && (
          <ul class="puzzle-hints">
            {shown.hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        )}
        {shown.solution && <Solution shown={shown} solution={shown.solution} names={names} />}
        <details>
          <summary>{t("tab-text")}</summary>
          <BoardText game={shown.game} view={shown.view} names={names} />
        </details>
        <a href={hrefTo("/puzzles")}>{t("puzzle-choose")}</a>
      </aside>
      <RulesPlace game={shown.game} />
    </main>
  );
}

/** A number with its name, unless there is none: on a device puzzles are not rated. */
function Fact({ label, value }: { label: string; value: number | null }) {
  if (value === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Actions({ state, shown }: OneProps) {
  const next = useRef<HTMLButtonElement>(null);
  const isOpen = shown.status === "open";
  // The button that had the focus is gone once the try has ended.
  useEffect(() => {
    if (!isOpen) next.current?.focus();
  }, [isOpen]);
  if (isOpen) {
    return (
      <div class="actions">
        {shown.more_hints && (
          <button type="button" onClick={() => void state.hint()}>
            {t("hint")}
          </button>
        )}
        <button type="button" class="plain" onClick={() => void state.giveUp()}>
          {t("puzzle-give-up")}
        </button>
      </div>
    );
  }
  return (
    <div class="actions">
      <p class={`puzzle-status puzzle-${shown.status}`}>{statusText(shown)}</p>
      <button type="button" class="primary" ref={next} onClick={() => void state.next()}>
        {t("puzzle-next")}
      </button>
    </div>
  );
}

function PuzzleBoard({ state, shown }: OneProps) {
  const step = useStep({ view: shown.view, at: shown.made.length }, logOf(shown));
  const module = boardOf(shown.game);
  if (!module) return <p class="quiet waiting">{t("loading")}</p>;
  const { Board } = module;
  return (
    <Board
      {...step}
      names={namesOf(shown)}
      canMove={shown.status === "open" && state.pending.value === null}
      pending={state.pending.value}
      move={(text) => state.move(text)}
      why={nobodyAsks}
      hint={null}
      elapsed={() => 0}
      hasMotion={wantsMotion()}
      source={{ kind: "records", id: shown.id }}
    />
  );
}

const nobodyAsks = () => Promise.resolve(null);
