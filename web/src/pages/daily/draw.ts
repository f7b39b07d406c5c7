/** How a day is drawn, step by step: `docs/daily.md` describes it, the server does the same. */

import type { PublishedBatch, PublishedDailyDay } from "../../protocol";
import { authenticate, fromHex, hashBytes, hashText, stretch } from "./hashes";

/** How often a day is mixed. */
export const ROUNDS = 5_000_000;

export function sealHash({ day, sealed_at, rounds, secret }: PublishedDailyDay): Promise<string> {
  return hashText(`tavolino daily ${day} sealed ${sealed_at} rounds ${rounds} secret ${secret}`);
}

/** The root of the batch that has this number with this path. */
export async function rootFrom(number: string, path: readonly string[]): Promise<string> {
  let found = await hashText(`number ${number}`);
  for (const other of path) found = await hashText([found, other].sort().join(" "));
  return found;
}

/** The first head of the chain and the one after each batch. */
export async function headsOf(
  day: string,
  seal: string,
  batches: readonly PublishedBatch[],
): Promise<string[]> {
  let head = await hashText(`tavolino daily ${day} chain ${seal}`);
  const heads = [head];
  for (const { numbers, root } of batches) {
    head = await hashText(`${head} ${numbers} ${root}`);
    heads.push(head);
  }
  return heads;
}

/** The day's number, from the secret and the last head. */
export function mix(secret: string, head: string, rounds: number) {
  return stretch(fromHex(secret), head, rounds);
}

/** The hash of the dealer that makes all draws of a challenge. */
export async function dealerHash(
  mixed: Uint8Array<ArrayBuffer>,
  day: string,
  game: string,
  attempt: number,
): Promise<string> {
  return hashBytes(await authenticate(mixed, `tavolino daily ${day} ${game} ${attempt}`));
}
