/** Short notes at the edge of the page that go away by themselves. */

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

/** The page and paragraph that explain a rule, if it is one of a game. */
export function ruleHref(rule: string): string | undefined {
  const game = gameOfRule(rule.slice(0, rule.indexOf("-")));
  return game && `/learn/${game}/rules#${rule}`;
}

/** Says why something did not work; anything else than the two expected reasons is a bug. */
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

/** Runs something that asks the server, and says so if that does not work. */
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
