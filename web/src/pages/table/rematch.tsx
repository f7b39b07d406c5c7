/** Playing again: one press opens the next table and goes there; the others are invited to it. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameNamed } from "../../catalogue";
import { t, translated } from "../../i18n";
import type { ShownTable } from "../../protocol";
import { go, hrefTo } from "../../router";
import { trying } from "../../ui/toasts";
import { playerName } from "./nudge";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
}

/** The next table that this person has agreed to play at. */
let agreedTo = "";

/** True if somebody else has opened the next table for this person. */
export function isInvited(state: TableState, table: ShownTable): boolean {
  const isOwn = table.rematch_by === state.live.you.value;
  return table.rematch !== "" && !isOwn && state.mine.value.length > 0;
}

function goOn(rematch: string): void {
  agreedTo = rematch;
  go(`/t/${rematch}`);
}

/** Opens the next table and goes there, or to the one that somebody else opened at the same moment. */
async function playAgain(state: TableState, game?: string): Promise<void> {
  const command = { type: "rematch", ...(game ? { game } : {}) } as const;
  if (!(await trying(state.live.submit(command)))) return;
  const stop = effect(() => {
    const rematch = state.table.value?.rematch;
    if (!rematch) return;
    // An effect can end itself only once it has run.
    queueMicrotask(() => {
      stop();
      goOn(rematch);
    });
  });
}

export function RematchButtons({ state, table }: Props) {
  if (!state.mine.value.length) {
    return table.rematch ? (
      <a class="button primary" href={hrefTo(`/t/${table.rematch}`)}>
        {t("to-rematch")}
      </a>
    ) : null;
  }
  if (table.rematch) {
    return (
      <button type="button" class="primary" onClick={() => goOn(table.rematch)}>
        {t(isInvited(state, table) ? "rematch-accept" : "to-rematch")}
      </button>
    );
  }
  const followers = Object.keys(table.leads_to);
  return (
    <>
      {followers.map((game) => (
        <button
          key={game}
          type="button"
          class="primary"
          onClick={() => void playAgain(state, game)}
        >
          {translated(gameNamed(table.game)?.leads_to[game] ?? { en: game })}
        </button>
      ))}
      <button
        type="button"
        class={followers.length ? undefined : "primary"}
        onClick={() => void playAgain(state)}
      >
        {t("rematch")}
      </button>
    </>
  );
}

/** Says who wants to play again. */
export function RematchOffer({ state, table }: Props) {
  if (!isInvited(state, table)) return null;
  return (
    <p class="rematch-offer" role="status">
      {t("rematch-offered", { name: playerName(table, table.rematch_by) })}
    </p>
  );
}

/** People who come to the next table by the button are ready to play. */
export function useReadiness({ state, table }: Props): void {
  const mine = table.occupants.find(({ person }) => person && person === state.live.you.value);
  const isExpected = agreedTo === table.id && mine !== undefined && !mine.is_ready;
  useEffect(() => {
    if (!isExpected) return;
    agreedTo = "";
    void trying(state.live.submit({ type: "ready", ready: true }));
  }, [isExpected]);
}
