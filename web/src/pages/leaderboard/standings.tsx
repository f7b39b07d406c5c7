/** One page of a leaderboard: its table, the buttons that turn pages, and what the places depend on. */

import { t } from "../../i18n";
import { me } from "../../me";
import { Empty } from "../../ui/empty";
import { Pages } from "./pages";

export interface Row {
  /** The id of the person or bot. */
  id: string;
  place: number;
  name: string;
  numbers: readonly string[];
}

interface Props<Entry> {
  /** Null until the server has answered. */
  board: { offset: number; total: number; entries: readonly Entry[] } | null;
  /** The titles of the columns of numbers. */
  columns: readonly string[];
  row(entry: Entry): Row;
  /** What to say of a leaderboard without entries. */
  none: string;
  how: string;
  onTurn(to: number): void;
}

export function Standings<Entry>({ board, columns, row, none, how, onTurn }: Props<Entry>) {
  return (
    <>
      {board?.entries.length === 0 && (
        <Empty>
          <p>{none}</p>
          <a class="button primary" href="/">
            {t("to-the-games")}
          </a>
        </Empty>
      )}
      {!!board?.entries.length && <Table columns={columns} rows={board.entries.map(row)} />}
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
            <td>{place}</td>
            <th scope="row">
              <bdi>{name}</bdi>
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
