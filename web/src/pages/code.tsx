/** Redirects from a table's code to the table. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { refusalText, t } from "../i18n";
import { findCode } from "../net/api";
import { Refused } from "../net/refused";
import { go, type Route } from "../router";
import { NothingHere } from "../ui/fetched";

type Props = { route: Extract<Route, { page: "code" }> };

export function CodePage({ route }: Props) {
  const trouble = useSignal<unknown>(null);
  useEffect(() => {
    findCode(route.code).then(
      ({ id }) => go(`/t/${id}`, "replace"),
      (error: unknown) => {
        trouble.value = error;
      },
    );
  }, [route.code]);
  const title = t("code-title", { code: route.code.toUpperCase() });
  if (trouble.value === null) {
    return (
      <main class="page narrow">
        <h1>{title}</h1>
        <p class="quiet waiting">{t("loading")}</p>
      </main>
    );
  }
  return (
    <NothingHere title={title} trouble={troubleText(trouble.value)}>
      <p>{t("code-hint")}</p>
    </NothingHere>
  );
}

function troubleText(error: unknown): string {
  return error instanceof Refused ? refusalText(error) : t("server-away");
}
