/** The column beside the board: seats, log, chat, and the board as text. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { isOnDevice } from "../../net/backend";
import type { ShownTable } from "../../protocol";
import { Chat } from "./chat";
import type { TableState } from "./state";
import { Watching } from "./watching";

interface Props {
  /** How the points came about, once the game is over. */
  result: ComponentChildren;
  seats: ComponentChildren;
  log: ComponentChildren;
  boardText: ComponentChildren;
  state: TableState;
  table: ShownTable;
}

type Tab = "result" | "log" | "chat" | "text";
const TABS: readonly Tab[] = ["log", "chat", "text"];
/** On this device nobody else is there to chat with. */
const OWN_TABS: readonly Tab[] = ["log", "text"];

export function Side({ result, seats, log, boardText, state, table }: Props) {
  const tab = useSignal<Tab>("log");
  const usual = isOnDevice(table.id) ? OWN_TABS : TABS;
  const tabs: readonly Tab[] = result ? ["result", ...usual] : usual;
  useEffect(() => {
    if (result && tab.value === "log") tab.value = "result";
  }, [!result]);
  const unread = useUnread(state, tab.value === "chat");
  return (
    <aside class="table-side" aria-label={t("side")}>
      {seats}
      <Watching state={state} table={table} />
      <Tabs tab={tab} tabs={tabs} unread={unread} />
      <div
        class="tab-panel"
        role="tabpanel"
        tabIndex={tab.value === "result" ? 0 : undefined} // it scrolls, and may have nothing to focus
        id={`panel-${tab.value}`}
        aria-labelledby={`tab-${tab.value}`}
      >
        {tab.value === "result" && <div class="explained">{result}</div>}
        {tab.value === "log" && log}
        {tab.value === "chat" && <Chat state={state} table={table} />}
        {tab.value === "text" && boardText}
      </div>
    </aside>
  );
}

interface TabsProps {
  tab: Signal<Tab>;
  tabs: readonly Tab[];
  unread: number;
}

function Tabs({ tab, tabs, unread }: TabsProps) {
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = (tabs.indexOf(tab.value) + step + tabs.length) % tabs.length;
    tab.value = tabs[at] ?? "log";
    document.getElementById(`tab-${tab.value}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" onKeyDown={turn}>
      {tabs.map((one) => (
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
