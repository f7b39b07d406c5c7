/** What a person can do at a table apart from moving. */

import { type Signal, useSignal } from "@preact/signals";
import { boardOf } from "../../board/boards";
import { say } from "../../i18n";
import { standing } from "../../net/log";
import type { ShownTable, View } from "../../protocol";
import { go } from "../../router";
import { Dialog, Question } from "../../ui/dialog";
import { Icon, type IconName } from "../../ui/icons";
import { InQueue } from "../../ui/in-queue";
import { settings } from "../../ui/settings";
import { note, trying } from "../../ui/toasts";
import { tellAction } from "./log";
import { occupantName, seatNames } from "./names";
import { RESULT_ID } from "./result";
import { TableSettings } from "./settings";
import { Share } from "./share";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
  view: View;
}

type Open = "" | "more" | "share" | "resign" | "leave";

export function TableActions({ state, table, view }: Props) {
  const open = useSignal<Open>("");
  const close = () => {
    open.value = "";
  };
  return (
    <>
      <Requests state={state} table={table} />
      {state.hint.value && (
        <p class="hint" role="status">
          {say("hint-move", { move: tellHint(state.hint.value, table, view) })}{" "}
          {state.advice.value?.why}
        </p>
      )}
      {state.hintAhead.value !== null && <InQueue ahead={state.hintAhead.value} />}
      <div class="table-actions">
        {state.past.value && (
          <button type="button" class="primary" onClick={() => void state.lookAt(Infinity)}>
            {say("back-to-now")}
          </button>
        )}
        {state.live.behind.value > 1 && (
          <button type="button" onClick={() => state.live.catchUp()}>
            <Icon name="end" /> {say("skip-ahead")}
          </button>
        )}
        <UndoButton state={state} table={table} view={view} />
        {state.canMove.value && playsAlone(state, table) && (
          <button
            type="button"
            disabled={state.hintAhead.value !== null}
            onClick={() => void state.askHint()}
          >
            <Icon name="bulb" /> {say("hint")}
          </button>
        )}
        <PlayerButtons state={state} table={table} />
        {table.result && !state.past.value && (
          <a class="button" href={`#${RESULT_ID}`}>
            {say("result")}
          </a>
        )}
        <span class="tools">
          <Tool icon="share" label={say("share")} onClick={() => (open.value = "share")} />
          <Tool
            icon={settings.sound.value ? "sound" : "quiet"}
            label={say(settings.sound.value ? "sound-off" : "sound-on")}
            onClick={() => (settings.sound.value = !settings.sound.value)}
          />
          <Tool
            class="roomy"
            icon="full"
            label={say("full-screen")}
            onClick={() => void fullScreen()}
          />
          <Tool icon="more" label={say("more")} onClick={() => (open.value = "more")} />
        </span>
      </div>
      {open.value === "share" && (
        <Dialog title={say("share")} onClose={close}>
          <Share table={table} />
        </Dialog>
      )}
      {open.value === "more" && <More {...{ state, table, open }} onClose={close} />}
      {open.value === "resign" && (
        <Question
          title={say("resign")}
          text={say("resign-sure")}
          yes={say("resign")}
          onClose={close}
          onYes={() => {
            for (const seat of state.mine.value) {
              void trying(state.live.submit({ type: "resign", seat }));
            }
          }}
        />
      )}
      {open.value === "leave" && (
        <Question
          title={say("leave-table")}
          text={say("leave-sure")}
          yes={say("leave-table")}
          onClose={close}
          onYes={() => void leave(state)}
        />
      )}
    </>
  );
}

/** What the bot would do, in the words of the log. */
function tellHint(text: string, table: ShownTable, view: View): string {
  const entry = { n: 0, by: view.viewer, at: 0, kind: "move", text } as const;
  return tellAction(entry, table, seatNames(table.occupants), view);
}

/** Hints are for those who have no other person at the table. */
function playsAlone(state: TableState, table: ShownTable): boolean {
  return table.occupants.every(({ person }) => !person || person === state.live.you.value);
}

interface ToolProps {
  icon: IconName;
  label: string;
  class?: string;
  onClick(): void;
}

function Tool({ icon, label, class: extra = "", onClick }: ToolProps) {
  return (
    <button type="button" class={`icon-button ${extra}`} title={label} onClick={onClick}>
      <Icon name={icon} />
      <span class="unseen">{label}</span>
    </button>
  );
}

async function leave(state: TableState): Promise<void> {
  if (await trying(state.live.submit({ type: "leave" }))) go("/");
}

/** The whole page, not the board alone: what lies over it must be seen too. */
async function fullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    note(say("cannot-full-screen"));
  }
}

/** Taking back one's own last move, with the others' consent. */
function UndoButton({ state, table, view }: Props) {
  const { live } = state;
  if (table.phase !== "playing" || table.settings.undo === "never" || table.undo) return null;
  if (state.takeBack.value && boardOf(table.game)?.takesBack) return null;
  const seat = view.viewer;
  const last = standing(state.log.value).findLast(({ by }) => by === seat);
  const on = live.shown.value?.frame.version;
  if (!state.mine.value.includes(seat) || !last || on === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => void trying(live.submit({ type: "request-undo", seat, to: last.n, on }))}
    >
      <Icon name="undo" /> {say("undo")}
    </button>
  );
}

function PlayerButtons({ state, table }: { state: TableState; table: ShownTable }) {
  const { live } = state;
  const mine = state.mine.value.flatMap((seat) => table.occupants[seat] ?? []);
  if (!mine.length) return null;
  const isAway = mine.some((occupant) => occupant.bot && !occupant.has_resigned);
  if (table.phase === "playing" && isAway) {
    return (
      <button
        type="button"
        class="primary"
        onClick={() => void trying(live.submit({ type: "reclaim" }))}
      >
        {say("come-back")}
      </button>
    );
  }
  if (table.phase !== "over") return null;
  return table.rematch ? (
    <a class="button primary" href={`/t/${table.rematch}`}>
      {say("to-rematch")}
    </a>
  ) : (
    <button
      type="button"
      class="primary"
      onClick={() => void trying(live.submit({ type: "rematch" }))}
    >
      {say("rematch")}
    </button>
  );
}

/** What others ask this player: to take a move back, or to see this player's cards as a spectator. */
function Requests({ state, table }: { state: TableState; table: ShownTable }) {
  const { live } = state;
  const { undo } = table;
  const on = live.shown.value?.frame.version ?? 0;
  const asker = undo && table.occupants[undo.seat];
  const names = asker ? occupantName(asker) : "";
  const peekRequests = table.peeks.filter(
    (one) => !one.is_given && table.occupants[one.seat]?.person === live.you.value,
  );
  return (
    <>
      {undo?.missing.includes(live.you.value) && (
        <div class="asked">
          <p>{say("undo-asked", { name: names, n: undo.to + 1 })}</p>
          <YesNo onAnswer={(yes) => void trying(live.submit({ type: "answer-undo", yes, on }))} />
        </div>
      )}
      {undo && !undo.missing.includes(live.you.value) && (
        <p class="quiet">{say("undo-waiting", { count: undo.missing.length })}</p>
      )}
      {peekRequests.map(({ person, name, seat }) => (
        <div key={`${person} ${seat}`} class="asked">
          <p>{say("peek-requested", { name })}</p>
          <YesNo
            onAnswer={(yes) => void trying(live.submit({ type: "answer-peek", seat, person, yes }))}
          />
        </div>
      ))}
    </>
  );
}

function YesNo({ onAnswer }: { onAnswer(yes: boolean): void }) {
  return (
    <span class="actions">
      <button type="button" class="primary" onClick={() => onAnswer(true)}>
        {say("allow")}
      </button>
      <button type="button" onClick={() => onAnswer(false)}>
        {say("decline")}
      </button>
    </span>
  );
}

interface MoreProps {
  state: TableState;
  table: ShownTable;
  open: Signal<Open>;
  onClose(): void;
}

function More({ state, table, open, onClose }: MoreProps) {
  const { live } = state;
  const isPlaying = table.phase === "playing" && state.mine.value.length > 0;
  const away = state.mine.value.filter((seat) => !table.occupants[seat]?.bot);
  const standIn = () => {
    onClose();
    for (const seat of away) void trying(live.submit({ type: "take-over", seat }));
  };
  return (
    <Dialog title={say("more")} onClose={onClose}>
      <div class="menu">
        <TableSettings table={table} />
        <a class="button" href={`/learn/${table.game}/rules`} target="_blank" rel="noopener">
          <Icon name="eye" /> {say("rules")}
        </a>
        {isPlaying && away.length > 0 && (
          <button type="button" onClick={standIn}>
            <Icon name="pause" /> {say("take-over-me")}
          </button>
        )}
        {isPlaying && (
          <button type="button" onClick={() => (open.value = "leave")}>
            <Icon name="leave" /> {say("leave-table")}
          </button>
        )}
        {isPlaying && (
          <button type="button" onClick={() => (open.value = "resign")}>
            <Icon name="flag" /> {say("resign")}
          </button>
        )}
        <a class="button" href={`/r/${table.id}`}>
          <Icon name="play" /> {say("replay")}
        </a>
        <p class="quiet fair">
          {say("fair-hash")} <code>{table.hash}</code>
        </p>
      </div>
    </Dialog>
  );
}
