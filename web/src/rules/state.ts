/** What the drawer with the rules shows, and which rule was cited last. */

import { signal } from "@preact/signals";

/** A place in the rules. Each request is a new object, also for the same rule. */
export interface Wanted {
  /** Null for the beginning of the rules. */
  readonly rule: string | null;
}

/** What the drawer shows; null if it is closed. */
export const wanted = signal<Wanted | null>(null);

/** The rule of the last refusal at this table. */
export const cited = signal<string | null>(null);

/** True if the page has a drawer. Elsewhere links to rules lead to the page of rules. */
export const hasDrawer = signal(false);

export function openRules(rule: string | null = null): void {
  wanted.value = { rule };
}

export function closeRules(): void {
  wanted.value = null;
}
