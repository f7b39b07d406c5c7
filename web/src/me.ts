/** The current person: a guest or an account. Everybody is a guest from the first page on. */

import { effect, signal } from "@preact/signals";
import { hasServer } from "./base";
import { loadCatalogue } from "./catalogue";
import { language, languages, pickLanguage, setLanguage, t } from "./i18n";
import { changeMe, getMe } from "./net/api";
import { Unreachable } from "./net/refused";
import type { Me } from "./protocol";
import { read, settings, write } from "./ui/settings";
import { complain } from "./ui/toasts";

export const me = signal<Me | null>(null);

/** The id of the person who plays without a server. */
export const ON_DEVICE = "device";
const NAME = "name";

/** True if games against bots are played on this device: by choice, or because no server answers. */
export function playsHere(): boolean {
  return !hasServer || settings.onDevice.value || me.value?.id === ON_DEVICE;
}

/** The person's name as this browser remembers it. */
export function ownName(): string {
  return read(NAME, "") || t("me");
}

export function rememberName(name: string): void {
  write(NAME, name);
}

effect(() => {
  if (me.value && me.value.id !== ON_DEVICE) rememberName(me.value.name);
});

let arriving: Promise<void> | undefined;

/** Loads the person and the games. */
export function startMe(): Promise<void> {
  arriving ??= arrive().catch((error: unknown) => {
    arriving = undefined;
    // The page says that the server is away, as long as it is.
    if (!(error instanceof Unreachable)) complain(error);
  });
  return arriving;
}

async function arrive(): Promise<void> {
  const [person] = await Promise.all([getMe(), loadCatalogue()]);
  await welcome(person);
  if (!hasServer || person.id !== ON_DEVICE) return;
  // The server may answer the next time.
  arriving = undefined;
  if (navigator.onLine) throw new Unreachable("GET /api/me");
}

/** Sets the current person, and their language if this browser has no setting for it. */
export async function welcome(person: Me): Promise<void> {
  me.value = person;
  const isSpoken = languages.some(({ code }) => code === person.language);
  if (!settings.language.value && isSpoken && person.language !== language()) {
    await setLanguage(person.language);
  }
}

/** The language chosen on this visit, once the server answers in it: whatever shows texts of the
 * server asks again when it changes. */
export const answersIn = signal("");

export async function chooseLanguage(code: string): Promise<void> {
  settings.language.value = code;
  await setLanguage(pickLanguage([code]));
  try {
    me.value = await changeMe({ language: code });
    answersIn.value = code;
  } catch {
    // The browser remembers it; the server learns it another time.
  }
}
