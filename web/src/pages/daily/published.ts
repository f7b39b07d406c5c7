/** The form of a published day and of a receipt. Nothing is passed over: unknown and missing fields are refused. */

import type { DailyReceipt, PublishedDailyDay } from "../../protocol";

type Test = (value: unknown) => boolean;

const HASH = /^[0-9a-f]{64}$/;
const isText: Test = (value) => typeof value === "string";
const isWhole: Test = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isHash: Test = (value) => typeof value === "string" && HASH.test(value);
const isListOf = (test: Test): Test => {
  return (value) => Array.isArray(value) && value.every(test);
};

function hasFields(tests: Record<string, Test>): Test {
  return (value) => {
    if (typeof value !== "object" || value === null) return false;
    const fields = Object.entries(value);
    return (
      fields.length === Object.keys(tests).length &&
      fields.every(([name, one]) => Object.hasOwn(tests, name) && tests[name]?.(one) === true)
    );
  };
}

const isPublished = hasFields({
  day: (value) => typeof value === "string" && isDay(value),
  hash: isHash,
  sealed_at: isWhole,
  rounds: isWhole,
  batches: isListOf(hasFields({ numbers: (value) => isWhole(value) && value !== 0, root: isHash })),
  secret: (value) => value === "" || isHash(value),
  challenges: isListOf(hasFields({ game: isText, attempt: isWhole, challenge: isText })),
});

const isReceipt = hasFields({
  day: isText,
  hash: isHash,
  value: isText,
  batch: isWhole,
  numbers: isWhole,
  path: isListOf(isHash),
  head: isHash,
});

/** The day, or null if this is something else. */
export function readPublished(value: unknown): PublishedDailyDay | null {
  return isPublished(value) ? (value as PublishedDailyDay) : null;
}

/** The receipt of this number for this day, or null if this is something else. */
export function readReceipt(value: unknown, day: string, number: string): DailyReceipt | null {
  if (!isReceipt(value)) return null;
  const receipt = value as DailyReceipt;
  return receipt.day === day && receipt.value === number ? receipt : null;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}
