/** What everybody cut off in a round, side by side, with what each die gave. */

import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../../i18n";
import type { CutitShownRound } from "../../../protocol";
import { boxOf, COLOURS, type Piece, snippetPiece } from "../paper";
import type { Reveal } from "../reveal";
import { earnedText, faultText } from "../text";
import { ownSeat, PENALTY, playerOf, type View } from "../view";
import { Die, Paper, U } from "./drawing";

/** When the points leave for the score sheets, before the end; and how long they take. */
const LEAVE_MS = 420;
const FLIGHT_MS = 360;
/** Snippets up to this many spaces long are drawn at the same scale. */
const USUAL = 5;

interface Props {
  view: View;
  names: readonly string[];
  reveal: Reveal;
}

/** What one player earned in one round. */
interface Earned {
  readonly round: number;
  readonly entry: CutitShownRound;
  readonly faces: string;
  readonly pieces: readonly Piece[];
}

export function RevealPanel({ view, names, reveal }: Props) {
  const { rounds, isPinned, lastsMs, close } = reveal;
  const panel = useRef<HTMLDivElement>(null);
  const own = ownSeat(view);
  const seats = names
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === own) - Number(a === own) || a - b);
  const { players, rolls, sheet } = view.board;
  const earned = useMemo(
    () => players.map((_, seat) => rounds.flatMap((round) => earnedIn(view, seat, round))),
    [rounds.at(-1), players[0]?.rounds.length, rolls.length, sheet],
  );
  useFlight(panel, isPinned ? null : lastsMs);
  if (!rounds.length) return null;
  const cards = seats.map((seat) => (
    <li key={seat} class="cutit-reveal-card" data-own={seat === own}>
      {view.seats > 1 && <bdi title={names[seat] ?? ""}>{names[seat]}</bdi>}
      <div class="cutit-reveal-rounds">
        {(earned[seat] ?? []).map((one) => (
          <Round key={one.round} seat={seat} earned={one} isTitled={rounds.length > 1} />
        ))}
      </div>
    </li>
  ));
  return (
    <div
      ref={panel}
      class={isPinned ? "cutit-reveal pinned" : "cutit-reveal"}
      id="cutit-reveal"
      style={{ "--cutit-reveal-ms": `${lastsMs}ms` }}
      aria-hidden={!isPinned}
      onClick={isPinned ? close : undefined}
    >
      <ul data-seats={view.seats}>{cards}</ul>
    </div>
  );
}

function earnedIn(view: View, seat: number, round: number): Earned[] {
  const { snippets, rounds } = playerOf(view, seat);
  const entry = rounds[round];
  if (!entry) return [];
  const { rows } = view.board.sheet;
  const pieces = snippets
    .filter(({ number }) => entry.snippets.includes(number))
    .map((snippet) => snippetPiece(rows, snippet));
  return [{ round, entry, faces: view.board.rolls[round] ?? "----", pieces }];
}

interface RoundProps {
  seat: number;
  earned: Earned;
  /** The number of the round is shown, too. */
  isTitled: boolean;
}

function Round({ seat, earned, isTitled }: RoundProps) {
  const { round, entry, faces, pieces } = earned;
  const { left, bottom, width, height } = boxOf(pieces.flatMap(({ spaces }) => [...spaces]));
  const [fault] = entry.faults;
  const across = 0.3 + Math.max(USUAL, width);
  const down = 0.3 + Math.max(USUAL - 2, height);
  const viewBox = [left + (width - across) / 2, -(bottom + (height + down) / 2), across, down];
  return (
    <div class="cutit-reveal-round" role="img" aria-label={earnedText(entry)}>
      {isTitled && <small>{t("cutit-round-name", { round: round + 1 })}</small>}
      <svg
        class="cutit-reveal-snippet"
        viewBox={viewBox.map((n) => n * U).join(" ")}
        aria-hidden="true"
      >
        <g>
          {pieces.map((piece) => (
            <Paper key={piece.number} piece={piece} />
          ))}
        </g>
      </svg>
      <div class="cutit-gave">
        {COLOURS.map((colour, i) => (
          <span key={colour} data-paid={(entry.by_colour[i] ?? 0) > 0}>
            <Die colour={colour} face={faces.charAt(i)} />
            <b>{entry.by_colour[i] ?? ""}</b>
          </span>
        ))}
      </div>
      <p class="cutit-reveal-sum">
        <b data-flies={`${seat}-${round}`} data-penalty={fault !== undefined}>
          {fault ? `−${PENALTY}` : entry.points}
        </b>
        {fault ? (
          <span class="cutit-reveal-why">{faultText(fault)}</span>
        ) : (
          <span>{t("cutit-points-word", { count: entry.points })}</span>
        )}
        {entry.rose && <abbr title={t("cutit-rose")}>+</abbr>}
        {entry.one_cut && <abbr title={t("cutit-one-cut")}>✂</abbr>}
      </p>
    </div>
  );
}

/** Lets the points fly to the score sheets shortly before the panel closes. */
function useFlight(panel: RefObject<HTMLElement | null>, lastsMs: number | null): void {
  useEffect(() => {
    if (lastsMs === null) return;
    const timer = setTimeout(() => {
      for (const points of panel.current?.querySelectorAll<HTMLElement>("[data-flies]") ?? []) {
        flyHome(points);
      }
    }, lastsMs - LEAVE_MS);
    return () => clearTimeout(timer);
  }, [lastsMs]);
}

function flyHome(points: HTMLElement): void {
  const name = points.dataset.flies ?? "";
  const [seat] = name.split("-");
  const target =
    document.querySelector(`[data-earned="${name}"]`) ??
    document.querySelector(`[data-total="${seat}"]`);
  if (!target) return;
  const from = points.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  points.animate(
    [{}, { transform: `translate(${x}px, ${y}px) scale(${to.height / from.height})` }],
    { duration: FLIGHT_MS, easing: "cubic-bezier(0.5, 0, 0.7, 1)", fill: "forwards" },
  );
  target.animate([{ transform: "scale(1.7)" }, { transform: "none" }], {
    duration: 250,
    delay: FLIGHT_MS,
    easing: "ease-out",
  });
}
