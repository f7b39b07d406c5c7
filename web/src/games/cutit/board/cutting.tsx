/** Cutting: the sheet with its dice, and the two parts a cut would make. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../../board/board";
import { t } from "../../../i18n";
import { announce } from "../../../ui/announce";
import { withoutClaim } from "../cuts";
import { addSecond, useInput } from "../input";
import { endedRounds, type Reveal } from "../reveal";
import { BoardState } from "../state";
import { diceText, partText, severalText, task } from "../text";
import { lastPoints, ownSeat, playerOf, ROUNDS, type View } from "../view";
import { Claim } from "./claim";
import { Dice } from "./drawing";
import { HowToCut, HowToCutAgain } from "./how";
import { Others } from "./others";
import { Parts } from "./parts";
import { RevealPanel } from "./reveal";
import { ScoreSheet } from "./score-sheet";
import { Several } from "./several";
import { Sheet } from "./sheet";

interface CuttingProps extends BoardProps<View> {
  reveal: Reveal;
}

export function Cutting(props: CuttingProps) {
  const { view, before, canMove, pending, move, hasMotion, names, hint, reveal } = props;
  const { board } = view;
  const seat = ownSeat(view);
  const selected = useSignal(seat);
  const svg = useRef<SVGSVGElement>(null);
  const state = useBoardState(props);
  const events = useInput(svg, state);
  const { chosen, staying } = state;
  /** A replay shows a suggested cut as if it were being made. */
  const suggested = !canMove && hint?.includes("/") ? withoutClaim(hint) : null;
  const fresh = freshSnippets(before, view, seat);
  return (
    <div class="cutit" data-phase={board.phase}>
      <div class="cutit-main">
        <Head
          {...{ view, reveal }}
          isFresh={
            hasMotion &&
            (reveal.isBeforeDice || (before !== null && before.board.round < board.round))
          }
        />
        <div class="cutit-place">
          <Sheet
            {...{ view, seat, state, pending, hasMotion, events, svg, fresh }}
            picked={(staying ?? chosen)?.move ?? suggested}
            isOpen={canMove}
            pickCorner={(name) => void move(`corner ${name}`)}
          />
          {reveal.rounds.length > 0 && (
            <RevealPanel key={Number(reveal.isPinned)} {...{ view, names, reveal }} />
          )}
        </div>
      </div>
      <div class="cutit-side">
        <DrawnCut view={view} state={state} addSecond={() => addSecond(svg, state)} />
        {canMove && board.phase === "corners" && <p class="cutit-task">{task(view)}</p>}
        {!state.isCutting && <Waiting view={view} />}
        <ScoreSheet view={view} seat={selected.value} names={names} />
        <Others view={view} names={names} selected={selected} />
      </div>
    </div>
  );
}

function useBoardState(props: CuttingProps): BoardState {
  const { view, hint } = props;
  const state = useMemo(() => new BoardState(props), []);
  state.table = props;
  // Before the next sheet is painted: these points mean nothing on it.
  useLayoutEffect(() => state.clear(), [view.board.round, view.viewer]);
  useEffect(() => {
    if (hint?.includes("/")) state.draw(hint);
  }, [hint]);
  const { chosen, staying } = state;
  const isDragging = state.isDragging.value;
  // As soon as it is drawn: later, this would silence what the next key announces.
  useLayoutEffect(() => {
    if (chosen && !isDragging) announce(partText(chosen));
  }, [chosen, isDragging]);
  useLayoutEffect(() => {
    if (staying && !isDragging) announce(severalText(staying));
  }, [staying, isDragging]);
  return state;
}

interface DrawnCutProps {
  view: View;
  state: BoardState;
  addSecond(): void;
}

/** How to cut, or the parts that the drawn cut makes. */
function DrawnCut({ view, state, addSecond }: DrawnCutProps) {
  const { chosen, staying, claim, cut, several, hasFreeScissors } = state;
  const clear = () => state.clear();
  const confirm = () => void state.confirm();
  const choose = (offer: { readonly move: string }) => state.prefer(offer);
  const isLast = view.board.round === ROUNDS - 1;
  if (!state.isCutting) return null;
  if (chosen) {
    return (
      <Parts
        {...{ cut, chosen, claim, isLast, clear, choose, confirm }}
        left={state.cells.length}
        addSecond={hasFreeScissors ? addSecond : null}
      >
        <Claim
          key={chosen.move}
          offer={chosen}
          last={lastPoints(playerOf(view, ownSeat(view)))}
          claim={claim}
          choose={(points) => state.count(points)}
        />
      </Parts>
    );
  }
  if (staying) return <Several {...{ several, isLast, clear, choose, confirm }} chosen={staying} />;
  return state.first.value ? (
    <HowToCutAgain clear={clear} />
  ) : (
    <HowToCut isFree={hasFreeScissors} />
  );
}

/** What came off this player's sheet since the last view. */
function freshSnippets(before: View | null, view: View, seat: number): number[] {
  const known = before?.board.players[seat]?.snippets.length;
  if (known === undefined) return [];
  return playerOf(view, seat)
    .snippets.slice(known)
    .map(({ number }) => number);
}

interface HeadProps {
  view: View;
  reveal: Reveal;
  isFresh: boolean;
}

/** The round with its dice. While an earlier one is shown, it is that round. */
function Head({ view, reveal, isFresh }: HeadProps) {
  const shown = reveal.rounds.at(-1);
  const round = shown === undefined ? Math.max(1, view.board.round) : shown + 1;
  const faces = view.board.rolls[round - 1];
  const ended = endedRounds(view);
  const title = <b>{t("cutit-round", { round, rounds: ROUNDS })}</b>;
  return (
    <div class="cutit-head">
      {ended > 0 ? (
        <button
          type="button"
          class="cutit-round"
          aria-expanded={reveal.isPinned}
          aria-controls="cutit-reveal"
          onClick={reveal.isPinned ? reveal.close : reveal.pin}
        >
          {title}
          <small>{reveal.isPinned ? t("close") : t("cutit-look-back", { round: ended })}</small>
        </button>
      ) : (
        <span class="cutit-round">{title}</span>
      )}
      {faces && (
        <Dice
          key={round}
          faces={faces}
          label={diceText(faces)}
          isFresh={isFresh && shown === undefined}
        />
      )}
    </div>
  );
}

function Waiting({ view }: { view: View }) {
  const player = playerOf(view, ownSeat(view));
  if (view.viewer < 0 || !player.has_cut) return null;
  return <p class="cutit-hint waiting">{t("cutit-have-cut")}</p>;
}
