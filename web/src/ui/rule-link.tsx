/** A link to a rule: opens it in the drawer of a table, elsewhere on the page of rules. */

import { gameOfRule } from "../catalogue";
import { t } from "../i18n";
import { hrefTo } from "../router";
import { hasDrawer, openRules } from "../rules/state";

/** The address of the paragraph that explains a rule, if it is a rule of a game. */
export function ruleHref(rule: string): string | undefined {
  const game = gameOfRule(rule.slice(0, rule.indexOf("-")));
  return game && hrefTo(`/learn/${game}/rules#${rule}`);
}

interface Props {
  rule: string;
  class?: string;
  /** Called when the rule is opened in the drawer. */
  onOpen?(): void;
}

export function RuleLink({ rule, class: name, onOpen }: Props) {
  return (
    <a
      class={name}
      href={ruleHref(rule)}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        if (!hasDrawer.peek() || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openRules(rule);
        onOpen?.();
      }}
    >
      {t("see-rule", { rule })}
    </a>
  );
}
