/** What this browser has noted about days before they were over: the hash that it saw first, the
 * receipt of the number it added, and with which draws challenges were played.
 */

import { signal } from "@preact/signals";
import type { DailyChallenge, DailyReceipt, DaySeal } from "../../protocol";

export interface NotedDay {
  /** Empty if the browser saw none. */
  hash: string;
  receipt: DailyReceipt | null;
  deals: Record<string, { dealer: string; par: number }>;
  /** True once the published day was checked, and nothing was wrong. */
  isChecked: boolean;
}

const KEY = "tavolino.daily-noted";
const MOST_DAYS = 60;
const NOTHING: NotedDay = { hash: "", receipt: null, deals: {}, isChecked: false };

/** Days for which the server shows another hash than before. */
export const swappedDays = signal<readonly string[]>([]);

export function notedDay(day: string): NotedDay {
  return { ...NOTHING, ...readAll()[day] };
}

/** The days about which something is noted, the last first. */
export function notedDays(): string[] {
  return Object.keys(readAll()).sort().reverse();
}

/** Notes hashes that are new; a hash that differs from the first one is never taken. */
export function noteSeals(seals: readonly DaySeal[]): void {
  swappedDays.value = seals.filter(({ day, hash }) => !isFirst(day, hash)).map(({ day }) => day);
  for (const { day, hash } of seals) change(day, (noted) => ({ hash: noted.hash || hash }));
}

export function noteReceipt(receipt: DailyReceipt): void {
  change(receipt.day, () => ({ receipt }));
}

/** Notes with which draws a challenge of today is played. */
export function noteDeal({ day, game, dealer, par, is_today: isToday }: DailyChallenge): void {
  if (!isToday) return;
  change(day, ({ deals }) => ({ deals: { [game]: { dealer, par }, ...deals } }));
}

export function noteChecked(day: string): void {
  change(day, () => ({ isChecked: true }));
}

function isFirst(day: string, hash: string): boolean {
  const first = notedDay(day).hash;
  return !first || first === hash;
}

function change(day: string, made: (noted: NotedDay) => Partial<NotedDay>): void {
  const noted = notedDay(day);
  const days = Object.entries({ ...readAll(), [day]: { ...noted, ...made(noted) } });
  const kept = days.sort(([one], [other]) => (one < other ? 1 : -1)).slice(0, MOST_DAYS);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage a day can be checked only with what the server says.
  }
}

function readAll(): Record<string, Partial<NotedDay>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, NotedDay>) : {};
  } catch {
    return {};
  }
}
