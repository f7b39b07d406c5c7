/** The curtain between the turns of people at one screen. It says to whom the device goes, and nothing
 * else: nothing of the game is in the page. */

import { useEffect, useRef } from "preact/hooks";
import { boardOf } from "../../board/boards";
import { t } from "../../i18n";
import type { ShownTable } from "../../protocol";
import { gameName, seatNames } from "./names";
import { NudgedNote } from "./nudge";
import { ConnectionNote } from "./page";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
}

export function Curtain({ state, table }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hotSeat } = state;
  const asked = hotSeat.asked.value;
  const names = seatNames(table.occupants);
  const isKnown = hotSeat.hasSecrets.value !== null;
  boardOf(table.game); // is there when the curtain opens, and the catalogue is now
  // The button is not focused: a key that was meant for the game would press it.
  useEffect(() => heading.current?.focus(), [isKnown, asked[0]]);
  if (!isKnown) {
    return (
      <main class="page narrow">
        <p class="quiet waiting">{t("loading")}</p>
      </main>
    );
  }
  const [first] = asked;
  const name = asked.length === 1 && first !== undefined ? names[first] : undefined;
  return (
    <main class="curtain">
      <ConnectionNote state={state} />
      <NudgedNote state={state} table={table} />
      <p class="quiet">
        <bdi>{table.title || gameName(table.game)}</bdi>
      </p>
      <Hands />
      <h1 ref={heading} tabIndex={-1}>
        {name === undefined ? t("curtain-who") : t("curtain-pass", { name })}
      </h1>
      <div class="actions">
        {asked.map((seat) => (
          <button key={seat} type="button" class="primary" onClick={() => hotSeat.take(seat)}>
            {t("curtain-take", { name: names[seat] ?? "" })}
          </button>
        ))}
      </div>
      <p class="quiet">{t("curtain-why")}</p>
    </main>
  );
}

/** A device that is passed from one person to another. */
function Hands() {
  return (
    <svg class="curtain-drawing" viewBox="0 0 160 80" aria-hidden="true" focusable="false">
      <circle class="curtain-person" cx="24" cy="22" r="12" />
      <path class="curtain-person" d="M4 72c0-26 40-26 40 0z" />
      <circle class="curtain-next" cx="136" cy="22" r="12" />
      <path class="curtain-next" d="M116 72c0-26 40-26 40 0z" />
      <rect class="curtain-device" x="58" y="30" width="20" height="32" rx="4" />
      <path class="curtain-way" d="M86 46h20M99 39l7 7-7 7" />
    </svg>
  );
}
