/** Redirects from a table's code to the table. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { refusalText, t } from "../i18n";
import { findCode } from "../net/api";
import { Refused } from "../net/refused";
import { go, hrefTo, type Route } from "../router";

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
  return (
    <main class="page narrow">
      <h1>{t("code-title", { code: route.code.toUpperCase() })}</h1>
      {trouble.value === null ? (
        <p class="quiet waiting">{t("loading")}</p>
      ) : (
        <>
          <p>{troubleText(trouble.value)}</p>
          <p>{t("code-hint")}</p>
          <a class="button primary" href={hrefTo("/")}>
            {t("to-the-games")}
          </a>
        </>
      )}
    </main>
  );
}

function troubleText(error: unknown): string {
  return error instanceof Refused ? refusalText(error) : t("server-away");
}
