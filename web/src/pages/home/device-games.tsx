/** The games that are kept on this device: to go on with, to replay, to download, to delete. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { deleteTable, listed, listTables, onChange, storedTable } from "../../device/store";
import { KeepGame } from "../../device-history/keep-game";
import { loadMessages, t } from "../../i18n";
import { getRecordFile } from "../../net/api";
import type { ListedTable } from "../../protocol";
import { Question } from "../../ui/dialog";
import { Icon } from "../../ui/icons";
import { settings } from "../../ui/settings";
import { note, trying } from "../../ui/toasts";
import { gameName } from "../table/names";
import { TableLine } from "./lists";

/** More than this many are folded away. */
const SHOWN = 5;

export function DeviceGameList() {
  const tables = useSignal<readonly ListedTable[]>([]);
  const all = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const look = async () => {
    const rows = await listTables();
    tables.value = rows.map(listed);
    settings.hasPlayedHere.value = rows.length > 0;
  };
  useEffect(() => {
    const tryToLook = () => void look().catch(() => undefined); // there may be no storage
    void loadMessages("device").then(tryToLook);
    return onChange(tryToLook);
  }, []);
  if (!tables.value.length) return null;
  const isRunning = ({ phase }: ListedTable) => phase !== "over";
  const ordered = [
    ...tables.value.filter(isRunning),
    ...tables.value.filter((table) => !isRunning(table)),
  ];
  const shown = all.value ? ordered : ordered.slice(0, SHOWN);
  const remove = async (table: ListedTable) => {
    await deleteTable(table.id);
    await look();
    note(t("device-deleted"));
    heading.current?.focus();
  };
  return (
    <section class="device-games" aria-labelledby="device-games-title">
      <h2 id="device-games-title" tabIndex={-1} ref={heading}>
        {t("device-games")}
      </h2>
      <ul class="tables">
        {shown.map((table) => (
          <DeviceGame key={table.id} table={table} onDelete={() => remove(table)} />
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

interface Props {
  table: ListedTable;
  onDelete(): Promise<void>;
}

function DeviceGame({ table, onDelete }: Props) {
  const isAsking = useSignal(false);
  const isBusy = useSignal(false);
  const game = gameName(table.game);
  const download = async () => {
    isBusy.value = true;
    const file = await trying(getRecordFile({ kind: "tables", id: table.id }));
    if (file) save(file, `${table.game}.jsonl`);
    isBusy.value = false;
  };
  return (
    <li>
      <TableLine table={table} />
      <span class="device-game-tools">
        {table.phase === "over" && (
          <button
            type="button"
            class="icon-button"
            title={t("device-download", { game })}
            disabled={isBusy.value}
            onClick={() => void download()}
          >
            <Icon name="down" />
            <span class="unseen">{t("device-download", { game })}</span>
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          title={t("device-delete", { game })}
          onClick={() => (isAsking.value = true)}
        >
          <Icon name="close" />
          <span class="unseen">{t("device-delete", { game })}</span>
        </button>
      </span>
      {table.phase === "over" && <KeepGame id={table.id} load={() => storedTable(table.id)} />}
      {isAsking.value && (
        <Question
          title={t("device-delete", { game })}
          text={t("device-delete-sure")}
          yes={t("device-delete-yes")}
          onClose={() => (isAsking.value = false)}
          onYes={() => void trying(onDelete())}
        />
      )}
    </li>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun with it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
