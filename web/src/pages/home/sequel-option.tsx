/** An option that a finished game can supply: the default, one of the person's finished games, or the
 * file of a record. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { catalogue, gameNamed } from "../../catalogue";
import { formatList, formatMoment, t, translated } from "../../i18n";
import { startMe } from "../../me";
import { getMyGames, getTable, importRecord } from "../../net/api";
import type { ListedTable, ShownGame, ShownText } from "../../protocol";
import { FileField, GAME_FILES } from "../../ui/file-field";
import { complain, note } from "../../ui/toasts";
import { gameName } from "../table/names";
import type { Chosen } from "../table/settings";

type From = "usual" | "game" | "record";
/** The maximum number of finished games to choose from. */
const MOST_GAMES = 12;

interface Props {
  game: ShownGame;
  option: ShownText;
  chosen: Signal<Chosen>;
}

/** True if a finished game of some kind can decide this option. */
export function isSequel(game: ShownGame): boolean {
  return (catalogue.value?.games ?? []).some(({ leads_to }) => game.name in leads_to);
}

export function SequelOption({ game, option, chosen }: Props) {
  const from = useSignal<From>("usual");
  const set = (value: string | number | undefined) => {
    const { [option.name]: _, ...others } = chosen.value;
    chosen.value = value === undefined ? others : { ...others, [option.name]: value };
  };
  const giveUp = () => {
    from.value = "usual";
  };
  return (
    <>
      <label>
        <span>{translated(option.label)}</span>
        <select
          value={from.value}
          onChange={(event) => {
            from.value = event.currentTarget.value as From;
            set(undefined);
          }}
        >
          <option value="usual">{translated(option.default_label)}</option>
          <option value="game">{t("set-up-from-game")}</option>
          <option value="record">{t("set-up-from-record")}</option>
        </select>
      </label>
      {from.value === "game" && <FromGame {...{ game, option, set, giveUp }} />}
      {from.value === "record" && <FromRecord {...{ game, option, set, giveUp }} />}
    </>
  );
}

interface FromProps {
  game: ShownGame;
  option: ShownText;
  set(value: string | number | undefined): void;
  /** Goes back to what is usual. */
  giveUp(): void;
}

interface Found {
  readonly table: ListedTable;
  readonly value: string | number;
}

/** The person's finished games that lead to this one, the latest first. */
async function findGames(game: ShownGame, option: ShownText): Promise<Found[]> {
  await startMe();
  const { tables } = await getMyGames(true);
  const likely = tables.filter((one) => gameNamed(one.game)?.leads_to[game.name]);
  const found = await Promise.all(
    likely.slice(0, MOST_GAMES).map(async (table) => {
      const value = (await getTable(table.id)).table.leads_to[game.name]?.[option.name];
      return value === undefined ? [] : { table, value };
    }),
  );
  return found.flat();
}

function FromGame({ game, option, set, giveUp }: FromProps) {
  const found = useSignal<readonly Found[]>([]);
  useEffect(() => {
    findGames(game, option).then((games) => {
      found.value = games;
      set(games[0]?.value);
      if (!games.length) {
        note(t("set-up-no-game"));
        giveUp();
      }
    }, complain);
  }, []);
  return (
    <label>
      <span>{t("set-up-which-game")}</span>
      <select
        required
        onChange={(event) => set(found.value[event.currentTarget.selectedIndex]?.value)}
      >
        {found.value.map(({ table }) => (
          <option key={table.id}>{nameOf(table)}</option>
        ))}
      </select>
    </label>
  );
}

function nameOf(table: ListedTable): string {
  const names = [...new Set(table.people.map(({ name }) => name))];
  const title = table.title || gameName(table.game);
  return `${formatMoment(table.changed_at)}: ${title} (${formatList(names)})`;
}

function FromRecord({ game, option, set }: FromProps) {
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    set(undefined);
    if (!file) return;
    // Until the record is read, the form cannot be sent.
    input.setCustomValidity(t("loading"));
    try {
      await startMe();
      const { record, faults } = await importRecord(file);
      const value = record?.leads_to[game.name]?.[option.name];
      set(value);
      if (value !== undefined) return;
      // An empty field keeps the form from being sent, too.
      input.value = "";
      note(faults[0]?.text ?? t("set-up-record-leads-nowhere"));
    } catch (error) {
      input.value = "";
      complain(error);
    } finally {
      input.setCustomValidity("");
    }
  };
  return (
    <FileField label={t("set-up-record-file")} accept={GAME_FILES} isRequired onChoose={read} />
  );
}
