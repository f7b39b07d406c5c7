/** The search in the rules: marks what is found, counts it, and goes from one hit to the next. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "../ui/icons";
import { highlight } from "./search";

interface Props {
  article: HTMLElement | null;
  onShow(mark: HTMLElement): void;
}

export function Search({ article, onShow }: Props) {
  const query = useSignal("");
  const hits = useSignal<readonly HTMLElement[][]>([]);
  const at = useSignal(0);
  const turnTo = (to: number) => {
    const { length } = hits.value;
    if (!length) return;
    at.value = (to + length) % length;
    for (const [i, marks] of hits.value.entries()) {
      for (const mark of marks) mark.classList.toggle("current", i === at.value);
    }
    const [first] = hits.value[at.value] ?? [];
    if (first) onShow(first);
  };
  useEffect(() => {
    hits.value = article ? highlight(article, query.value) : [];
    turnTo(0);
  }, [article, query.value]);
  const count = hits.value.length;
  return (
    <search class="drawer-search">
      <input
        type="search"
        value={query.value}
        placeholder={t("rules-search")}
        aria-label={t("rules-search")}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          turnTo(at.value + (event.shiftKey ? -1 : 1));
        }}
      />
      <span class="quiet" role="status">
        {query.value.trim().length > 1 && t("rules-hits", { count, at: at.value + 1 })}
      </span>
      {count > 1 && (
        <>
          <Turn icon="previous" label={t("rules-previous")} onClick={() => turnTo(at.value - 1)} />
          <Turn icon="next" label={t("rules-next")} onClick={() => turnTo(at.value + 1)} />
        </>
      )}
    </search>
  );
}

interface TurnProps {
  icon: "previous" | "next";
  label: string;
  onClick(): void;
}

function Turn({ icon, label, onClick }: TurnProps) {
  return (
    <button type="button" class="icon-button" title={label} onClick={onClick}>
      <Icon name={icon} />
      <span class="unseen">{label}</span>
    </button>
  );
}
