/** The puzzle: table, loose snippets, timer, and what a check would find. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../../board/board";
import { t } from "../../../i18n";
import { Dialog, Question } from "../../../ui/dialog";
import { Others } from "../board/others";
import { ScoreSheet } from "../board/score-sheet";
import { checkText, doneQuestion } from "../text";
import { hasOwnGlass, isBeforeGlass, isChecked, ownSeat, playerOf, type View } from "../view";
import { Countdown } from "./countdown";
import { Glyph } from "./icons";
import { usePuzzleInput } from "./input";
import { choicesOf, chosenOf, Keeping } from "./keeping";
import { readPlace, writePlace } from "./places";
import { Ready } from "./ready";
import { PuzzleState } from "./state";
import { PuzzleTable } from "./table";
import { Timer } from "./timer";
import { Tray } from "./tray";

export function Puzzle(props: BoardProps<View>) {
  const { view, canMove, names } = props;
  const own = ownSeat(view);
  const looked = useSignal(own);
  const scores = useSignal(-1);
  const isFinal = isChecked(view);
  // Before the check only the score sheets of other players are visible, not their puzzles.
  const seat = isFinal ? looked.value : own;
  return (
    <div class="cutit" data-phase={view.board.phase === "over" ? "over" : "puzzle"}>
      {isBeforeGlass(view, seat) ? (
        <Ready {...props} seat={seat} scores={scores} />
      ) : (
        <PlayerPuzzle
          key={seat}
          {...props}
          seat={seat}
          canMove={canMove && seat === view.viewer}
          scores={scores}
        />
      )}
      <Others view={view} names={names} looked={isFinal ? looked : scores} />
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
}

function PlayerPuzzle(props: PlayerPuzzleProps) {
  const { view, names, seat, canMove, move, elapsed, hint, scores, hasMotion } = props;
  const player = playerOf(view, seat);
  const isFinal = isChecked(view);
  // After the check nothing is picked or held any more.
  const state = useMemo(() => new PuzzleState(view, seat, move), [seat, isFinal]);
  state.pending.send = move;
  useEffect(() => state.show(view), [view]);
  useEffect(() => {
    state.hint.value = hint?.includes("@") ? readPlace(hint) : null;
    if (hint?.startsWith("keep ")) state.picked.value = Number(hint.slice("keep ".length));
  }, [hint]);
  const svg = useRef<SVGSVGElement>(null);
  const tray = useRef<HTMLUListElement>(null);
  // While a move is being sent the player can go on arranging snippets.
  const isOpen = !isFinal && (canMove || state.pending.waiting.value.length > 0);
  const input = usePuzzleInput(state, isOpen, { svg, tray });
  const isHidden = player.check === null;
  const choices = choicesOf(view, seat);
  const chosen = chosenOf(choices, state.picked.value);
  const check =
    player.check && chosen
      ? { ...player.check, kept: [...chosen.part], cost: chosen.cost }
      : player.check;
  const deadline = player.deadline_ms ?? (hasOwnGlass(view) ? null : view.deadline_ms);
  return (
    <div class="cutit-main">
      <div class="cutit-bar">
        <p class="cutit-check" data-complete={player.check?.is_complete ?? false}>
          {checkText({ ...player, check }, isFinal)}
        </p>
        {deadline !== null && !isFinal && <Timer deadline={deadline} elapsed={elapsed} />}
      </div>
      <div class="cutit-area">
        {isHidden ? (
          <p class="cutit-hidden">{t("cutit-hidden")}</p>
        ) : (
          <PuzzleTable
            {...{ state, input, svg, check, isOpen, isFinal }}
            parts={choices.map(({ part }) => part)}
          />
        )}
        {!isHidden && <Tools state={state} isOpen={isOpen} />}
        {hasMotion && seat === view.viewer && !isFinal && player.turned_at !== null && (
          <Countdown turnedAt={player.turned_at} elapsed={elapsed} />
        )}
      </div>
      {view.board.phase === "check" && (
        <Keeping {...{ view, names, canMove, move, state, choices, chosen }} />
      )}
      {!isFinal && !isHidden && <Tray {...{ state, input, tray, isOpen }} />}
      {isOpen && (
        <div class="cutit-buttons">
          <Done state={state} view={view} seat={seat} />
          <Hinted state={state} hint={hint} />
          <button
            type="button"
            onClick={() => {
              scores.value = seat;
            }}
          >
            {t("cutit-score-sheet")}
          </button>
          <p class="quiet cutit-keys">{t("cutit-puzzle-keys")}</p>
        </div>
      )}
    </div>
  );
}

/** The toolbar over the table: turn and lift the picked snippet, zoom. */
function Tools({ state, isOpen }: { state: PuzzleState; isOpen: boolean }) {
  const number = state.picked.value;
  return (
    <div class="cutit-tools" role="toolbar" aria-label={t("cutit-tools")}>
      {isOpen && number !== null && (
        <>
          <Tool
            glyph="turn"
            label={t("cutit-turn", { number })}
            onClick={() => state.turn(number)}
          />
          {state.places.value.has(number) && (
            <Tool
              glyph="lift"
              label={t("cutit-lift", { number })}
              onClick={() => state.lift(number)}
            />
          )}
        </>
      )}
      <Tool glyph="closer" label={t("cutit-closer")} onClick={() => state.zoom(1.25)} />
      <Tool glyph="farther" label={t("cutit-farther")} onClick={() => state.zoom(0.8)} />
      <Tool glyph="all" label={t("cutit-all")} onClick={() => state.seeAll()} />
    </div>
  );
}

interface ToolProps {
  glyph: Parameters<typeof Glyph>[0]["name"];
  label: string;
  onClick(): void;
}

function Tool({ glyph, label, onClick }: ToolProps) {
  return (
    <button type="button" class="cutit-tool" aria-label={label} title={label} onClick={onClick}>
      <Glyph name={glyph} />
    </button>
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

/** What a bot would do next, if the player has asked; it is done at a tap. */
function Hinted({ state, hint }: { state: PuzzleState; hint: string | null }) {
  const place = state.hint.value;
  if (place) {
    return (
      <button
        type="button"
        onClick={() => {
          state.pending.put(writePlace(place));
          state.hint.value = null;
        }}
      >
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
