/** Lists of tables of others: those to join, and those to watch. */

import { formatList, formatMoment, t } from "../../i18n";
import { me } from "../../me";
import { getOpenTables } from "../../net/api";
import type { ListedTable } from "../../protocol";
import { hrefTo } from "../../router";
import { Empty } from "../../ui/empty";
import { gameName, peopleNames } from "../table/names";
import { useTables } from "./refreshed";

export function OpenTables() {
  const open = useTables(getOpenTables);
  const others = open.value?.filter((table) => !table.mine.length);
  if (!others) return null;
  const free = others.filter(({ phase }) => phase === "lobby");
  const playing = others.filter(({ phase }) => phase === "playing");
  return (
    <>
      <section aria-labelledby="open-title">
        <h2 id="open-title">{t("open-tables")}</h2>
        {free.length ? (
          <Tables tables={free} />
        ) : (
          <Empty>
            <p>{t("open-none")}</p>
          </Empty>
        )}
      </section>
      {!!playing.length && (
        <section aria-labelledby="watch-title">
          <h2 id="watch-title">{t("watch-tables")}</h2>
          <Tables tables={playing} />
        </section>
      )}
    </>
  );
}

function Tables({ tables }: { tables: readonly ListedTable[] }) {
  return (
    <ul class="tables">
      {tables.map((table) => (
        <li key={table.id}>
          <TableLine table={table} />
        </li>
      ))}
    </ul>
  );
}

export function TableLine({ table }: { table: ListedTable }) {
  return (
    <a class="table-line" href={hrefTo(`/${table.phase === "over" ? "r" : "t"}/${table.id}`)}>
      <TableText table={table} />
    </a>
  );
}

export function TableText({ table }: { table: ListedTable }) {
  return (
    <>
      <b>
        <bdi>{table.title || gameName(table.game)}</bdi>
      </b>
      <span class="quiet">
        <bdi>{formatList(others(table)) || t("with-bots")}</bdi>
      </span>
      <span class={isDue(table) ? "table-state due" : "table-state"}>{stateOf(table)}</span>
      <time class="quiet">{formatMoment(table.changed_at)}</time>
    </>
  );
}

function others(table: ListedTable): string[] {
  const own = table.people.findIndex(({ person }) => person === me.value?.id);
  return [...new Set(peopleNames(table.people).filter((_, i) => i !== own))];
}

export function isDue(table: ListedTable): boolean {
  return table.phase === "playing" && table.due.some((seat) => table.mine.includes(seat));
}

function stateOf(table: ListedTable): string {
  if (table.phase === "lobby") return t("table-free", { count: table.free_seats });
  if (table.phase === "playing") {
    if (!table.mine.length) return t("table-watch");
    return t(isDue(table) ? "your-turn" : "table-playing");
  }
  const rank = table.ranks?.[table.mine[0] ?? 0];
  return rank ? t("seat-rank", { rank }) : t("table-over");
}
