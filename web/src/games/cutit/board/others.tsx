/** The other players: small sheets, what they are doing, and their points. */

import type { Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { formatNumber, formatTimeLeft, t } from "../../../i18n";
import type { CutitSheetRows } from "../../../protocol";
import { type Box, boxOf, cellsLeft, pieceOf, readSpace, SIZE, snippetPiece } from "../paper";
import { lay, middleOfPlace, readPlace } from "../puzzle/places";
import {
  hasOwnGlass,
  isBeforeGlass,
  isChecked,
  ownSeat,
  type Player,
  playerOf,
  type View,
} from "../view";
import { Centred, edge, Paper, U } from "./drawing";

interface Props {
  view: View;
  names: readonly string[];
  /** Whose score sheet, and after the check whose puzzle, is shown large. */
  selected: Signal<number>;
}

export function Others({ view, names, selected }: Props) {
  if (view.seats === 1) return null;
  const own = ownSeat(view);
  const seats = names
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === own) - Number(a === own) || a - b);
  return (
    <ul class="cutit-others" aria-label={t("cutit-others")} data-many={view.seats > 2}>
      {seats.map((seat) => (
        <li key={seat}>
          <button
            type="button"
            aria-pressed={selected.value === seat}
            onClick={() => {
              selected.value = seat;
            }}
          >
            <Small view={view} seat={seat} />
            <span class="cutit-other-name">
              <bdi title={names[seat] ?? ""}>{names[seat]}</bdi>
              <b data-total={seat}>{formatNumber(playerOf(view, seat).total)}</b>
              <small>{doing(view, seat)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a seat is doing, in a word or two. */
function doing(view: View, seat: number): string {
  const { phase, finished, timed_out: timedOut } = view.board;
  if (phase === "over") return "";
  if (phase === "check" && view.to_act.includes(seat)) return t("cutit-is-keeping");
  const { used_ms: used, is_ready: isReady } = playerOf(view, seat);
  const place = finished.indexOf(seat);
  if (place >= 0 && hasOwnGlass(view) && used !== null)
    return t("cutit-is-done-in", { time: formatTimeLeft(used) });
  if (place >= 0) return t("cutit-is-done", { place: place + 1 });
  if (timedOut.includes(seat)) return t("cutit-is-out-of-time");
  if (isBeforeGlass(view, seat)) return t(isReady ? "cutit-is-ready" : "cutit-is-not-ready");
  if (playerOf(view, seat).has_cut) return t("cutit-has-cut");
  if (!view.to_act.includes(seat)) return "";
  return t(
    phase === "puzzle"
      ? "cutit-is-joining"
      : phase === "corners"
        ? "cutit-is-picking"
        : "cutit-is-cutting",
  );
}

/** A thumbnail of a sheet: the remaining paper and the cuts, or the puzzle once it is checked. */
function Small({ view, seat }: { view: View; seat: number }) {
  const player = playerOf(view, seat);
  const { rows } = view.board.sheet;
  const left = useMemo(() => pieceOf(rows, cellsLeft(player.paper)), [rows, player.paper]);
  if (isChecked(view) && player.layout.length) return <SmallPuzzle {...{ rows, player }} />;
  return (
    <svg
      class="cutit-small"
      viewBox={boxed({ left: 0, bottom: 0, width: SIZE, height: SIZE })}
      aria-hidden="true"
    >
      <g class="cutit-ghost">
        {player.snippets.map(({ number, spaces }) => (
          <path key={number} d={edge(spaces.map(readSpace))} />
        ))}
      </g>
      {left.spaces.length > 0 && <Paper piece={left} />}
    </svg>
  );
}

function SmallPuzzle({ rows, player }: { rows: CutitSheetRows; player: Player }) {
  const laid = useMemo(
    () =>
      player.layout.map(readPlace).flatMap((place) => {
        const snippet = player.snippets.find(({ number }) => number === place.number);
        return snippet ? [{ place, piece: snippetPiece(rows, snippet) }] : [];
      }),
    [rows, player],
  );
  const box = boxOf(laid.flatMap(({ place, piece }) => [...lay(piece, place).spaces]));
  return (
    <svg class="cutit-small" viewBox={boxed(box)} aria-hidden="true">
      {laid.map(({ place, piece }) => {
        const { x, y } = middleOfPlace(piece, place);
        return (
          <g
            key={place.number}
            transform={`translate(${x * U} ${-y * U}) rotate(${place.turns * 90})`}
          >
            <Centred piece={piece} />
          </g>
        );
      })}
    </svg>
  );
}

function boxed({ left, bottom, width, height }: Box): string {
  const room = 0.2;
  return [left - room, -(bottom + height + room), width + 2 * room, height + 2 * room]
    .map((n) => n * U)
    .join(" ");
}
