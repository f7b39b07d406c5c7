/** Translated messages, from the same catalogues as the server's.
 *
 * Only the chosen language is loaded. `t` reads a signal, so a component that shows a message is
 * drawn again when the language changes or a game's own messages arrive.
 */

import loaders from "virtual:catalogues";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Refused } from "../net/refused";
import { unbroken } from "./unbroken";

/** Intl writes a hyphen instead in most languages. */
const MINUS = "−";

/** The languages by their own names, in the order of the list in the settings. */
const NAMES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  pl: "Polski",
};

export const languages: readonly { code: string; name: string }[] = Object.entries(NAMES)
  .filter(([code]) => `${code}/shell` in loaders)
  .map(([code, name]) => ({ code, name }));

export type Params = Record<string, string | number>;

const bundle = signal(new FluentBundle("en"));
/** Increases when the current bundle gets more messages. */
const revision = signal(0);
/** The catalogues in use, apart from the shell. */
const loaded = new Set<string>();

export const language = () => bundle.value.locales[0] ?? "en";

/** The locale of numbers, times and lists: our English is British. */
export const locale = () => (language() === "en" ? "en-GB" : language());

/** Stays the same as long as every message has the same text. */
export const messagesKey = () => `${language()} ${revision.value}`;

/** The first available language of a list of preferences, or English. */
export function pickLanguage(preferred: readonly string[]): string {
  const codes = preferred.map(languageOf);
  return codes.find((code) => languages.some((one) => one.code === code)) ?? "en";
}

/** The language of a tag, without region and script: `de` of `de-CH`. */
function languageOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return null; // not a language tag
  }
}

/** Switches to a language, with the messages of the games in use. */
export async function setLanguage(code: string): Promise<void> {
  const fresh = new FluentBundle(code, { useIsolating: false });
  await Promise.all(["shell", ...loaded].map((file) => add(fresh, code, file)));
  bundle.value = fresh;
  document.documentElement.lang = code;
}

/** Loads the messages of games: of each `<game>.ftl` and `client-<game>.ftl`, if there are such. */
export function loadGameMessages(...games: string[]): Promise<void> {
  return loadCatalogues(games.flatMap((game) => [game, `client-${game}`]));
}

/** Loads the messages of guided first games: `guide.ftl`, and `guide-<game>.ftl` of each game. */
export function loadGuideMessages(...games: string[]): Promise<void> {
  return loadCatalogues(["guide", ...games.map((game) => `guide-${game}`)]);
}

/** Loads other catalogues, such as `device.ftl`. */
export function loadMessages(...catalogues: string[]): Promise<void> {
  return loadCatalogues(catalogues);
}

async function loadCatalogues(catalogues: readonly string[]): Promise<void> {
  const files = catalogues.filter((file) => !loaded.has(file));
  if (!files.length) return;
  const current = bundle.peek();
  const code = current.locales[0] ?? "en";
  await Promise.all(files.map((file) => add(current, code, file)));
  for (const file of files) loaded.add(file);
  revision.value += 1;
}

async function add(target: FluentBundle, code: string, file: string): Promise<void> {
  // A catalogue nobody has translated yet is better read in English than not at all.
  const load = loaders[`${code}/${file}`] ?? loaders[`en/${file}`];
  if (load) target.addResource(new FluentResource(await load()), { allowOverrides: true });
}

function watchedBundle(): FluentBundle {
  revision.value; // read, so that new messages redraw what shows them
  return bundle.value;
}

export function hasMessage(key: string): boolean {
  return watchedBundle().hasMessage(key);
}

/** The message of this key with its parameters filled in. */
export function t(key: string, params: Params = {}): string {
  const messages = watchedBundle();
  const message = messages.getMessage(key);
  if (!message?.value) return key;
  const errors: Error[] = [];
  const text = messages.formatPattern(
    message.value,
    params as Record<string, FluentVariable>,
    errors,
  );
  if (errors.length && import.meta.env.DEV) console.warn(key, errors);
  const isNegative = Object.values(params).some((value) => typeof value === "number" && value < 0);
  return isNegative ? text.replace(/-(?=\d)/g, MINUS) : text;
}

/** A text of a game in the reader's language, or in English if the game lacks it. */
export function translated(texts: Readonly<Record<string, string>>): string {
  return texts[language()] ?? texts.en ?? "";
}

/** Why something was refused, in one sentence. */
export function refusalText(refused: Refused): string {
  // Only the server knows the titles of all games.
  const hasText = hasMessage(refused.key) && !("game" in refused.params);
  return hasText ? t(refused.key, inSentences(seatsFromOne(refused))) : refused.text;
}

/** The parameters, with places and with lists of what would be allowed as a sentence has them. */
function inSentences(params: Params): Params {
  const shown = { ...params };
  const { place, possible } = params;
  if (typeof place === "string") shown.place = unbroken(place);
  if (typeof possible === "string")
    shown.possible = formatList(possible.split(", "), "disjunction");
  return shown;
}

/** The parameters, with seats as people count them: from 1; the server names them from 0. */
function seatsFromOne({ why, params }: Refused): Params {
  const fromOne = (seats: string | number) =>
    typeof seats === "number" ? seats + 1 : seats.replace(/\d+/g, (n) => String(Number(n) + 1));
  const isSeat = (name: string) => (why === "first" ? ["got"] : ["seat", "due"]).includes(name);
  const all = Object.entries(params);
  return Object.fromEntries(
    all.map(([name, value]) => [name, isSeat(name) ? fromOne(value) : value]),
  );
}

// Numbers and times by locale

/** A number with a real minus sign. */
export function formatNumber(value: number, digits = 0): string {
  const format = new Intl.NumberFormat(locale(), { maximumFractionDigits: digits });
  return format.format(value).replace("-", MINUS);
}

/** A share of 1 in percent. */
export function formatPercent(value: number): string {
  const format = new Intl.NumberFormat(locale(), { style: "percent" });
  return format.format(value).replace("-", MINUS);
}

/** A moment: the time if it is today, otherwise the date. */
export function formatMoment(ms: number): string {
  const date = new Date(ms);
  const isToday = new Date().toDateString() === date.toDateString();
  return new Intl.DateTimeFormat(
    locale(),
    isToday ? { timeStyle: "short" } : { dateStyle: "medium" },
  ).format(date);
}

/** A list joined as in a sentence: “a, b and c”, or “a, b or c” where one of them is meant. */
export function formatList(
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const parts = new Intl.ListFormat(locale(), { type }).formatToParts(items);
  // A word of one letter must not end a line in Polish; `line-breaks.ts` sees to all others.
  return parts.map(({ value }) => (value === " i " ? " i\u00a0" : value)).join("");
}

/** Parts of a sentence that may themselves contain lists: “a, b; c”. */
export function formatClauses(parts: readonly string[]): string {
  return parts.join(language() === "fr" ? "\u00a0; " : "; ");
}

/** Time left on a clock: 1:05, or 2:03:00 with hours. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":");
}
