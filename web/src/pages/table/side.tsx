/** The column beside the board: seats, log, chat, and the board as text. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { formatList, t } from "../../i18n";
import type { ShownTable } from "../../protocol";
import { Chat } from "./chat";
import type { TableState } from "./state";

interface Props {
  seats: ComponentChildren;
  log: ComponentChildren;
  boardText: ComponentChildren;
  state: TableState;
  table: ShownTable;
}

type Tab = "log" | "chat" | "text";
const TABS: readonly Tab[] = ["log", "chat", "text"];

export function Side({ seats, log, boardText, state, table }: Props) {
  const tab = useSignal<Tab>("log");
  const unread = useUnread(state, tab.value === "chat");
  return (
    <aside class="table-side" aria-label={t("side")}>
      {seats}
      <Watching state={state} table={table} />
      <Tabs tab={tab} unread={unread} />
      <div
        class="tab-panel"
        role="tabpanel"
        id={`panel-${tab.value}`}
        aria-labelledby={`tab-${tab.value}`}
      >
        {tab.value === "log" && log}
        {tab.value === "chat" && <Chat state={state} table={table} />}
        {tab.value === "text" && boardText}
      </div>
    </aside>
  );
}

function Tabs({ tab, unread }: { tab: Signal<Tab>; unread: number }) {
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = (TABS.indexOf(tab.value) + step + TABS.length) % TABS.length;
    tab.value = TABS[at] ?? "log";
    document.getElementById(`tab-${tab.value}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" onKeyDown={turn}>
      {TABS.map((one) => (
        <button
          key={one}
          id={`tab-${one}`}
          type="button"
          role="tab"
          aria-selected={tab.value === one}
          aria-controls={tab.value === one ? `panel-${one}` : undefined}
          tabIndex={tab.value === one ? 0 : -1}
          onClick={() => {
            tab.value = one;
          }}
        >
          {t(`tab-${one}`)}
          {one === "chat" && unread > 0 && <span class="badge">{unread}</span>}
        </button>
      ))}
    </div>
  );
}

/** The number of unread chat lines. */
function useUnread(state: TableState, isOpen: boolean): number {
  const seen = useSignal(-1);
  const { length } = state.live.chat.value;
  useEffect(() => {
    if (isOpen || seen.value < 0) seen.value = length;
  }, [length, isOpen]);
  return seen.value < 0 ? 0 : Math.max(0, length - seen.value);
}

/** Those at the table who do not play. */
function Watching({ state, table }: { state: TableState; table: ShownTable }) {
  const players = new Set(table.occupants.map((occupant) => occupant.person));
  const others = state.live.here.value.filter((person) => !players.has(person));
  const named = new Map(table.peeks.map(({ person, name }) => [person, name]));
  if (!others.length) return null;
  const names = others.flatMap((person) => named.get(person) ?? []);
  return (
    <p class="quiet watching">
      {t("watching", { count: others.length })}
      {names.length > 0 && <> ({formatList(names)})</>}
    </p>
  );
}
