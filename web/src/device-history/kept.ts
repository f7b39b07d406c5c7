/** Which games of this device the server has kept, and for whom. */

import { signal } from "@preact/signals";
import { loadMessages, refusalText, t } from "../i18n";
import { me, startMe } from "../me";
import { keepGame } from "../net/api";
import { Refused, Unreachable } from "../net/refused";
import type { StoredTable } from "../protocol";
import { read, write } from "../ui/settings";

const NAME = "kept-games";
/** Older ones are recognised by the server when they are uploaded again. */
const MOST = 200;

/** The id of the table at the server, by person and game of the device. */
type Kept = Readonly<Record<string, string>>;

const kept = signal<Kept>(remembered());

function remembered(): Kept {
  try {
    return JSON.parse(read(NAME, "{}")) as Kept;
  } catch {
    return {};
  }
}

const keyOf = (id: string) => `${me.value?.id ?? ""} ${id}`;

/** The table that a game of this device has become at the server, if that is known. */
export const keptTable = (id: string): string | undefined => kept.value[keyOf(id)];

/** Uploads a game. Returns an error message, or nothing. */
export async function keep(id: string, load: () => Promise<string | null>): Promise<string> {
  try {
    await startMe();
    if (!me.value) return t("server-away");
    const stored = parsed(await load());
    if (!stored) {
      await loadMessages("device");
      return t("refused-table-damaged");
    }
    const link = await keepGame(stored);
    remember(keyOf(id), link.id);
    return "";
  } catch (error) {
    if (error instanceof Unreachable) return t("server-away");
    if (!(error instanceof Refused)) throw error;
    await loadMessages("device");
    return refusalText(error);
  }
}

function parsed(text: string | null): StoredTable | null {
  try {
    return text ? (JSON.parse(text) as StoredTable) : null;
  } catch {
    return null;
  }
}

function remember(key: string, table: string): void {
  const { [key]: _, ...others } = kept.value;
  const all = [...Object.entries(others), [key, table] as const];
  kept.value = Object.fromEntries(all.slice(-MOST));
  write(NAME, JSON.stringify(kept.value));
}
