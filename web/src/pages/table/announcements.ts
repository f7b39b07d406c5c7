/** Announces what happens at a table: to screen readers, as sounds, in the page's title and icon, and
 * as notifications. */

import { effect, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { boardOf } from "../../board/boards";
import { formatList, t } from "../../i18n";
import { me } from "../../me";
import type { Shown } from "../../net/table";
import type { ShownTable, View } from "../../protocol";
import { announce } from "../../ui/announce";
import { call, showBadge } from "../../ui/call";
import { play } from "../../ui/sound";
import { clearToasts, note } from "../../ui/toasts";
import { endingText } from "./ending";
import { absenceText, entryText } from "./log";
import { gameName, occupantName, seatNames } from "./names";
import { ownNudge, playerName } from "./nudge";
import { isInvited } from "./rematch";
import type { TableState } from "./state";

export function useAnnouncements(state: TableState): void {
  useEffect(() => {
    let before: Shown | null = null;
    const stop = effect(() => {
      const shown = state.live.shown.value;
      if (!shown) return;
      const last = before;
      if (last) untracked(() => announceChanges(state, last, shown));
      before = shown;
    });
    const stopCurtain = announceCurtain(state);
    const stopEmotes = announceEmotes(state);
    const title = document.title;
    const stopTitle = effect(() => {
      const table = state.table.value;
      if (!table) return;
      const name = tableName(table);
      const isOffered = isInvited(state, table);
      const { isClosed, next } = state.hotSeat;
      const isDue = isClosed.value ? next.value !== null : state.isDue.value;
      showBadge(isDue || isOffered);
      if (isDue) document.title = t("title-your-turn", { name });
      else document.title = isOffered ? t("title-rematch", { name }) : `${name} – Tavolino`;
    });
    return () => {
      stop();
      stopCurtain();
      stopEmotes();
      stopTitle();
      showBadge(false);
      document.title = title;
    };
  }, []);
}

/** Says who should get the device, and greets them once they have it. Whatever was said before may be
 * hidden from them. */
function announceCurtain(state: TableState): () => void {
  const { isClosed, hasSecrets, asked } = state.hotSeat;
  let wasClosed = false;
  return effect(() => {
    const isClosedNow = isClosed.value && hasSecrets.value !== null;
    const [seat = -1, ...others] = asked.value;
    const names = () => seatNames(state.table.value?.occupants ?? []);
    untracked(() => {
      if (isClosedNow) {
        state.forget();
        clearToasts();
        play("turn");
        announce(
          others.length ? t("curtain-who") : t("curtain-pass", { name: names()[seat] ?? "" }),
        );
      } else if (wasClosed && isDue(state.view.value)) {
        announce(turnText(state, names()));
      }
      wasClosed = isClosedNow;
    });
  });
}

/** Says what others send. An open chat is read out anyway. */
function announceEmotes({ live }: TableState): () => void {
  let last = 0;
  return effect(() => {
    const line = live.emotes.value.at(-1);
    if (!line?.emote || line.n <= last) return;
    last = line.n;
    const isMuted = me.peek()?.mutes.includes(line.person);
    if (isMuted || line.person === live.you.peek() || document.querySelector(".chat")) return;
    announce(t("emote-sent", { name: line.name || t("somebody"), text: t(`emote-${line.emote}`) }));
  });
}

function tableName(table: ShownTable): string {
  return table.title || gameName(table.game);
}

function announceChanges(state: TableState, before: Shown, after: Shown): void {
  const was = before.frame.table;
  const { table } = after.frame;
  const board = boardOf(table.game);
  const names = seatNames(table.occupants);
  const view = state.view.value;
  const sentences: string[] = [];
  for (const entry of state.log.value.slice(after.since)) {
    sentences.push(entryText(entry, table, names, view));
    if (entry.kind === "move" && typeof entry.by === "number") {
      const sound = board?.sound ? board.sound(entry) : "clack";
      if (sound) play(sound);
    }
  }
  const viewer = view?.viewer;
  const seenBefore = before.frame.views.find((one) => one.viewer === viewer)?.view ?? null;
  if (board?.remark && seenBefore && view) {
    const remark = board.remark(seenBefore, view, names);
    if (remark) sentences.push(remark);
  }
  for (const absence of table.absences.slice(was.absences.length)) {
    sentences.push(absenceText(absence, table.occupants, names));
  }
  if (was.phase === "lobby") announceArrivals(state, was, table);
  if (was.phase === "lobby" && table.phase === "playing") sentences.push(t("game-started"));
  const urgent = urgentText(state, { was, table, names, seenBefore });
  if (urgent) call(tableName(table), urgent, table.id);
  announce([...sentences, urgent].filter(Boolean).join(" "));
}

interface Changed {
  was: ShownTable;
  table: ShownTable;
  names: readonly string[];
  seenBefore: View | null;
}

/** What the person should come back for, with its sound. */
function urgentText(state: TableState, { was, table, names, seenBefore }: Changed): string {
  const view = state.view.value;
  const mine = state.mine.value;
  if (table.result && !was.result) {
    play("end");
    return endingText(table, names, mine);
  }
  const nudge = ownNudge(state, table);
  if (nudge && !ownNudge(state, was)) {
    play("nudge");
    return t("nudge-asked", { name: playerName(table, nudge.by) });
  }
  if (isInvited(state, table) && !was.rematch) {
    play("arrive");
    return t("rematch-offered", { name: playerName(table, table.rematch_by) });
  }
  if (isDue(view) && !isDue(seenBefore) && mine.includes(view?.viewer ?? -1)) {
    play("turn");
    return turnText(state, names);
  }
  return "";
}

/** Those who have just sat down. */
function announceArrivals(state: TableState, was: ShownTable, table: ShownTable): void {
  const known = new Set([...was.occupants.map(({ person }) => person), state.live.you.value]);
  const arrived = table.occupants.filter(({ person }) => person && !known.has(person));
  if (!arrived.length) return;
  const text = t("arrived", {
    count: arrived.length,
    names: formatList(arrived.map(occupantName)),
  });
  play("arrive");
  note(text);
  call(tableName(table), text, table.id);
}

/** Whose turn it is: “It is your turn.”, with the name where several people share the screen. */
export function turnText(state: TableState, names: readonly string[]): string {
  const viewer = state.hotSeat.isShared.value ? state.view.value?.viewer : undefined;
  const name = viewer === undefined ? undefined : names[viewer];
  return name === undefined ? t("your-turn") : t("your-turn-named", { name });
}

function isDue(view: View | null): boolean {
  return view?.to_act.includes(view.viewer) ?? false;
}

export function winnersText(ranks: readonly number[], names: readonly string[]): string {
  const winners = names.filter((_, seat) => ranks[seat] === 1);
  return t("winners", { count: winners.length, names: formatList(winners) });
}
