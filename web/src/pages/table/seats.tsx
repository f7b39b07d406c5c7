/** Who is where: each seat with its name, score, clock and state. */

import { boardOf } from "../../board/boards";
import { formatTimeLeft, locale, t } from "../../i18n";
import type { ShownOccupant, ShownTable, View } from "../../protocol";
import { Icon } from "../../ui/icons";
import { SeatEmote } from "./emotes";
import { useServerNow } from "./server-now";
import type { TableState } from "./state";

const SOON_MS = 20_000;

interface Props {
  state: TableState;
  table: ShownTable;
  view: View;
  names: readonly string[];
}

export function Seats({ state, table, view, names }: Props) {
  return (
    <ul class="seats">
      {table.occupants.map((occupant, seat) => (
        <SeatCard key={seat} {...{ state, table, view, names, occupant, seat }} />
      ))}
    </ul>
  );
}

function SeatCard({
  state,
  table,
  view,
  names,
  occupant,
  seat,
}: Props & { occupant: ShownOccupant; seat: number }) {
  const board = boardOf(table.game);
  const isMine = state.mine.value.includes(seat);
  const isBeside = isMine && state.hotSeat.isShared.value && seat !== view.viewer;
  const isDue = table.phase === "playing" && view.to_act.includes(seat);
  const score = board?.score?.(view, seat) ?? null;
  const colours = board?.colours?.(view, seat) ?? [];
  const rank = table.result?.ranks[seat];
  const isHere = occupant.person ? state.live.here.value.includes(occupant.person) : true;
  return (
    <li class={isDue ? "seat due" : "seat"}>
      <span class="seat-face" data-colours={colours.join("")}>
        {occupant.person ? initial(names[seat] ?? "") : <Icon name="bot" />}
        {occupant.person && !isHere && <span class="seat-away" />}
        <SeatEmote state={state} person={occupant.person} />
      </span>
      <span class="seat-who">
        <b>
          <bdi>{names[seat]}</bdi>
        </b>
        <small>
          {occupant.holiday_until !== null && !isMine && rank === undefined
            ? t("seat-holiday", { day: lastDay(state, occupant.holiday_until) })
            : seatState(occupant, { isMine, isBeside, isDue, isHere, rank })}
        </small>
      </span>
      {score !== null && <span class="seat-score">{score}</span>}
      <SeatClock state={state} occupant={occupant} />
    </li>
  );
}

/** The last day of a holiday that ends then, by the server's time: a moment before. */
function lastDay(state: TableState, until: number): string {
  const left = until - state.live.socket.clock.now();
  const format = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" });
  return format.format(Date.now() + left - 60_000);
}

function initial(name: string): string {
  return [...(name.trim() || "?")][0]?.toLocaleUpperCase() ?? "?";
}

interface SeatFacts {
  isMine: boolean;
  /** True for another person at this screen. */
  isBeside: boolean;
  isDue: boolean;
  isHere: boolean;
  rank: number | undefined;
}

function seatState(
  occupant: ShownOccupant,
  { isMine, isBeside, isDue, isHere, rank }: SeatFacts,
): string {
  if (rank !== undefined) return t("seat-rank", { rank });
  if (occupant.has_resigned) return t("seat-resigned");
  if (occupant.person && occupant.bot) return t("seat-stand-in");
  if (occupant.bot) return t(isDue ? "seat-thinking" : "seat-bot");
  if (isBeside) return t(isDue ? "seat-due" : "seat-here");
  if (isMine) return t(isDue ? "seat-you-due" : "seat-you");
  if (!isHere) return t("seat-offline");
  return t(isDue ? "seat-due" : "seat-waiting");
}

function SeatClock({ state, occupant }: { state: TableState; occupant: ShownOccupant }) {
  const { deadline, left_ms: left } = occupant;
  const now = useServerNow(state, deadline !== null);
  if (deadline === null && left === null) return null;
  const shown = deadline === null ? (left ?? 0) : deadline - Math.min(now, deadline);
  const isSoon = deadline !== null && shown < SOON_MS;
  return (
    <span class={isSoon ? "seat-clock soon" : "seat-clock"} role="timer">
      {formatTimeLeft(shown)}
    </span>
  );
}
