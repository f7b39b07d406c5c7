/** A table: before, during and after its game. */

import { useEffect, useMemo } from "preact/hooks";
import { starting } from "../../device/starting";
import { refusalText, t } from "../../i18n";
import { startMe } from "../../me";
import { rememberGame } from "../../my-games";
import { isOnDevice } from "../../net/backend";
import { LiveTable } from "../../net/table";
import type { Route } from "../../router";
import { NothingHere } from "../../ui/fetched";
import { prepareSound } from "../../ui/sound";
import { StartingProgress } from "../../ui/starting";
import { useAnnouncements } from "./announcements";
import { Curtain } from "./curtain";
import { Lobby } from "./lobby";
import { Playing } from "./playing";
import { TableState } from "./state";

type Props = { route: Extract<Route, { page: "table" }> };

export function TablePage({ route }: Props) {
  const state = useMemo(() => new TableState(new LiveTable(route.id, startMe)), []);
  useEffect(() => () => state.close(), []);
  useEffect(prepareSound, []);
  const isRunning = state.mine.value.length > 0 && state.table.value?.phase !== "over";
  useEffect(() => {
    // The home page finds games on this device itself.
    if (state.table.value && !isOnDevice(route.id)) rememberGame(route.id, isRunning);
  }, [isRunning, !state.table.value]);
  useAnnouncements(state);
  const refusal = state.live.socket.refusal.value;
  const table = state.table.value;
  if (refusal)
    return <NothingHere title={t("table-closed-title")} trouble={refusalText(refusal)} />;
  if (!table) return <Connecting state={state} />;
  if (table.phase === "lobby") return <Lobby state={state} table={table} />;
  if (state.hotSeat.isClosed.value) return <Curtain state={state} table={table} />;
  return state.view.value ? (
    <Playing state={state} table={table} view={state.view.value} guide={route.guide} />
  ) : (
    <NothingHere title={t("table-closed-title")} trouble={t("table-cleared")} />
  );
}

function Connecting({ state }: { state: TableState }) {
  const { value } = state.live.socket.state;
  if (starting.value !== null && isOnDevice(state.live.id)) return <Starting />;
  const isLost = value === "offline" || value === "reconnecting";
  return (
    <main class="page narrow">
      <h1>{t(isLost ? "server-away-title" : "table-opening")}</h1>
      <p class="quiet waiting">{t(isLost ? `connection-${value}` : "loading")}</p>
    </main>
  );
}

/** While Python starts on this device. */
function Starting() {
  return (
    <main class="page narrow">
      <h1>{t("table-opening")}</h1>
      <p>
        <StartingProgress />
      </p>
    </main>
  );
}

/** Shown while the connection is down. */
export function ConnectionNote({ state }: { state: TableState }) {
  const { value } = state.live.socket.state;
  if (value !== "offline" && value !== "reconnecting") return null;
  return (
    <p class="connection" role="status">
      <span class="waiting">{t(`connection-${value}`)}</span>
    </p>
  );
}
