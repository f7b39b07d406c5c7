/** The page of rules. The address names a rule by its id. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import { hrefTo, path, place } from "../../router";
import { beginning, chapters, findPlace, markRule, RulesArticle } from "../../rules/article";

export function RulesPage({ game }: { game: string }) {
  const article = useSignal<HTMLElement | null>(null);
  const isFirst = useRef(true);
  const asked = place.value;
  useLayoutEffect(() => {
    const ready = article.value;
    if (!ready) return;
    // The browser looked for the place of the address before it was there.
    const found = findPlace(ready, asked);
    if (found) found.scrollIntoView({ block: "center" });
    else if (isFirst.current) beginning(ready, game)?.scrollIntoView();
    isFirst.current = false;
  }, [article.value]);
  useLayoutEffect(() => {
    const ready = article.value;
    if (!ready) return;
    const found = findPlace(ready, asked);
    markRule(ready, found?.classList.contains("rule") ? found : null);
  }, [article.value, asked]);
  return (
    <>
      {article.value && <Contents article={article.value} />}
      <RulesArticle game={game} onReady={(ready) => (article.value = ready)} />
    </>
  );
}

function Contents({ article }: { article: HTMLElement }) {
  return (
    <nav class="rules-contents" aria-label={t("rules-contents")}>
      <ul>
        {chapters(article).map(({ id, textContent }) => (
          <li key={id}>
            <a href={hrefTo(`${path.value}#${id}`)}>{textContent}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
