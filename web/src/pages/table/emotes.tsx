/** Faces and gestures beside chat: the button that sends them, and where they appear. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import { me } from "../../me";
import type { ChatLine, ShownTable } from "../../protocol";
import { EMOTES, EmoteDrawing, type EmoteId } from "../../ui/emote";
import { Icon } from "../../ui/icons";
import { trying } from "../../ui/toasts";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
}

export function mayChat({ state, table }: Props): boolean {
  const { chat } = table.settings;
  return chat === "all" || (chat === "players" && state.mine.value.length > 0);
}

/** True if somebody else is at the table to see an emote. */
export function hasCompany({ live }: TableState): boolean {
  return live.here.value.some((person) => person !== live.you.value);
}

/** A button that opens all emotes; a second press sends one. */
export function EmotePicker({ state, table }: Props) {
  const isOpen = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen.value) return;
    box.current?.querySelector<HTMLElement>(".emote-panel button")?.focus();
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) isOpen.value = false;
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
    };
  }, [isOpen.value]);
  if (!mayChat({ state, table })) return null;
  const close = () => {
    isOpen.value = false;
    button.current?.focus();
  };
  const send = (emote: EmoteId) => {
    close();
    void trying(state.live.submit({ type: "emote", emote }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen.value) {
      event.stopPropagation();
      close();
    }
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 2, ArrowUp: -2 }[event.key];
    if (!step || !isOpen.value) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...(box.current?.querySelectorAll<Element>(".emote-panel button") ?? [])];
    const at = document.activeElement ? all.indexOf(document.activeElement) : -1;
    const next = all[(at + step + all.length) % all.length];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div class="emotes" ref={box} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        class="icon-button"
        title={t("emotes")}
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Icon name="smile" />
        <span class="unseen">{t("emotes")}</span>
      </button>
      {isOpen.value && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form
        <div class="emote-panel" role="group" aria-label={t("emotes")}>
          {EMOTES.map((emote) => (
            <button key={emote} type="button" onClick={() => send(emote)}>
              <EmoteDrawing emote={emote} /> {t(`emote-${emote}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What a person at a seat has just sent, in place of their face. */
export function SeatEmote({ state, person }: { state: TableState; person: string }) {
  const line = shownEmotes(state).find((one) => one.person === person);
  if (!person || !line?.emote) return null;
  return (
    <span key={line.n} class="seat-emote" data-n={line.n}>
      <EmoteDrawing emote={line.emote} />
    </span>
  );
}

/** Emotes of those who have no seat, or whose seat is not on the screen just now. */
export function FloatingEmotes({ state }: { state: TableState }) {
  const seated = useSignal<readonly number[]>([]);
  const lines = shownEmotes(state);
  useLayoutEffect(() => {
    seated.value = lines.map(({ n }) => n).filter(isAtSeat);
  }, [lines.at(-1)?.n, lines.length]);
  return (
    <div class="floating-emotes" aria-hidden="true">
      {lines.map(
        ({ n, name, emote }) =>
          emote &&
          !seated.value.includes(n) && (
            <p key={n}>
              <EmoteDrawing emote={emote} /> <bdi>{name || t("somebody")}</bdi>
            </p>
          ),
      )}
    </div>
  );
}

function shownEmotes({ live }: TableState): readonly ChatLine[] {
  return live.emotes.value.filter(({ person }) => !me.value?.mutes.includes(person));
}

/** True if this emote is on the screen at the seat of its sender. */
function isAtSeat(n: number): boolean {
  const box = document.querySelector(`.seat-emote[data-n="${n}"]`)?.getBoundingClientRect();
  return !!box?.width && box.top >= 0 && box.bottom <= innerHeight;
}
