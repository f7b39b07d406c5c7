/** One page of a leaderboard: its table, the buttons that turn pages, and what the places depend on. */

import { t } from "../../i18n";
import { me } from "../../me";
import { hrefTo } from "../../router";
import { Avatar } from "../../ui/avatar";
import { Empty } from "../../ui/empty";
import { Pages } from "./pages";

export interface Row {
  /** The id of the person or bot. */
  id: string;
  /** Null for somebody who is on no page of the leaderboard. */
  place: number | null;
  name: string;
  numbers: readonly string[];
}

interface Props<Entry> {
  /** Null until the server has answered. */
  board: { offset: number; total: number; entries: readonly Entry[] } | null;
  /** The titles of the columns of numbers. */
  columns: readonly string[];
  row(entry: Entry): Row;
  /** The line of the person who looks, if it is not among the entries. */
  own?: Entry | null;
  /** What to say of that line. */
  note?: string;
  /** What to say of a leaderboard without entries. */
  none: string;
  how: string;
  onTurn(to: number): void;
}

export function Standings<Entry>(props: Props<Entry>) {
  const { board, columns, row, own, note, none, how, onTurn } = props;
  const lines = [...(board?.entries ?? []), ...(own ? [own] : [])];
  return (
    <>
      {board && !lines.length && (
        <Empty>
          <p>{none}</p>
          <a class="button primary" href={hrefTo("/")}>
            {t("to-the-games")}
          </a>
        </Empty>
      )}
      {!!lines.length && <Table columns={columns} rows={lines.map(row)} />}
      {note && <p>{note}</p>}
      <Pages board={board} onTurn={onTurn} />
      <p class="quiet">{how}</p>
    </>
  );
}

function Table({ columns, rows }: { columns: readonly string[]; rows: readonly Row[] }) {
  return (
    <table class="ranking wide">
      <thead>
        <tr>
          <th scope="col">{t("ranking-rank")}</th>
          <th scope="col">{t("name")}</th>
          {columns.map((column) => (
            <th key={column} scope="col" class="number">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, place, name, numbers }) => (
          <tr key={id} class={id === me.value?.id ? "own" : ""}>
            <td>{place ?? "–"}</td>
            <th scope="row">
              <Avatar who={id} size={28} />{" "}
              {id.startsWith("bot:") ? (
                name
              ) : (
                <a href={hrefTo(`/p/${id}`)}>
                  <bdi>{name}</bdi>
                </a>
              )}
            </th>
            {numbers.map((number, at) => (
              <td key={columns[at]} class="number">
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
