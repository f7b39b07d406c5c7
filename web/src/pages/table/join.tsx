/** Joining a table: a name, asked once, and a seat. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { t } from "../../i18n";
import { me } from "../../me";
import { changeMe } from "../../net/api";
import type { ShownTable } from "../../protocol";
import { settings } from "../../ui/settings";
import { trying } from "../../ui/toasts";
import type { TableState } from "./state";

const LONGEST = 40;
/** The name the server gives a guest: a word and a number. */
const NUMBERED = /^\p{L}+ \d{4}$/u;

interface Props {
  state: TableState;
  table: ShownTable;
}

/** True if the person has never been asked for a name, nor chosen one. */
export function needsName(): boolean {
  const self = me.value;
  return self !== null && !self.account && !settings.named.value && NUMBERED.test(self.name);
}

/** A name to begin with: always the same for a person, and nobody else's at this table. */
export function suggestedName(person: string, taken: readonly string[]): string {
  const names = t("name-suggestions").split(", ");
  const start = [...person].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const inOrder = names.map((_, i) => names[(start + i) % names.length] ?? "");
  return inOrder.find((name) => !taken.includes(name)) ?? inOrder[0] ?? "";
}

async function saveName(name: string): Promise<boolean> {
  const saved = await trying(changeMe({ name }));
  if (!saved) return false;
  me.value = saved;
  settings.named.value = true;
  return true;
}

/** Takes a seat. People who sit down are ready. */
export function sit(state: TableState, seat: number): Promise<unknown> {
  return trying(state.live.submit({ type: "sit", seat, ready: true }));
}

/** Asks for what is missing: a name, a seat, or nothing. */
export function Join({ state, table }: Props) {
  const free = table.occupants.findIndex(({ person, bot }) => !person && !bot);
  const isSitting = state.mine.value.length > 0;
  const isNameless = needsName();
  const id = useId();
  const typed = useSignal<string | null>(null);
  const taken = table.occupants.map((one) => one.name);
  const name = typed.value ?? suggestedName(me.value?.id ?? "", taken);
  if (isSitting ? !isNameless : free < 0) return null;
  const join = async (event: Event) => {
    event.preventDefault();
    if (isNameless && !(await saveName(name.trim()))) return;
    if (!isSitting) await sit(state, free);
  };
  return (
    <form class="join" onSubmit={join}>
      {isNameless && (
        <label for={id}>
          <span>{t("join-name")}</span>
          <input
            id={id}
            required
            maxLength={LONGEST}
            autocomplete="nickname"
            value={name}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
      )}
      <button type="submit" class="primary">
        {isSitting ? t("save") : t("join-sit")}
      </button>
    </form>
  );
}
