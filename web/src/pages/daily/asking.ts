/** What all parts of the challenge of the day need: its messages, the visitor, dates and results. */

import { loadMessages, locale, t } from "../../i18n";
import { startMe } from "../../me";
import { addDailyNumber, getDaily, getDailyChallenge, tryDaily } from "../../net/daily";
import type { DailyChallenge, DailyOverview, DailyReceipt } from "../../protocol";
import { go } from "../../router";
import { complain } from "../../ui/toasts";
import { rememberDaily } from "../table/daily-link";
import { toHex } from "./hashes";
import { noteDeal, noteReceipt, noteSeals } from "./noted";
import { readReceipt } from "./published";

const NUMBER_BYTES = 16;
const MINUTE_MS = 60_000;

/** Asks when the messages are there and the server knows the visitor. */
export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  await Promise.all([loadMessages("daily"), startMe()]);
  return ask();
}

/** Today's challenges; notes the hashes of all days that are sealed. */
export async function askDaily(): Promise<DailyOverview> {
  const daily = await asking(getDaily);
  noteSeals(daily.seals);
  return daily;
}

/** A challenge; notes with which draws it is played. */
export async function askChallenge(day: string, game: string): Promise<DailyChallenge> {
  const challenge = await asking(() => getDailyChallenge(day, game));
  noteDeal(challenge);
  return challenge;
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

/** Adds a random number of this browser to the draw of a day, and keeps the receipt. */
export async function addNumber(day: string): Promise<DailyReceipt | null> {
  try {
    await startMe();
    const value = randomNumber();
    const receipt = readReceipt(await addDailyNumber(day, value), day, value);
    if (!receipt) throw new Error("no receipt");
    noteReceipt(receipt);
    return receipt;
  } catch (error) {
    complain(error);
    return null;
  }
}

export function randomNumber(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
}
