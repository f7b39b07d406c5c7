/** The page of rules. The address names a rule by its id. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../i18n";
import { beginning, chapters, findPlace, markRule, RulesArticle } from "../../rules/article";

export function RulesPage({ game }: { game: string }) {
  const article = useSignal<HTMLElement | null>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const ready = article.value;
    if (!ready) return;
    // The browser looked for the rule of the address before it was there.
    const asked = findPlace(ready, location.hash.slice(1));
    if (asked?.classList.contains("rule")) markRule(ready, asked);
    if (asked) asked.scrollIntoView({ block: "center" });
    else if (isFirst.current) beginning(ready, game)?.scrollIntoView();
    isFirst.current = false;
  }, [article.value]);
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
            <a href={`#${id}`}>{textContent}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
