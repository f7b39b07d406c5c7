/** The log of a game. Each line leads to the position after it. */

import { Fragment } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { boardOf } from "../../board/boards";
import { formatTimeLeft, messagesKey, t } from "../../i18n";
import type { LogLine, ShownAbsence, ShownTable, View } from "../../protocol";

type TableOfLog = Pick<ShownTable, "game" | "options">;

/** An entry as a sentence, with the name of the player if somebody did it. */
export function entryText(
  entry: LogLine,
  table: TableOfLog,
  names: readonly string[],
  view: View | null,
): string {
  const who = makerOf(entry, names);
  const what = actionText(entry, table, names, view);
  return who ? t("log-line", { who, what }) : t("log-event", { what });
}

/** Who did it; empty for dice, draws and deals, which just happen. */
export function makerOf({ by }: LogLine, names: readonly string[]): string {
  if (typeof by === "number") return names[by] ?? String(by);
  return by === "chance" ? "" : t(`log-by-${by}`);
}

export function actionText(
  entry: LogLine,
  table: TableOfLog,
  names: readonly string[],
  view: View | null,
  log?: readonly LogLine[],
): string {
  if (entry.kind === "undo") return t("log-undo", { n: Number(entry.text) + 1 });
  if (entry.kind === "resign") return t(`log-${entry.text}`);
  const sentence = view && boardOf(table.game)?.describeMove?.(entry, { names, table, view, log });
  return sentence || entry.text;
}

/** Who let a bot stand in for whom, or came back; empty if the log has an entry for it anyway. */
export function absenceText(
  { seat, why, by }: ShownAbsence,
  occupants: ShownTable["occupants"],
  names: readonly string[],
): string {
  if (why === "resigned") return "";
  const asker = occupants.findIndex(({ person }) => person === by);
  return t(`absence-${why}`, { name: names[seat] ?? "", by: names[asker] ?? t("somebody") });
}

interface Props {
  log: readonly LogLine[];
  /** Sentences that stand before an entry, by its number; after the last entry, by its length. */
  notes?: ReadonlyMap<number, readonly string[]>;
  table: TableOfLog;
  names: readonly string[];
  /** The view after the newest entry. */
  view: View | null;
  /** The number of entries before the position on the screen. */
  at: number;
  onLook(n: number): void;
  /** The marks of mistakes ("?!", "?", "??"), by the number of the entry. */
  marks?: ReadonlyMap<number, string>;
}

export function Log({ log, notes, table, names, view, at, onLook, marks }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const takenBack = new Set<number>();
  for (const entry of log) {
    if (entry.kind !== "undo") continue;
    for (let n = Number(entry.text); n < entry.n; n++) takenBack.add(n);
  }
  // Lines become longer once the board can put them into sentences.
  const textKey = `${messagesKey()} ${!view} ${!boardOf(table.game)}`;
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // An analysis below the list makes it lower.
    const sizes = new ResizeObserver(() => showCurrent(box));
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [!log.length]);
  useEffect(() => {
    if (!list.current) return;
    if (at === 0) list.current.scrollTop = 0;
    else showCurrent(list.current);
  }, [log.length, at, textKey]);
  if (!log.length && !notes?.size) return <p class="quiet">{t("log-empty")}</p>;
  const notesAt = (n: number) =>
    notes?.get(n)?.map((sentence) => (
      <li key={`${n} ${sentence}`} class="log-note">
        {sentence}
      </li>
    ));
  return (
    <ol class="log" ref={list}>
      {log.map((entry) => (
        <Fragment key={entry.n}>
          {notesAt(entry.n)}
          <li>
            <LogRow
              {...{ entry, log, table, names, view, onLook }}
              mark={marks?.get(entry.n) ?? ""}
              isCurrent={at === entry.n + 1}
              isTakenBack={takenBack.has(entry.n)}
            />
          </li>
        </Fragment>
      ))}
      {notesAt(log.length)}
    </ol>
  );
}

/** Scrolls to the current line. Only the list scrolls, never the page under the reader's hand. */
function showCurrent(box: HTMLElement): void {
  const current = box.querySelector("[aria-current]");
  if (!(current instanceof HTMLElement)) return;
  const top = current.offsetTop - box.offsetTop;
  if (top < box.scrollTop || top + current.offsetHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = top - box.clientHeight / 2;
  }
}

interface LineProps extends Omit<Props, "notes" | "at" | "marks"> {
  entry: LogLine;
  isCurrent: boolean;
  isTakenBack: boolean;
  mark: string;
}

function LogRow(props: LineProps) {
  const { entry, log, table, names, view, isCurrent, isTakenBack, onLook, mark } = props;
  const maker = makerOf(entry, names);
  const draw = () => (
    <button
      type="button"
      class={isTakenBack ? "log-line taken-back" : "log-line"}
      aria-current={isCurrent ? "step" : undefined}
      title={t("log-look", { n: entry.n + 1, time: formatTimeLeft(entry.at) })}
      onClick={() => onLook(entry.n + 1)}
    >
      <span class="log-n">{entry.n + 1}</span>
      <span>
        {maker && (
          <>
            <b>
              <bdi>{maker}</bdi>
            </b>{" "}
          </>
        )}
        {actionText(entry, table, names, view, log)}
        {mark && <span class="log-mark"> {mark}</span>}
      </span>
    </button>
  );
  // A long log grows by one line at a time. The other lines are not formatted again.
  const textKeys = [boardOf(table.game), messagesKey(), ...names];
  return useMemo(draw, [entry, isCurrent, isTakenBack, mark, !view, ...textKeys]);
}
