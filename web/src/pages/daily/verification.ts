/** Repeats the draw of a day in this browser, and compares it with what the browser has noted.
 *
 * Whether the challenge is that of the first good dealer is the one thing that takes the solvers of
 * the games: `tavolino daily verify` makes the challenges again.
 */

import type { DailyReceipt, PublishedDailyDay } from "../../protocol";
import { dealerHash, headsOf, mix, ROUNDS, rootFrom, sealHash } from "./draw";
import type { NotedDay } from "./noted";
import { readPublished } from "./published";

export interface DayFault {
  why: string;
  params?: Record<string, string>;
}

const DAY_MS = 24 * 3600 * 1000;
const DAYS_AHEAD = 7;

/** All faults of a published day; `rounds` is how often days are mixed. */
export async function verifyDay(
  file: unknown,
  noted: NotedDay,
  rounds = ROUNDS,
): Promise<DayFault[]> {
  const day = readPublished(file);
  if (!day) return [{ why: "form" }];
  const faults = [
    ...(await sealFaults(day, noted.hash, rounds)),
    ...challengeListFaults(day),
    ...(noted.receipt ? await receiptFaults(day, noted.receipt) : []),
  ];
  return faults.length || !day.secret ? faults : dealFaults(day, noted);
}

async function sealFaults(day: PublishedDailyDay, noted: string, rounds: number) {
  const faults: DayFault[] = [];
  const begins = Date.parse(`${day.day}T00:00:00Z`);
  if (noted && noted !== day.hash) {
    faults.push({ why: "hash", params: { hash: day.hash, noted } });
  }
  if (day.rounds !== rounds) {
    faults.push({
      why: "rounds",
      params: { rounds: String(day.rounds), expected: String(rounds) },
    });
  }
  if (day.sealed_at >= begins) faults.push({ why: "late" });
  if (day.sealed_at < begins - DAYS_AHEAD * DAY_MS) faults.push({ why: "early" });
  if (!day.secret && day.challenges.length) faults.push({ why: "unrevealed" });
  if (day.secret && (await sealHash(day)) !== day.hash) faults.push({ why: "secret" });
  return faults;
}

function challengeListFaults({ challenges }: PublishedDailyDay): DayFault[] {
  const games = challenges.map(({ game }) => game);
  const twice = new Set(games.filter((game, at) => games.indexOf(game) < at));
  const faults: DayFault[] = [...twice].map((game) => ({ why: "twice", params: { game } }));
  const isOrdered = games.every((game, at) => at === 0 || (games[at - 1] ?? "") <= game);
  return isOrdered ? faults : [...faults, { why: "order" }];
}

async function receiptFaults(day: PublishedDailyDay, receipt: DailyReceipt): Promise<DayFault[]> {
  if (receipt.day !== day.day) return [{ why: "other", params: { day: receipt.day } }];
  const faults: DayFault[] = [];
  if (receipt.hash !== day.hash) {
    faults.push({ why: "hash", params: { hash: day.hash, noted: receipt.hash } });
  }
  const params = { contribution: receipt.value };
  const root = await rootFrom(receipt.value, receipt.path);
  if (day.batches[receipt.batch]?.root !== root) return [...faults, { why: "missing", params }];
  const heads = await headsOf(day.day, receipt.hash, day.batches);
  const until = day.batches.slice(0, receipt.batch + 1);
  const numbers = until.reduce((sum, batch) => sum + batch.numbers, 0);
  if (heads[receipt.batch + 1] !== receipt.head || numbers !== receipt.numbers) {
    faults.push({ why: "rewritten", params });
  }
  return faults;
}

/** Challenges that were played with other draws or another par than now follow from the secret. */
async function dealFaults(day: PublishedDailyDay, noted: NotedDay): Promise<DayFault[]> {
  const head = (await headsOf(day.day, day.hash, day.batches)).at(-1) ?? "";
  const mixed = await mix(day.secret, head, day.rounds);
  const faults: DayFault[] = [];
  for (const [game, deal] of Object.entries(noted.deals)) {
    const published = day.challenges.find((one) => one.game === game);
    if (!published) {
      faults.push({ why: "game", params: { game } });
    } else if ((await dealerHash(mixed, day.day, game, published.attempt)) !== deal.dealer) {
      faults.push({ why: "deal", params: { game } });
    } else if (parOf(published.challenge) !== deal.par) {
      faults.push({ why: "par", params: { game } });
    }
  }
  return faults;
}

function parOf(challenge: string): unknown {
  try {
    return (JSON.parse(challenge) as { par?: unknown }).par;
  } catch {
    return undefined;
  }
}
