/** The person's own tables: those to go on with, which come first on the page, and finished ones. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import { startMe } from "../../me";
import { knownGames, rememberGames } from "../../my-games";
import { dismissTable, getMyGames, restoreTable } from "../../net/api";
import type { ListedTable, TableList } from "../../protocol";
import { hrefTo } from "../../router";
import { GamePicture } from "../../ui/game-picture";
import { Icon } from "../../ui/icons";
import { trying } from "../../ui/toasts";
import { gameName } from "../table/names";
import { isDue, TableLine, TableText } from "./lists";
import { useTables } from "./refreshed";

/** More than this many are folded away. */
const SHOWN = 4;
const FINISHED = 5;
/** As high as a line of text. */
const NOTHING = "\u00a0";

export function Continue() {
  const running = useTables(getRunning);
  const all = useSignal(false);
  if (!running.value) return <Expected count={knownGames().length} />;
  if (!running.value.length) return null;
  const ordered = [...running.value].sort((a, b) => Number(isDue(b)) - Number(isDue(a)));
  const shown = all.value ? ordered : ordered.slice(0, SHOWN);
  const isMyTurn = ordered.some(isDue);
  return (
    <section class="continue" aria-labelledby="running-title">
      <h2 id="running-title">{t(isMyTurn ? "continue-your-turn" : "my-running")}</h2>
      <ul class="tables">
        {shown.map((table) => (
          <Dismissable key={table.id} table={table}>
            <a
              class={isDue(table) ? "table-line due" : "table-line"}
              href={hrefTo(`/t/${table.id}`)}
            >
              <GamePicture game={table.game} />
              <TableText table={table} />
            </a>
          </Dismissable>
        ))}
      </ul>
      {ordered.length > shown.length && (
        <button type="button" class="plain" onClick={() => (all.value = true)}>
          {t("continue-all", { count: ordered.length })}
        </button>
      )}
    </section>
  );
}

async function getRunning(): Promise<TableList> {
  await startMe();
  const list = await getMyGames(false);
  rememberGames(list.tables.map(({ id }) => id));
  return list;
}

/** Reserves space for tables that are not loaded yet. */
function Expected({ count }: { count: number }) {
  if (!count) return null;
  return (
    <section class="continue expected" aria-hidden="true">
      <h2>{t("my-running")}</h2>
      <ul class="tables">
        {Array.from({ length: Math.min(count, SHOWN) }, (_, i) => (
          <li key={i} class="table-line">
            <b>{NOTHING}</b>
            <span class="quiet">{NOTHING}</span>
            <span class="table-state">{NOTHING}</span>
          </li>
        ))}
      </ul>
      {count > SHOWN && <span class="button plain">{NOTHING}</span>}
    </section>
  );
}

export function Finished() {
  const finished = useTables(() => getMyGames(true));
  if (!finished.value?.length) return null;
  return (
    <section aria-labelledby="finished-title">
      <h2 id="finished-title">{t("my-finished")}</h2>
      <ul class="tables">
        {finished.value.slice(0, FINISHED).map((table) => (
          <Dismissable key={table.id} table={table}>
            <TableLine table={table} />
          </Dismissable>
        ))}
      </ul>
    </section>
  );
}

interface DismissableProps {
  table: ListedTable;
  children: ComponentChildren;
}

/** A table with a button that takes it off the list; until the next visit it can be put back. */
function Dismissable({ table, children }: DismissableProps) {
  const isDismissed = useSignal(false);
  const putBack = useRef<HTMLButtonElement>(null);
  const game = gameName(table.game);
  useEffect(() => {
    if (isDismissed.value) putBack.current?.focus();
  }, [isDismissed.value]);
  const dismiss = async () => {
    if ((await trying(dismissTable(table.id))) !== undefined) isDismissed.value = true;
  };
  const restore = async () => {
    if ((await trying(restoreTable(table.id))) !== undefined) isDismissed.value = false;
  };
  if (isDismissed.value) {
    return (
      <li class="dismissed quiet">
        <span>{t("dismissed", { game })}</span>
        <button type="button" ref={putBack} onClick={() => void restore()}>
          {t("put-back")}
        </button>
      </li>
    );
  }
  return (
    <li class="dismissable">
      {children}
      <button type="button" class="icon-button" onClick={() => void dismiss()}>
        <Icon name="close" />
        <span class="unseen">{t("dismiss-game", { game })}</span>
      </button>
    </li>
  );
}
