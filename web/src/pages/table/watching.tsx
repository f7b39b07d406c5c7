/** The spectators of a game: how many there are, and what a spectator can do. */

import { gameNamed } from "../../catalogue";
import { formatList, t } from "../../i18n";
import type { ShownTable } from "../../protocol";
import { Icon } from "../../ui/icons";
import { trying } from "../../ui/toasts";
import { occupantName } from "./names";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
}

/** How many others watch. */
export function Watchers({ state, table }: Props) {
  const players = new Set(table.occupants.map((occupant) => occupant.person));
  const others = state.live.here.value.filter(
    (person) => !players.has(person) && person !== state.live.you.value,
  );
  const named = new Map(table.peeks.map(({ person, name }) => [person, name]));
  const names = others.flatMap((person) => named.get(person) ?? []);
  if (!others.length) return null;
  return (
    <p class="quiet watching">
      {t("watching", { count: others.length })}
      {names.length > 0 && <> ({formatList(names)})</>}
    </p>
  );
}

/** The others who watch, and the panel of somebody who watches. */
export function Watching({ state, table }: Props) {
  const watchers = <Watchers state={state} table={table} />;
  if (state.mine.value.length || !state.live.you.value) return watchers;
  return (
    <section class="spectator" aria-label={t("watching-you")}>
      <p class="spectator-title">
        <Icon name="eye" /> <b>{t("watching-you")}</b>
      </p>
      {watchers}
      {canPeek(table) && <Peeks state={state} table={table} />}
    </section>
  );
}

/** Permission to see what a seat sees is of use only where something is hidden. */
function canPeek(table: ShownTable): boolean {
  const isHidden = gameNamed(table.game)?.imperfect_information ?? false;
  return isHidden && table.phase === "playing" && table.settings.peek === "ask";
}

/** The players a spectator can ask to see what they see. */
function Peeks({ state, table }: Props) {
  const { live } = state;
  const players = table.occupants.flatMap((one, seat) =>
    one.person ? [{ seat, name: occupantName(one) }] : [],
  );
  if (!players.length) return null;
  return (
    <>
      <p class="quiet">{t("peek-why")}</p>
      <ul class="peeks">
        {players.map(({ seat, name }) => {
          const peek = table.peeks.find(
            (one) => one.person === live.you.value && one.seat === seat,
          );
          if (peek) {
            const key = peek.is_given ? "peek-given" : "peek-asked";
            return <li key={seat}>{t(key, { name })}</li>;
          }
          return (
            <li key={seat}>
              <button
                type="button"
                class="small"
                onClick={() => void trying(live.submit({ type: "request-peek", seat }))}
              >
                {t("peek-request", { name })}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
