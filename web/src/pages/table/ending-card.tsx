/** The end of a game, beside the board: who won by how much and why, the ranking, and what comes next. */

import { storedTable } from "../../device/store";
import { KeepGame } from "../../device-history/keep-game";
import { t } from "../../i18n";
import { recordUrl } from "../../net/api";
import { isOnDevice } from "../../net/backend";
import type { ShownTable } from "../../protocol";
import { hrefTo } from "../../router";
import { useFileUrl } from "../../ui/file-url";
import { Icon } from "../../ui/icons";
import { dailyOf } from "./daily-link";
import { endingText, hasWon } from "./ending";
import { RematchButtons, RematchOffer } from "./rematch";
import { causeText, Ranking } from "./result";
import { SoloBest } from "./solo-best";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
  names: readonly string[];
}

export function Ending({ state, table, names }: Props) {
  const { result } = table;
  const record = useFileUrl(recordUrl({ kind: "tables", id: table.id }), table.id);
  if (!result) return null;
  const daily = dailyOf(table.id);
  const mine = state.mine.value;
  return (
    <section class="ending" aria-labelledby="result-title" data-won={hasWon(table, mine)}>
      <h2 id="result-title">{endingText(table, names, mine)}</h2>
      <p class="quiet">{causeText(table.game, result.cause)}</p>
      {names.length > 1 && <Ranking game={table.game} result={result} names={names} />}
      <SoloBest table={table} />
      <RematchOffer state={state} table={table} />
      <div class="actions">
        {daily && (
          <a class="button primary" href={hrefTo(daily)}>
            {t("daily-back")}
          </a>
        )}
        {!daily && <RematchButtons state={state} table={table} />}
        <a class="button" href={hrefTo(`/r/${table.id}`)}>
          <Icon name="play" /> {t("replay")}
        </a>
        <a
          class="button icon-button"
          href={record}
          download={`${table.game}.jsonl`}
          title={t("download-record")}
        >
          <Icon name="down" />
          <span class="unseen">{t("download-record")}</span>
        </a>
      </div>
      {isOnDevice(table.id) && <KeepGame id={table.id} load={() => storedTable(table.id)} />}
    </section>
  );
}
