/** Data that a page requests, and the page that explains why it did not arrive. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { refusalText, t } from "../i18n";
import { Refused } from "../net/refused";
import { hrefTo } from "../router";
import { Empty } from "./empty";

type Fetched<T> = { found: Signal<T | null>; trouble: Signal<string> };

/** Requests the data again whenever `key` changes. */
export function useFetched<T>(ask: () => Promise<T>, key: string): Fetched<T> {
  const found = useSignal<T | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    ask().then(
      (answer) => {
        found.value = answer;
      },
      (error: unknown) => {
        trouble.value = error instanceof Refused ? refusalText(error) : t("server-away");
      },
    );
  }, [key]);
  return { found, trouble };
}

interface NothingProps {
  title: string;
  trouble: string;
  /** What to do about it. */
  children?: ComponentChildren;
}

export function NothingHere({ title, trouble, children }: NothingProps) {
  return (
    <main class="page narrow">
      <Empty drawing="lost">
        <h1>{title}</h1>
        <p>{trouble}</p>
        {children}
        <a class="button primary" href={hrefTo("/")}>
          {t("to-the-games")}
        </a>
      </Empty>
    </main>
  );
}
