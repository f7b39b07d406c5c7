/** What all parts of the challenge of the day need: its messages, the visitor, dates and results. */

import { loadMessages, locale, t } from "../../i18n";
import { startMe } from "../../me";
import { addDailyNumber, tryDaily } from "../../net/daily";
import type { DailyChallenge, ShownSeal } from "../../protocol";
import { go } from "../../router";
import { complain } from "../../ui/toasts";
import { rememberDaily } from "../table/daily-link";

const NUMBER_BYTES = 16;
const MINUTE_MS = 60_000;

/** Asks when the messages are there and the server knows the visitor. */
export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  await Promise.all([loadMessages("daily"), startMe()]);
  return ask();
}

export const challengePath = (day: string, game: string) => `/daily/${day}/${game}`;

/** A day of UTC, such as “18 November 2026”. */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" }).format(date);
}

/** How much of today is left. */
export function timeLeft(endsAt: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.ceil((endsAt - now) / MINUTE_MS));
  return t("daily-left", { hours: Math.floor(minutes / 60), minutes });
}

interface Tried {
  state: DailyChallenge["state"];
  score: number | null;
  par: number;
}

/** What has become of a try, in a few words. */
export function stateText({ state, score, par }: Tried): string {
  return t(`daily-state-${state}`, { score: score ?? 0, par });
}

/** Opens the table of a try, or one to practise at. */
export async function openTry(day: string, game: string): Promise<void> {
  try {
    await startMe();
    const { id } = await tryDaily(day, game);
    rememberDaily(id, challengePath(day, game));
    go(`/t/${id}`);
  } catch (error) {
    complain(error);
  }
}

/** Adds a random number of this browser to the draw of a day. */
export async function addNumber(day: string): Promise<ShownSeal | null> {
  try {
    await startMe();
    return await addDailyNumber(day, randomNumber());
  } catch (error) {
    complain(error);
    return null;
  }
}

export function randomNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NUMBER_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
