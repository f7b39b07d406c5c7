/** Lists of tables: the person's own, and open ones. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatList, formatMoment, t } from "../../i18n";
import { me } from "../../me";
import { getMyGames, getOpenTables } from "../../net/api";
import type { ListedTable, TableList } from "../../protocol";
import { gameName } from "../table/names";

const EVERY_MS = 15_000;
const FINISHED = 8;

/** A list that is refreshed regularly while the page is visible. */
function useTables(get: () => Promise<TableList>): Signal<readonly ListedTable[] | null> {
  const tables = useSignal<readonly ListedTable[] | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      get().then(
        (list) => {
          tables.value = list.tables;
        },
        () => undefined, // the next look may find the server again
      );
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return tables;
}

export function MyTables() {
  const running = useTables(() => getMyGames(false));
  const finished = useTables(() => getMyGames(true));
  return (
    <>
      {!!running.value?.length && (
        <section aria-labelledby="running-title">
          <h2 id="running-title">{t("my-running")}</h2>
          <Tables tables={running.value} />
        </section>
      )}
      {!!finished.value?.length && (
        <section aria-labelledby="finished-title">
          <h2 id="finished-title">{t("my-finished")}</h2>
          <Tables tables={finished.value.slice(0, FINISHED)} />
        </section>
      )}
    </>
  );
}

export function OpenTables() {
  const open = useTables(getOpenTables);
  const others = open.value?.filter((table) => !table.mine.length) ?? [];
  return (
    <section aria-labelledby="open-title">
      <h2 id="open-title">{t("open-tables")}</h2>
      {others.length ? <Tables tables={others} /> : <p class="quiet">{t("open-none")}</p>}
    </section>
  );
}

function Tables({ tables }: { tables: readonly ListedTable[] }) {
  return (
    <ul class="tables">
      {tables.map((table) => (
        <li key={table.id}>
          <a href={table.phase === "over" ? `/r/${table.id}` : `/t/${table.id}`}>
            <b>
              <bdi>{table.title || gameName(table.game)}</bdi>
            </b>
            <span class="quiet">
              <bdi>{formatList(others(table)) || t("with-bots")}</bdi>
            </span>
            <span class={isDue(table) ? "table-state due" : "table-state"}>{stateOf(table)}</span>
            <time class="quiet">{formatMoment(table.changed_at)}</time>
          </a>
        </li>
      ))}
    </ul>
  );
}

function others(table: ListedTable): string[] {
  const own = me.value?.id;
  return [...new Set(table.people.filter(({ person }) => person !== own).map(({ name }) => name))];
}

function isDue(table: ListedTable): boolean {
  return table.phase === "playing" && table.due.some((seat) => table.mine.includes(seat));
}

function stateOf(table: ListedTable): string {
  if (table.phase === "lobby") return t("table-free", { count: table.free_seats });
  if (table.phase === "playing") return t(isDue(table) ? "your-turn" : "table-playing");
  const rank = table.ranks?.[table.mine[0] ?? 0];
  return rank ? t("seat-rank", { rank }) : t("table-over");
}
