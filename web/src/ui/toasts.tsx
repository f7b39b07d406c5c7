/** Short messages at the top of the page that disappear by themselves. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { gameOfRule } from "../catalogue";
import { refusalText, t } from "../i18n";
import { Refused, Unreachable } from "../net/refused";
import { announce } from "./announce";
import { Icon } from "./icons";

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: "note" | "refused";
  readonly rule?: string;
  readonly href?: string;
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

export function note(text: string): void {
  add({ text, kind: "note" });
}

/** The address of the paragraph that explains a rule, if it is a rule of a game. */
export function ruleHref(rule: string): string | undefined {
  const game = gameOfRule(rule.slice(0, rule.indexOf("-")));
  return game && `/learn/${game}/rules#${rule}`;
}

/** Shows why a request failed. Any other exception than the two expected ones is a bug and is
 * thrown again. */
export function complain(error: unknown): void {
  if (error instanceof Refused) {
    const href = ruleHref(error.rule);
    add({ text: refusalText(error), kind: "refused", ...(href ? { rule: error.rule, href } : {}) });
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

export function Toasts(): ComponentChildren {
  return (
    <div class="toasts">
      {toasts.value.map(({ id, text, kind, rule, href }) => (
        <div key={id} class={`toast toast-${kind}`}>
          <p>
            {text}
            {href && (
              <>
                {" "}
                <a href={href} target="_blank" rel="noopener">
                  {t("see-rule", { rule: rule ?? "" })}
                </a>
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
