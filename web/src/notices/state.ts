/** When and where the person is told of their turns, as the server knows it. */

import { signal } from "@preact/signals";
import { loadMessages } from "../i18n";
import { me } from "../me";
import { changeNotices, getNotices } from "../net/notices";
import type { ShownNotices } from "../protocol";
import { trying } from "../ui/toasts";

/** Null until the server has answered. */
export const notices = signal<ShownNotices | null>(null);

export async function startNotices(): Promise<void> {
  await loadMessages("notices", "client-notices");
  await changing(() => getNotices());
}

let last: Promise<unknown> = Promise.resolve();

/** Makes a change after those before it, so that the last answer is the newest; false if it was
 * refused. */
export async function changing(work: () => Promise<ShownNotices>): Promise<boolean> {
  const asked = last.then(() => trying(work()));
  last = asked;
  const answer = await asked;
  if (!answer) return false;
  notices.value = answer;
  if (me.value) {
    const isOn = answer.mail?.state === "on" || answer.subscriptions.length > 0;
    me.value = { ...me.value, has_notices: isOn };
  }
  return true;
}

/** The time zone of this browser. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Lets the server know the time zone of this browser: notices tell times by it, and days begin by it.
 * False if it was refused. */
export async function sendTimeZone(): Promise<boolean> {
  const zone = ownTimeZone();
  if (notices.value?.time_zone === zone) return true;
  return changing(() => changeNotices({ time_zone: zone }));
}
