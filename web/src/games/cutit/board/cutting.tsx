/** Cutting: the sheet with its dice, and the two parts a cut would make. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../../board/board";
import { t } from "../../../i18n";
import { announce } from "../../../ui/announce";
import { useSheetInput } from "../input";
import { cellsLeft, readSpace } from "../paper";
import { partPaper } from "../parting";
import { endedRounds, type Reveal } from "../reveal";
import {
  type SeveralOffer,
  secondStroke,
  severalOffers,
  stayingWith,
  straightCuts,
} from "../second-cut";
import {
  claimed,
  isSame,
  meant,
  type Offer,
  offeredStroke,
  type Path,
  readOffers,
  readPath,
  withoutClaim,
} from "../state";
import { diceText, partText, severalText, task } from "../text";
import { hasFreeScissors, lastPoints, ownSeat, playerOf, ROUNDS, type View } from "../view";
import { Claim } from "./claim";
import { Dice } from "./drawing";
import { HowToCut, HowToCutAgain } from "./how";
import { Others } from "./others";
import { Parts } from "./parts";
import { RevealPanel } from "./reveal";
import { ScoreSheet } from "./score-sheet";
import { Several } from "./several";
import { Sheet } from "./sheet";

const NONE: readonly Offer[] = [];
const NO_SEVERAL: readonly SeveralOffer[] = [];

interface CuttingProps extends BoardProps<View> {
  reveal: Reveal;
}

export function Cutting(props: CuttingProps) {
  const { view, before, canMove, pending, move, hasMotion, names, hint, reveal } = props;
  const { board } = view;
  const seat = ownSeat(view);
  const player = playerOf(view, seat);
  const cells = useMemo(() => cellsLeft(player.paper), [player.paper]);
  const looked = useSignal(seat);
  // The cut stays on the sheet while it is being sent.
  const isCutting =
    (canMove || pending !== null) && board.phase === "cuts" && board.offers !== null;
  const offers = useMemo(
    () => (board.offers && view.moves ? readOffers(view.moves, board.offers) : NONE),
    [view],
  );
  const svg = useRef<SVGSVGElement>(null);
  /** The move that names the part to prefer. */
  const preferred = useSignal("");
  /** The points to count instead of the most, for the cut they are chosen for. */
  const counted = useSignal<{ move: string; points: number } | null>(null);
  /** The first of two straight cuts, while the second is drawn or thought about. */
  const first = useSignal<Path | null>(null);
  const isFree = hasFreeScissors(view);
  const stroke = useMemo(
    () => (first.value ? secondStroke(straightCuts(offers), first.value) : offeredStroke(offers)),
    [offers, first.value],
  );
  const input = useSheetInput(svg, stroke, isCutting && canMove, {
    touch: (cell) => {
      const touched = first.value
        ? stayingWith(several, cell)
        : cut.find((offer) =>
            partPaper(cells, offer.move)
              .snippets.flat()
              .some((one) => isSame(one, cell)),
          );
      if (touched) preferred.value = touched.move;
    },
    swap: () => {
      const moves = (first.value ? several : cut).map((offer) => offer.move);
      const now = moves.indexOf((staying ?? chosen)?.move ?? "");
      preferred.value = moves[(now + 1) % moves.length] ?? "";
    },
    confirm: () => void confirm(),
    addSecond: () => addSecond(),
    clear: () => clear(),
  });
  const cut = useMemo(
    () => (first.value ? NONE : ordered(meant(offers, input.points.value))),
    [offers, first.value, input.points.value],
  );
  const chosen = isCutting ? preferredOf(cut, preferred.value) : null;
  const several = useMemo(() => {
    const second = first.value && stroke.path(input.points.value);
    if (!first.value || !second) return NO_SEVERAL;
    const corner = player.rounds.length || !player.corner ? null : readSpace(player.corner);
    return severalOffers(board.sheet.rows, cells, [first.value, second], corner);
  }, [cells, stroke, input.points.value]);
  const staying = isCutting ? preferredOf(several, preferred.value) : null;
  const claim = counted.value?.move === chosen?.move ? (counted.value?.points ?? null) : null;
  const clear = () => {
    first.value = null;
    input.points.value = [];
  };
  /** A replay shows a suggested cut as if it were being made. */
  const suggested = !canMove && hint?.includes("/") ? withoutClaim(hint) : null;
  const confirm = async () => {
    const picked = staying ?? chosen;
    if (!picked) return;
    const text = claim === null ? picked.move : claimed(picked.move, claim);
    if (await move(text)) clear();
  };
  const addSecond = () => {
    if (!isFree || chosen?.path.length !== 2) return;
    first.value = chosen.path;
    input.points.value = [];
    announce(t("cutit-second-how"));
    svg.current?.focus();
  };
  // Before the next sheet is painted: these points mean nothing on it.
  useLayoutEffect(clear, [board.round, view.viewer]);
  useEffect(() => {
    if (!hint?.includes("/")) return;
    first.value = null;
    input.points.value = readPath(hint);
    preferred.value = withoutClaim(hint);
    const [cut = "", points] = hint.split("=");
    counted.value = points ? { move: cut, points: Number(points) } : null;
  }, [hint]);
  // As soon as it is drawn: later, this would silence what the next key announces.
  useLayoutEffect(() => {
    if (chosen && !input.isDragging.value) announce(partText(chosen));
  }, [chosen, input.isDragging.value]);
  useLayoutEffect(() => {
    if (staying && !input.isDragging.value) announce(severalText(staying));
  }, [staying, input.isDragging.value]);

  const isLast = board.round === ROUNDS - 1;
  const prefer = (offer: { readonly move: string }) => {
    preferred.value = offer.move;
  };
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
            {...{ view, seat, stroke, pending, hasMotion, input, svg, fresh }}
            picked={(staying ?? chosen)?.move ?? suggested}
            first={isCutting ? first.value : null}
            isOpen={canMove}
            pickCorner={(name) => void move(`corner ${name}`)}
          />
          {reveal.rounds.length > 0 && (
            <RevealPanel key={Number(reveal.isPinned)} {...{ view, names, reveal }} />
          )}
        </div>
      </div>
      <div class="cutit-side">
        {isCutting && !chosen && !first.value && <HowToCut isFree={isFree} />}
        {chosen && (
          <Parts
            {...{ cut, chosen, claim, isLast, clear }}
            left={cells.length}
            choose={prefer}
            addSecond={isFree ? addSecond : null}
            confirm={() => void confirm()}
          >
            <Claim
              key={chosen.move}
              offer={chosen}
              last={lastPoints(player)}
              claim={claim}
              choose={(points) => {
                counted.value = points === null ? null : { move: chosen.move, points };
              }}
            />
          </Parts>
        )}
        {isCutting && first.value && !staying && <HowToCutAgain clear={clear} />}
        {staying && (
          <Several
            {...{ several, isLast, clear }}
            chosen={staying}
            choose={prefer}
            confirm={() => void confirm()}
          />
        )}
        {canMove && board.phase === "corners" && <p class="cutit-task">{task(view)}</p>}
        {!isCutting && <Waiting view={view} />}
        <ScoreSheet view={view} seat={looked.value} names={names} />
        <Others view={view} names={names} looked={looked} />
      </div>
    </div>
  );
}

/** The one that is preferred, or else the first. */
function preferredOf<T extends { readonly move: string }>(all: readonly T[], preferred: string) {
  return all.find(({ move }) => move === preferred) ?? all[0] ?? null;
}

/** The part that would be the better snippet comes first: no fault, more points, fewer spaces. */
function ordered(offers: readonly Offer[]): Offer[] {
  const order = ({ fault, spaces }: Offer) => (fault ? 1000 : 0) + spaces;
  return [...offers].sort((a, b) => order(a) - order(b));
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
