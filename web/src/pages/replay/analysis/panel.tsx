/** The analysis beside a replay: progress, the curve, the best moves here, the turning points, and par. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { boardOf } from "../../../board/boards";
import { loadMessages, refusalText, t } from "../../../i18n";
import { answersIn } from "../../../me";
import { isOnDevice } from "../../../net/backend";
import { Refused } from "../../../net/refused";
import { complain } from "../../../ui/toasts";
import { SPECTATOR } from "../../table/state";
import type { Facts, ReplayGame } from "../game";
import { BestMoves, textOf } from "./best-moves";
import { Curve } from "./curve";
import { AgainstPar } from "./par";
import { PlayOn } from "./play-on";
import { type AnalysisState, type SeatReview, STOPPED } from "./state";
import { valueText } from "./values";
import "./analysis.css";

interface Props {
  game: ReplayGame;
  facts: Facts;
  state: AnalysisState;
  /** The suggested move that the board shows. */
  shown: string | null;
  onShow(move: string | null): void;
  /** The seat whose best ending the board shows. */
  shownEnding: number | null;
  onShowEnding(review: SeatReview | null): void;
}

export function AnalysisPanel(props: Props) {
  const { game, facts, state, shown, onShow, shownEnding, onShowEnding } = props;
  const isReady = useSignal(false);
  useEffect(() => {
    Promise.all([loadMessages("analysis"), state.load()]).then(
      () => {
        isReady.value = true;
      },
      (error: unknown) => {
        state.trouble.value = error;
      },
    );
    return () => state.stop();
  }, [state]);
  useEffect(() => {
    state.translate().catch(complain);
  }, [answersIn.value]);
  const isAsked = state.isRunning.value || state.moves.value.length > 0;
  useEffect(() => {
    if (isAsked) void state.loadReviews(facts.names.length);
  }, [state, isAsked]);
  if (!isReady.value || !state.numbers.value?.length) return null;
  const at = Math.min(game.at.value, game.last.value);
  const next = state.next(at, game.viewer.value, game.log.value);
  const seat = game.viewer.value !== SPECTATOR ? game.viewer.value : (next?.seat ?? 0);
  const show = (move: string | null) => {
    // Only the player who is to move may see everything that the move is about.
    if (move && next && game.viewer.value !== next.seat) void game.look(next.seat);
    onShow(move);
  };
  return (
    <section class="analysis" aria-labelledby="analysis-title">
      <h3 id="analysis-title">{t("analysis-title")}</h3>
      <Progress state={state} />
      {state.unit.value && (
        <Curve
          unit={state.unit.value}
          moves={state.moves.value}
          names={facts.names}
          last={game.last.value}
          at={at}
          onLook={(to) => game.step(to)}
        />
      )}
      {next && at < game.last.value && (
        <BestMoves
          unit={state.unit.value}
          view={game.shown.value?.view ?? null}
          {...{ next, facts, shown }}
          onShow={show}
        />
      )}
      {state.isDone.value && <TurningPoints {...{ game, facts, state }} />}
      {state.reviews.value.length > 0 && (
        <AgainstPar
          reviews={state.reviews.value}
          names={facts.names}
          ending={boardOf(facts.game)?.ending}
          shown={shownEnding}
          onShow={onShowEnding}
        />
      )}
      {at < game.last.value && facts.secret && (
        <PlayOn source={game.source} {...{ facts, at, seat }} />
      )}
    </section>
  );
}

function Progress({ state }: { state: AnalysisState }) {
  const all = state.numbers.value?.length ?? 0;
  const done = state.moves.value.length;
  const trouble = state.trouble.value;
  if (state.isDone.value) return null;
  if (!state.isRunning.value) {
    return (
      <>
        <p class="quiet">{t("analysis-what")}</p>
        {trouble !== null && (
          <p class="bad" role="alert">
            {troubleText(trouble)}
          </p>
        )}
        <button type="button" class="primary" onClick={() => void state.run()}>
          {t(done ? "analysis-go-on" : "analysis-start")}
        </button>
      </>
    );
  }
  return (
    <div class="analysis-progress">
      <label>
        <span>{t("analysis-progress", { done, all })}</span>
        <progress max={all} value={done} />
      </label>
      {isOnDevice(state.source.id) ? (
        <button type="button" onClick={() => state.stop()}>
          {t("analysis-stop")}
        </button>
      ) : (
        <p class="quiet">{t("analysis-goes-on")}</p>
      )}
    </div>
  );
}

function troubleText(trouble: unknown): string {
  if (trouble === STOPPED) return t("analysis-stopped");
  return trouble instanceof Refused ? refusalText(trouble) : t("server-away");
}

function TurningPoints({ game, facts, state }: Pick<Props, "game" | "facts" | "state">) {
  const points = state.turningPoints.value;
  if (!points.length) return <p>{t("analysis-no-mistakes")}</p>;
  return (
    <div class="turning-points">
      <h4>{t("analysis-turning-points")}</h4>
      <ol>
        {points.map((one) => (
          <li key={one.number}>
            <button type="button" class="log-line" onClick={() => game.step(one.number)}>
              <span class="log-n">{one.number + 1}</span>
              <span>
                <b>
                  <bdi>{facts.names[one.seat]}</bdi>
                </b>{" "}
                {textOf(one.move, one, facts, game.final.value)}{" "}
                <span class="log-mark">{one.mark}</span>{" "}
                <span class="quiet">
                  {t("analysis-cost", {
                    cost: valueText(state.unit.value, one.cost).replace("+", ""),
                    best: one.best[0] ? textOf(one.best[0].move, one, facts, game.final.value) : "",
                  })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
