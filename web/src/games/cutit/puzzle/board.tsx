/** The puzzle: table, loose snippets, timer, and what a check would find. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../../board/board";
import { t } from "../../../i18n";
import { Dialog, Question } from "../../../ui/dialog";
import { Others } from "../board/others";
import { ScoreSheet } from "../board/score-sheet";
import { checkText, doneQuestion } from "../text";
import { hasOwnGlass, isBeforeGlass, isChecked, ownSeat, playerOf, type View } from "../view";
import { Countdown } from "./countdown";
import { useInput } from "./input";
import { choicesOf, chosenOf, Keeping } from "./keeping";
import { readPlace } from "./places";
import { Ready } from "./ready";
import { PuzzleState } from "./state";
import { PuzzleTable } from "./table";
import { Timer } from "./timer";
import { Tools } from "./tools";

export function Puzzle(props: BoardProps<View>) {
  const { view, canMove, names } = props;
  const own = ownSeat(view);
  const selected = useSignal(own);
  const scores = useSignal(-1);
  const isFinal = isChecked(view);
  // Before the check only the score sheets of other players are visible, not their puzzles.
  const seat = isFinal ? selected.value : own;
  const others = <Others view={view} names={names} selected={isFinal ? selected : scores} />;
  return (
    <div class="cutit" data-phase={view.board.phase === "over" ? "over" : "puzzle"}>
      {isBeforeGlass(view, seat) ? (
        <>
          <Ready {...props} seat={seat} scores={scores} />
          {others}
        </>
      ) : (
        <PlayerPuzzle
          key={seat}
          {...props}
          seat={seat}
          canMove={canMove && seat === view.viewer}
          scores={scores}
          others={others}
        />
      )}
      {scores.value >= 0 && (
        <Dialog
          title={t("cutit-score-sheet")}
          onClose={() => {
            scores.value = -1;
          }}
        >
          <ScoreSheet view={view} seat={scores.value} names={names} />
        </Dialog>
      )}
    </div>
  );
}

interface PlayerPuzzleProps extends BoardProps<View> {
  seat: number;
  /** Whose score sheet is open. */
  scores: Signal<number>;
  /** Everybody at the table, in short. */
  others: ComponentChildren;
}

function PlayerPuzzle(props: PlayerPuzzleProps) {
  const { view, names, seat, canMove, move, elapsed, hint, scores, hasMotion, others } = props;
  const player = playerOf(view, seat);
  const isFinal = isChecked(view);
  // After the check nothing is picked or held any more.
  const state = useMemo(() => new PuzzleState(view, seat, move), [seat, isFinal]);
  state.pending.send = move;
  useEffect(() => state.show(view), [view]);
  useEffect(() => {
    state.showHint(hint?.includes("@") ? readPlace(hint) : null);
    if (hint?.startsWith("keep ")) state.picked.value = Number(hint.slice("keep ".length));
  }, [hint]);
  const svg = useRef<SVGSVGElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const isSoon = useSignal(false);
  // The player can keep arranging snippets while a move is being sent.
  const isOpen = !isFinal && (canMove || state.pending.waiting.value.length > 0);
  const input = useInput(svg, state, isOpen);
  const isHidden = player.check === null;
  const choices = choicesOf(view, seat);
  const chosen = chosenOf(choices, state.picked.value);
  const check =
    player.check && chosen
      ? { ...player.check, kept: [...chosen.part], cost: chosen.cost }
      : player.check;
  const deadline = player.deadline_ms ?? (hasOwnGlass(view) ? null : view.deadline_ms);
  return (
    <div class="cutit-main" data-soon={isSoon.value}>
      <div class="cutit-bar">
        <p class="cutit-check" data-complete={player.check?.is_complete ?? false}>
          {checkText({ ...player, check }, isFinal)}
        </p>
        {others}
        {deadline !== null && !isFinal && <Timer {...{ deadline, elapsed, isSoon }} />}
        {isOpen && (
          <div class="cutit-buttons">
            <Hinted state={state} hint={hint} />
            {view.seats === 1 && (
              <button
                type="button"
                onClick={() => {
                  scores.value = seat;
                }}
              >
                {t("cutit-score-sheet")}
              </button>
            )}
            <Done state={state} view={view} seat={seat} />
          </div>
        )}
      </div>
      <div class="cutit-area">
        {isHidden ? (
          <p class="cutit-hidden">{t("cutit-hidden")}</p>
        ) : (
          <>
            <PuzzleTable
              {...{ state, input, svg, tools, check, isOpen, isFinal }}
              parts={choices.map(({ part }) => part)}
            />
            <Tools {...{ state, tools, isOpen, isFinal }} />
          </>
        )}
        {hasMotion && seat === view.viewer && !isFinal && player.turned_at !== null && (
          <Countdown turnedAt={player.turned_at} elapsed={elapsed} />
        )}
      </div>
      {view.board.phase === "check" && (
        <Keeping {...{ view, names, canMove, move, state, choices, chosen }} />
      )}
    </div>
  );
}

interface ActionProps {
  state: PuzzleState;
  view: View;
  seat: number;
}

function Done({ state, view, seat }: ActionProps) {
  const isAsked = useSignal(false);
  const player = playerOf(view, seat);
  const isComplete = player.check?.is_complete ?? false;
  const done = () => state.pending.put("done");
  return (
    <>
      <button
        type="button"
        class={isComplete ? "primary" : ""}
        onClick={() => {
          if (isComplete && !state.pending.waiting.value.length) done();
          else isAsked.value = true;
        }}
      >
        {t("cutit-done")}
      </button>
      {isAsked.value && (
        <Question
          title={t("cutit-done-title")}
          text={doneQuestion(player, view.seats)}
          yes={t("cutit-done")}
          onYes={done}
          onClose={() => {
            isAsked.value = false;
          }}
        />
      )}
    </>
  );
}

/** A button that makes the move a bot suggests. */
function Hinted({ state, hint }: { state: PuzzleState; hint: string | null }) {
  const place = state.hint.value;
  if (place) {
    return (
      <button type="button" onClick={() => state.accept(place)}>
        {t("cutit-hint-lay", { number: place.number })}
      </button>
    );
  }
  const lifted = hint?.match(/^lift (\d+)$/)?.[1];
  if (!lifted) return null;
  return (
    <button type="button" onClick={() => state.lift(Number(lifted))}>
      {t("cutit-lift", { number: Number(lifted) })}
    </button>
  );
}
