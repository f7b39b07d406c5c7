/** Cutting: the sheet with its dice, and the two parts a cut would make. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../../board/board";
import { t } from "../../../i18n";
import { announce } from "../../../ui/announce";
import { useSheetInput } from "../input";
import { cellsLeft, keyOf } from "../paper";
import { claimed, meant, type Offer, partWith, readOffers, readPath, withoutClaim } from "../state";
import { diceText, faultText, halfStarsText, partText, spacesText, task } from "../text";
import { lastPoints, ownSeat, playerOf, ROUNDS, type View } from "../view";
import { Claim } from "./claim";
import { Dice } from "./drawing";
import { Others } from "./others";
import { ScoreSheet } from "./score-sheet";
import { Sheet } from "./sheet";

const NONE: readonly Offer[] = [];

export function Cutting(props: BoardProps<View>) {
  const { view, before, canMove, move, hasMotion, names, hint } = props;
  const { board } = view;
  const seat = ownSeat(view);
  const player = playerOf(view, seat);
  const looked = useSignal(seat);
  const isCutting = canMove && board.phase === "cuts" && board.offers !== null;
  const offers = useMemo(
    () => (board.offers && view.moves ? readOffers(view.moves, board.offers) : NONE),
    [view],
  );
  const svg = useRef<SVGSVGElement>(null);
  /** The move that names the part to prefer. */
  const preferred = useSignal("");
  /** The points to count instead of the most, for the cut they are chosen for. */
  const counted = useSignal<{ move: string; points: number } | null>(null);
  const input = useSheetInput(svg, offers, isCutting, {
    touch: (cell) => {
      const left = cellsLeft(player.paper);
      const touched = cut.find(({ path, space }) =>
        partWith(left, path, space).some((one) => keyOf(one) === keyOf(cell)),
      );
      if (touched) preferred.value = touched.move;
    },
    swap: () => {
      preferred.value = cut.find((offer) => offer !== chosen)?.move ?? "";
    },
    confirm: () => void confirm(),
  });
  const cut = useMemo(
    () => ordered(meant(offers, input.points.value)),
    [offers, input.points.value],
  );
  const chosen =
    (isCutting && (cut.find(({ move }) => move === preferred.value) ?? cut[0])) || null;
  const claim = counted.value?.move === chosen?.move ? (counted.value?.points ?? null) : null;
  const confirm = async () => {
    if (!chosen) return;
    const text = claim === null ? chosen.move : claimed(chosen.move, claim);
    if (await move(text)) input.points.value = [];
  };
  useEffect(() => {
    input.points.value = [];
  }, [board.round, view.viewer]);
  useEffect(() => {
    if (!hint?.includes("/")) return;
    input.points.value = readPath(hint);
    preferred.value = withoutClaim(hint);
    const [cut = "", points] = hint.split("=");
    counted.value = points ? { move: cut, points: Number(points) } : null;
  }, [hint]);
  useEffect(() => {
    if (chosen && !input.isDragging.value) announce(partText(chosen));
  }, [chosen, input.isDragging.value]);

  const fresh = freshSnippets(before, view, seat);
  return (
    <div class="cutit" data-phase={board.phase}>
      <div class="cutit-main">
        <Head
          view={view}
          isFresh={hasMotion && before !== null && before.board.round < board.round}
        />
        <Sheet
          {...{ view, seat, offers, chosen, hasMotion, input, svg, fresh }}
          isOpen={canMove}
          pickCorner={(name) => void move(`corner ${name}`)}
        />
      </div>
      <div class="cutit-side">
        {isCutting && (
          <Parts
            cut={cut}
            chosen={chosen}
            left={cellsLeft(player.paper).length}
            isLast={board.round === ROUNDS - 1}
            choose={(offer) => {
              preferred.value = offer.move;
            }}
            claim={
              chosen && (
                <Claim
                  key={chosen.move}
                  offer={chosen}
                  last={lastPoints(player)}
                  claim={claim}
                  choose={(points) => {
                    counted.value = points === null ? null : { move: chosen.move, points };
                  }}
                />
              )
            }
            confirm={() => void confirm()}
            clear={() => {
              input.points.value = [];
            }}
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

function Head({ view, isFresh }: { view: View; isFresh: boolean }) {
  const { round, rolls } = view.board;
  const faces = rolls.at(-1);
  return (
    <div class="cutit-head">
      <span class="cutit-round">
        {t("cutit-round", { round: Math.max(1, round), rounds: ROUNDS })}
      </span>
      {faces && <Dice key={round} faces={faces} label={diceText(faces)} isFresh={isFresh} />}
    </div>
  );
}

function Waiting({ view }: { view: View }) {
  const player = playerOf(view, ownSeat(view));
  if (view.viewer < 0 || !player.has_cut) return null;
  return <p class="cutit-hint waiting">{t("cutit-have-cut")}</p>;
}

interface PartsProps {
  cut: readonly Offer[];
  chosen: Offer | null;
  left: number;
  isLast: boolean;
  /** Where fewer points may be counted. */
  claim: ComponentChildren;
  choose(offer: Offer): void;
  confirm(): void;
  clear(): void;
}

/** Both parts of the cut that is thought about; one of them is to be the snippet. */
function Parts({ cut, chosen, left, isLast, claim, choose, confirm, clear }: PartsProps) {
  if (!chosen) {
    return (
      <div class="cutit-hint">
        <p>{t("cutit-how")}</p>
        <p class="quiet" id="cutit-keys">
          {t("cutit-keys")}
        </p>
      </div>
    );
  }
  return (
    <form
      class="cutit-parts"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <fieldset>
        <legend>{t("cutit-which", { count: cut.length })}</legend>
        {cut.map((offer) => (
          <label key={offer.move} class="cutit-part" data-fault={offer.fault !== null}>
            <input
              type="radio"
              name="cutit-part"
              checked={offer === chosen}
              onChange={() => choose(offer)}
              class="unseen"
            />
            <span class="cutit-part-points">
              {offer.fault ? "−5" : offer.points}
              <small>{t("cutit-points-word", { count: offer.fault ? 5 : offer.points })}</small>
            </span>
            <span>{spacesText(offer.spaces)}</span>
            <span>{halfStarsText(offer.halfStars)}</span>
            <span>
              {offer.fault && <em>{faultText(offer.fault)}</em>}
              {!offer.fault && offer.path.length === 2 && (
                <em class="good">{t("cutit-one-cut")}</em>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {claim}
      <p class="quiet">
        {isLast
          ? t("cutit-rest-last")
          : t("cutit-rest", { spaces: spacesText(left - chosen.spaces) })}
      </p>
      <div class="cutit-buttons">
        <button type="submit" class="primary">
          {t("cutit-cut")}
        </button>
        <button type="button" onClick={clear}>
          {t("cutit-again")}
        </button>
      </div>
    </form>
  );
}
