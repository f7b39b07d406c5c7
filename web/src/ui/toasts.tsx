/** Short messages at the top of the page that disappear by themselves. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { refusalText, t } from "../i18n";
import { Refused, Unreachable } from "../net/refused";
import { cited } from "../rules/state";
import { announce } from "./announce";
import { Icon } from "./icons";
import { RuleLink, ruleHref } from "./rule-link";

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: "note" | "refused";
  readonly rule?: string;
}

const SHOWN_MS = 7000;
const MOST = 3;
const toasts = signal<readonly Toast[]>([]);
let last = 0;

function add(toast: Omit<Toast, "id">): void {
  const id = ++last;
  const others = toasts.value.filter((one) => one.text !== toast.text);
  toasts.value = [...others, { ...toast, id }].slice(-MOST);
  announce(toast.text);
  setTimeout(() => dismiss(id), SHOWN_MS);
}

function dismiss(id: number): void {
  toasts.value = toasts.value.filter((one) => one.id !== id);
}

/** Takes all messages away: they may be for somebody who has left the screen. */
export function clearToasts(): void {
  toasts.value = [];
}

export function note(text: string): void {
  add({ text, kind: "note" });
}

/** Shows why a request failed. Any other exception than the two expected ones is a bug and is
 * thrown again. */
export function complain(error: unknown): void {
  if (error instanceof Refused) {
    const { rule } = error;
    const isOfGame = ruleHref(rule) !== undefined;
    if (isOfGame) cited.value = rule;
    add({ text: refusalText(error), kind: "refused", ...(isOfGame ? { rule } : {}) });
  } else if (error instanceof Unreachable) {
    add({ text: t("server-away"), kind: "refused" });
  } else {
    throw error;
  }
}

/** Waits for a request and shows a toast if it fails. */
export async function trying<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    complain(error);
    return undefined;
  }
}

/** A landmark only while there is something in it. */
const region = () => ({ role: "region", "aria-label": t("notices") }) as const;

export function Toasts(): ComponentChildren {
  return (
    <div class="toasts" {...(toasts.value.length ? region() : {})}>
      {toasts.value.map(({ id, text, kind, rule }) => (
        <div key={id} class={`toast toast-${kind}`}>
          <p>
            {text}
            {rule && (
              <>
                {" "}
                <RuleLink rule={rule} onOpen={() => dismiss(id)} />
              </>
            )}
          </p>
          <button type="button" class="icon-button" onClick={() => dismiss(id)}>
            <Icon name="close" />
            <span class="unseen">{t("dismiss")}</span>
          </button>
        </div>
      ))}
    </div>
  );
}
