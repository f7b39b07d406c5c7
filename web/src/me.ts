/** The current person: a guest or an account. Everybody is a guest from the first page on. */

import { signal } from "@preact/signals";
import { loadCatalogue } from "./catalogue";
import { language, languages, pickLanguage, setLanguage } from "./i18n";
import { changeMe, getMe } from "./net/api";
import type { Me } from "./protocol";
import { settings } from "./ui/settings";
import { complain } from "./ui/toasts";

export const me = signal<Me | null>(null);

let arriving: Promise<void> | undefined;

/** Loads the person and the games. */
export function startMe(): Promise<void> {
  arriving ??= arrive().catch((error: unknown) => {
    arriving = undefined;
    complain(error);
  });
  return arriving;
}

async function arrive(): Promise<void> {
  const [person] = await Promise.all([getMe(), loadCatalogue()]);
  await welcome(person);
}

/** Sets the current person, and their language if this browser has no setting for it. */
export async function welcome(person: Me): Promise<void> {
  me.value = person;
  const isSpoken = languages.some(({ code }) => code === person.language);
  if (!settings.language.value && isSpoken && person.language !== language()) {
    await setLanguage(person.language);
  }
}

export async function chooseLanguage(code: string): Promise<void> {
  settings.language.value = code;
  await setLanguage(pickLanguage([code]));
  try {
    me.value = await changeMe({ language: code });
  } catch {
    // The browser remembers it; the server learns it another time.
  }
}
