/** A table during and after the game: the board, and everything else around it. */

import { boardOf } from "../../board/boards";
import { useStep } from "../../board/step";
import { Coach } from "../../guide/coach";
import { formatList, t } from "../../i18n";
import type { ShownTable, View } from "../../protocol";
import { wantsMotion } from "../../ui/theme";
import { TableActions } from "./actions";
import { winnersText } from "./announcements";
import { BoardText } from "./board-text";
import { Log } from "./log";
import { gameName, seatNames } from "./names";
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
  const past = state.past.value;
  const shown = past?.view ?? view;
  const at = past?.n ?? state.log.value.length;
  const isWide = guide === null && (boardOf(table.game)?.isWide?.(shown) ?? false);
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
      <section class="table-board" aria-label={t("board")}>
        <BoardArea state={state} table={table} view={shown} names={names} at={at} />
      </section>
      <section class="table-now" aria-label={t("now")}>
        <ConnectionNote state={state} />
        <p class="status" data-mine={state.isDue.value}>
          {past ? t("looking-back", { n: past.n }) : status(state, table, view, names)}
        </p>
        <TableActions state={state} table={table} view={view} isWide={isWide} />
      </section>
      <Side
        seats={<Seats state={state} table={table} view={shown} names={names} />}
        log={
          <Log
            log={state.log.value}
            onLook={(n) => void state.lookAt(n)}
            {...{ table, names, view, at }}
          />
        }
        boardText={<BoardText game={table.game} view={shown} names={names} />}
        state={state}
        table={table}
      />
      {table.result && !past && <Result state={state} table={table} view={view} names={names} />}
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

/** One sentence on the state of the game. */
function status(
  state: TableState,
  table: ShownTable,
  view: View,
  names: readonly string[],
): string {
  if (table.result) return winnersText(table.result.ranks, names);
  if (state.isDue.value) return boardOf(table.game)?.task?.(view) ?? t("your-turn");
  if (state.isLate.value) return t("sending");
  const mine = state.mine.value;
  if (mine.length && mine.every((seat) => table.occupants[seat]?.bot)) return t("bot-for-you");
  const due = view.to_act.filter((seat) => seat >= 0);
  const who = formatList(due.map((seat) => names[seat] ?? ""));
  const areBots = due.every((seat) => table.occupants[seat]?.bot);
  return t(areBots ? "bots-turn" : "others-turn", { count: due.length, names: who });
}
