/** Announces what happens at a table: to screen readers, as sounds, in the page's title. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { boardOf } from "../../board/boards";
import { formatList, t } from "../../i18n";
import type { Shown } from "../../net/table";
import type { View } from "../../protocol";
import { announce } from "../../ui/announce";
import { play } from "../../ui/sound";
import { entryText } from "./log";
import { gameName, seatNames } from "./names";
import type { TableState } from "./state";

export function useAnnouncements(state: TableState): void {
  useEffect(() => {
    let before: Shown | null = null;
    const stop = effect(() => {
      const shown = state.live.shown.value;
      if (!shown) return;
      if (before) announceChanges(state, before, shown);
      before = shown;
    });
    const title = document.title;
    const stopTitle = effect(() => {
      const table = state.table.value;
      if (!table) return;
      const name = table.title || gameName(table.game);
      document.title = state.isDue.value ? t("title-your-turn", { name }) : `${name} – Tavolino`;
    });
    return () => {
      stop();
      stopTitle();
      document.title = title;
    };
  }, []);
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
  if (was.phase === "lobby" && table.phase === "playing") sentences.push(t("game-started"));
  if (table.result && !was.result) {
    sentences.push(winnersText(table.result.ranks, names));
    play("end");
  } else if (isDue(view) && !isDue(seenBefore) && state.mine.value.includes(viewer ?? -1)) {
    sentences.push(t("your-turn"));
    play("turn");
  }
  announce(sentences.join(" "));
}

function isDue(view: View | null): boolean {
  return view?.to_act.includes(view.viewer) ?? false;
}

export function winnersText(ranks: readonly number[], names: readonly string[]): string {
  const winners = names.filter((_, seat) => ranks[seat] === 1);
  return t("winners", { count: winners.length, names: formatList(winners) });
}
