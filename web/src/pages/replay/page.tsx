/** The replay of a game: step by step, from any viewpoint. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { boardOf } from "../../board/boards";
import { useStep } from "../../board/step";
import { refusalText, t } from "../../i18n";
import { startMe } from "../../me";
import { Refused } from "../../net/refused";
import type { Route } from "../../router";
import { RulesPlace } from "../../rules/place";
import { NothingHere } from "../../ui/fetched";
import { wantsMotion } from "../../ui/theme";
import { winnersText } from "../table/announcements";
import { BoardText } from "../table/board-text";
import { Log } from "../table/log";
import { gameName } from "../table/names";
import { causeText, Ranking } from "../table/result";
import { AnalysisPanel } from "./analysis/panel";
import { AnalysisState, type SeatReview } from "./analysis/state";
import { Controls } from "./controls";
import { Fairness } from "./fairness";
import { type Facts, ReplayGame } from "./game";

type Props = { route: Extract<Route, { page: "replay" }> };

export function ReplayPage({ route }: Props) {
  const { kind, id } = route;
  const game = useMemo(() => new ReplayGame({ kind, id }, route.at), [kind, id]);
  useEffect(() => {
    void startMe();
    return () => game.close();
  }, [game]);
  const trouble = game.trouble.value;
  if (trouble) {
    const text = trouble instanceof Refused ? refusalText(trouble) : t("server-away");
    return <NothingHere title={t("replay-cannot")} trouble={text} />;
  }
  const facts = game.facts.value;
  if (!facts) {
    return (
      <main class="page narrow">
        <p class="quiet waiting">{t("loading")}</p>
      </main>
    );
  }
  return <Replay game={game} facts={facts} />;
}

/** A suggested move, and the position to which it belongs. */
interface Suggestion {
  readonly at: number;
  readonly move: string;
}

function Replay({ game, facts }: { game: ReplayGame; facts: Facts }) {
  const analysis = useMemo(() => new AnalysisState(game.source), [game]);
  const suggestion = useSignal<Suggestion | null>(null);
  const bestEnding = useSignal<SeatReview | null>(null);
  const boardPlace = useRef<HTMLElement>(null);
  const seeBoard = () => boardPlace.current?.scrollIntoView({ block: "nearest" });
  const view = game.shown.value?.view ?? null;
  const at = game.shown.value?.at ?? 0;
  const { names } = facts;
  const hint = suggestion.value?.at === at ? suggestion.value.move : null;
  const ending =
    at === game.last.value && bestEnding.value?.seat === view?.viewer ? bestEnding.value : null;
  const Explained = boardOf(facts.game)?.Result;
  return (
    <main class="table replay" data-game={facts.game}>
      <h1 class="unseen">
        {t("replay")}: <bdi>{facts.title || gameName(facts.game)}</bdi>
      </h1>
      <section ref={boardPlace} class="table-board" aria-label={t("board")}>
        <BoardArea {...{ game, facts, hint, ending }} />
      </section>
      <section class="table-now" aria-label={t("replay-controls")}>
        <Controls game={game} facts={facts} />
      </section>
      <aside class="table-side" aria-label={t("side")}>
        <h2>
          <bdi>{facts.title || gameName(facts.game)}</bdi>
        </h2>
        {facts.result && <p class="winner">{winnersText(facts.result.ranks, names)}</p>}
        <Log
          log={game.log.value}
          table={facts}
          onLook={(n) => game.step(n)}
          view={game.final.value}
          marks={analysis.marks.value}
          {...{ names, at }}
        />
        {facts.result && (
          <AnalysisPanel
            {...{ game, facts }}
            state={analysis}
            shown={hint}
            onShow={(move) => {
              suggestion.value = move === null ? null : { at, move };
              if (move !== null) seeBoard();
            }}
            shownEnding={ending?.seat ?? null}
            onShowEnding={(review) => {
              bestEnding.value = review;
              if (!review) return;
              // The board shows the puzzle of the viewer, once the game is over.
              game.step(game.last.value);
              void game.look(review.seat);
              seeBoard();
            }}
          />
        )}
        {view && (
          <details>
            <summary>{t("tab-text")}</summary>
            <BoardText game={facts.game} view={view} names={names} />
          </details>
        )}
      </aside>
      {facts.result && (
        <section class="result" aria-labelledby="result-title">
          <h2 id="result-title">{t("result")}</h2>
          <p>{causeText(facts.game, facts.result.cause)}</p>
          <Ranking game={facts.game} result={facts.result} names={names} />
          {Explained && view && at === game.last.value && (
            <Explained view={view} names={names} source={game.source} log={game.log.value} />
          )}
          <Fairness game={game} facts={facts} />
        </section>
      )}
      <RulesPlace game={facts.game} />
    </main>
  );
}

interface BoardAreaProps {
  game: ReplayGame;
  facts: Facts;
  hint: string | null;
  /** The seat whose best ending is shown instead of what was played. */
  ending: SeatReview | null;
}

function BoardArea({ game, facts, hint, ending }: BoardAreaProps) {
  const shown = game.shown.value;
  const step = useStep(shown, game.log.value);
  const module = boardOf(facts.game);
  const best = useMemo(
    () => step && ending && module?.ending?.show(step.view, ending.seat, ending.par.ending),
    [step?.view, ending],
  );
  if (!module || !step) return <p class="quiet waiting">{t("loading")}</p>;
  const { Board } = module;
  const board = (
    <Board
      key={best ? "best" : "played"}
      {...step}
      {...(best ? { view: best, before: null, fresh: [] } : {})}
      names={facts.names}
      canMove={false}
      pending={null}
      move={nobodyMoves}
      why={nobodyAsks}
      hint={hint}
      elapsed={() => game.log.value[step.at - 1]?.at ?? 0}
      hasMotion={wantsMotion()}
      source={game.source}
    />
  );
  if (!ending || !best) return board;
  return (
    <>
      <p class="replay-best" role="status">
        {t("analysis-ending-shown", { name: facts.names[ending.seat] ?? "" })}
      </p>
      {board}
    </>
  );
}

const nobodyMoves = () => Promise.resolve(false);
const nobodyAsks = () => Promise.resolve(null);
