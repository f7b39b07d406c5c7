/** A table during and after the game: the board, and everything else around it. */

import { useEffect, useRef } from "preact/hooks";
import { boardOf } from "../../board/boards";
import { useStep } from "../../board/step";
import { Coach } from "../../guide/coach";
import { formatList, t } from "../../i18n";
import type { ShownTable, View } from "../../protocol";
import { RulesPlace } from "../../rules/place";
import { InQueue } from "../../ui/in-queue";
import { wantsMotion } from "../../ui/theme";
import { useWakeLock } from "../../ui/wake-lock";
import { TableActions } from "./actions";
import { turnText } from "./announcements";
import { BoardText } from "./board-text";
import { FloatingEmotes } from "./emotes";
import { Ending } from "./ending-card";
import { absenceText, actionText, Log } from "./log";
import { gameName, seatNames } from "./names";
import { NudgedNote, ownNudge } from "./nudge";
import { ConnectionNote } from "./page";
import { Result } from "./result";
import { Seats } from "./seats";
import { Side } from "./side";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
  view: View;
}

interface PlayingProps extends Props {
  /** The step of the guided game, if this is one. */
  guide: number | null;
}

export function Playing({ state, table, view, guide }: PlayingProps) {
  const names = seatNames(table.occupants);
  const board = useRef<HTMLElement>(null);
  // Behind the curtain the focus was on its button.
  useEffect(() => {
    const { isShared, hasSecrets } = state.hotSeat;
    if (isShared.value && hasSecrets.value) board.current?.focus({ preventScroll: true });
  }, []);
  useWakeLock(state.hotSeat.isShared.value);
  const past = state.past.value;
  const shown = past?.view ?? view;
  const at = past?.n ?? state.log.value.length;
  const isWide = guide === null && (boardOf(table.game)?.isWide?.(shown) ?? false);
  const isOver = table.result !== null;
  const isExplained = isOver && boardOf(table.game)?.Result !== undefined;
  return (
    <main
      class="table"
      data-game={table.game}
      data-wide={isWide}
      data-folded={isWide && !state.isSideOpen.value}
    >
      <h1 class="unseen">
        <bdi>{table.title || gameName(table.game)}</bdi>
      </h1>
      {guide !== null && <Coach {...{ table, view }} log={state.log.value} reached={guide} />}
      <section ref={board} class="table-board" aria-label={t("board")} tabIndex={-1}>
        <BoardArea state={state} table={table} view={shown} names={names} at={at} />
      </section>
      <section class="table-now" aria-label={t("now")}>
        <ConnectionNote state={state} />
        <Status state={state} table={table} view={view} names={names} />
        <TableActions state={state} table={table} view={view} isWide={isWide} />
      </section>
      {isOver && <Ending state={state} table={table} names={names} />}
      <Side
        result={isExplained && <Result state={state} table={table} view={view} names={names} />}
        seats={!isOver && <Seats state={state} table={table} view={shown} names={names} />}
        log={
          <Log
            log={state.log.value}
            notes={absenceNotes(table, names)}
            onLook={(n) => void state.lookAt(n)}
            {...{ table, names, view, at }}
          />
        }
        boardText={<BoardText game={table.game} view={shown} names={names} />}
        state={state}
        table={table}
      />
      <FloatingEmotes state={state} />
      <RulesPlace game={table.game}>
        {ownNudge(state, table) ? (
          <NudgedNote state={state} table={table} />
        ) : (
          state.isDue.value && <p class="drawer-turn">{turnText(state, names)}</p>
        )}
      </RulesPlace>
    </main>
  );
}

interface AreaProps extends Props {
  names: readonly string[];
  at: number;
}

function BoardArea({ state, table, view, names, at }: AreaProps) {
  const past = state.past.value;
  const step = useStep({ view, at }, state.log.value);
  const module = boardOf(table.game);
  if (!module) return <p class="quiet waiting">{t("loading")}</p>;
  const { Board } = module;
  return (
    <Board
      {...step}
      names={names}
      canMove={state.canMove.value}
      pending={past ? null : state.pending.value}
      move={state.move}
      takeBack={past ? null : state.takeBack.value}
      why={state.why}
      preview={state.preview}
      hint={past ? null : state.hint.value}
      elapsed={state.elapsed}
      hasMotion={wantsMotion()}
      source={{ kind: "tables", id: table.id }}
    />
  );
}

/** Who let a bot stand in, by the entry it came before. */
function absenceNotes(table: ShownTable, names: readonly string[]): Map<number, string[]> {
  const notes = new Map<number, string[]>();
  for (const absence of table.absences) {
    const sentence = absenceText(absence, table.occupants, names);
    if (!sentence) continue;
    notes.set(absence.entries, [...(notes.get(absence.entries) ?? []), sentence]);
  }
  return notes;
}

/** One sentence on the state of the game, or what matters more just now. All of it is in
 * one place, so that the board keeps its size. */
function Status({ state, table, view, names }: Props & { names: readonly string[] }) {
  const past = state.past.value;
  if (ownNudge(state, table)) return <NudgedNote state={state} table={table} />;
  if (state.hintAhead.value !== null) return <InQueue ahead={state.hintAhead.value} />;
  if (state.hint.value && !past) {
    return <Hint {...{ state, table, view, names }} move={state.hint.value} />;
  }
  if (table.result && !past) return null;
  return (
    <p class="status" data-mine={state.isDue.value}>
      {past ? t("looking-back", { n: past.n }) : statusText(state, table, view, names)}
    </p>
  );
}

interface HintProps extends Props {
  names: readonly string[];
  move: string;
}

/** A suggested move, described as in the log. What it costs is mentioned with the first one. */
function Hint({ state, table, view, names, move }: HintProps) {
  const entry = { n: 0, by: view.viewer, at: 0, kind: "move", text: move } as const;
  const text = t("hint-move", { move: actionText(entry, table, names, view) });
  return (
    <p class="status hint" data-mine={state.isDue.value} role="status">
      {text} <small>{state.advice.value?.why}</small>
      {state.hints.value === 1 && <small class="quiet"> {t("hint-uncounted")}</small>}
    </p>
  );
}

function statusText(
  state: TableState,
  table: ShownTable,
  view: View,
  names: readonly string[],
): string {
  if (state.isDue.value) {
    const task = boardOf(table.game)?.task?.(view);
    if (!task) return turnText(state, names);
    const name = names[view.viewer] ?? "";
    return state.hotSeat.isShared.value ? t("task-named", { name, task }) : task;
  }
  if (state.isLate.value) return t("sending");
  const mine = state.mine.value;
  if (mine.length && mine.every((seat) => table.occupants[seat]?.bot)) return t("bot-for-you");
  const due = view.to_act.filter((seat) => seat >= 0);
  const who = formatList(due.map((seat) => names[seat] ?? ""));
  const areBots = due.every((seat) => table.occupants[seat]?.bot);
  return t(areBots ? "bots-turn" : "others-turn", { count: due.length, names: who });
}
