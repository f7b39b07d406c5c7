/** Everything a person can do at a table apart from moving. */

import { useSignal } from "@preact/signals";
import { gameNamed } from "../../catalogue";
import { t } from "../../i18n";
import { isOnDevice } from "../../net/backend";
import type { ShownTable, View } from "../../protocol";
import { go } from "../../router";
import { RulesTool } from "../../rules/place";
import { Dialog, Question } from "../../ui/dialog";
import { Icon, type IconName } from "../../ui/icons";
import { settings } from "../../ui/settings";
import { note, trying } from "../../ui/toasts";
import { ComeBackButton, UndoButton } from "./buttons";
import { EmotePicker, hasCompany } from "./emotes";
import { Menu } from "./menu";
import { SlowSeats } from "./nudge";
import { Requests } from "./requests";
import { Share } from "./share";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
  view: View;
  /** True if the column beside the board can be folded. */
  isWide?: boolean;
}

type Open = "" | "more" | "share" | "resign" | "leave";

export function TableActions({ state, table, view, isWide = false }: Props) {
  const open = useSignal<Open>("");
  const close = () => {
    open.value = "";
  };
  return (
    <>
      <Requests state={state} table={table} />
      <div class="table-actions">
        {state.past.value && (
          <button type="button" class="primary" onClick={() => void state.lookAt(Infinity)}>
            {t("back-to-now")}
          </button>
        )}
        {state.live.behind.value > 1 && (
          <button type="button" onClick={() => state.live.catchUp()}>
            <Icon name="end" /> {t("skip-ahead")}
          </button>
        )}
        {!(isWide && state.hasMoves.value) && (
          <UndoButton state={state} table={table} view={view} />
        )}
        {state.hasMoves.value && playsAlone(state, table) && hasBots(table) && (
          <button
            type="button"
            disabled={state.hintAhead.value !== null}
            onClick={() => void state.askHint()}
          >
            <Icon name="bulb" /> {t("hint")}
          </button>
        )}
        <ComeBackButton state={state} table={table} />
        <SlowSeats state={state} table={table} />
        <span class="tools">
          {isWide && (
            <Tool
              class="unfold"
              icon="chat"
              label={t("side")}
              isOpen={state.isSideOpen.value}
              onClick={() => (state.isSideOpen.value = !state.isSideOpen.value)}
            />
          )}
          {hasCompany(state) && <EmotePicker state={state} table={table} />}
          <RulesTool />
          {!isOnDevice(table.id) && (
            <Tool icon="share" label={t("share")} onClick={() => (open.value = "share")} />
          )}
          <Tool
            class="sound"
            icon={settings.sound.value ? "sound" : "quiet"}
            label={t(settings.sound.value ? "sound-off" : "sound-on")}
            onClick={() => (settings.sound.value = !settings.sound.value)}
          />
          <Tool
            class="roomy"
            icon="full"
            label={t("full-screen")}
            onClick={() => void fullScreen()}
          />
          <Tool icon="more" label={t("more")} onClick={() => (open.value = "more")} />
        </span>
      </div>
      {open.value === "share" && (
        <Dialog title={t("share")} onClose={close}>
          <Share table={table} />
        </Dialog>
      )}
      {open.value === "more" && (
        <Menu
          {...{ state, table }}
          own={ownSeats(state, view)}
          onLeave={() => (open.value = "leave")}
          onResign={() => (open.value = "resign")}
          onClose={close}
        />
      )}
      {open.value === "resign" && (
        <Question
          title={t("resign")}
          text={t("resign-sure")}
          yes={t("resign")}
          onClose={close}
          onYes={() => {
            for (const seat of ownSeats(state, view)) {
              void trying(state.live.submit({ type: "resign", seat }));
            }
          }}
        />
      )}
      {open.value === "leave" && (
        <Question
          title={t("leave-table")}
          text={t("leave-sure")}
          yes={t("leave-table")}
          onClose={close}
          onYes={() => void leave(state)}
        />
      )}
    </>
  );
}

/** The seats of the person who has the device. */
export function ownSeats(state: TableState, view: View): readonly number[] {
  return state.hotSeat.isShared.value ? [view.viewer] : state.mine.value;
}

/** True if no other person plays here. Hints are only offered then. */
function playsAlone(state: TableState, table: ShownTable): boolean {
  return table.occupants.every(({ person }) => !person || person === state.live.you.value);
}

/** False where players only report what they do. A bot has nothing to suggest there. */
const hasBots = ({ game }: ShownTable) => gameNamed(game)?.bots.length !== 0;

interface ToolProps {
  icon: IconName;
  label: string;
  class?: string;
  /** For a button that unfolds something: whether it has. */
  isOpen?: boolean;
  onClick(): void;
}

function Tool({ icon, label, class: extra = "", isOpen, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class={`icon-button ${extra}`}
      title={label}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span class="unseen">{label}</span>
    </button>
  );
}

async function leave(state: TableState): Promise<void> {
  if (await trying(state.live.submit({ type: "leave" }))) go("/");
}

/** The whole page goes full screen, because dialogs and toasts have to be visible, too. */
async function fullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    note(t("cannot-full-screen"));
  }
}
