/** The place of the drawer in a page. The drawer itself is fetched when it is first opened. */

import { type Signal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Unreachable } from "../net/refused";
import { Icon } from "../ui/icons";
import { complain } from "../ui/toasts";
import { cited, closeRules, hasDrawer, openRules, wanted } from "./state";

type Drawer = typeof import("./drawer").default;
const drawer: Signal<{ Component: Drawer } | null> = signal(null);

interface Props {
  game: string;
  children?: ComponentChildren;
}

export function RulesPlace({ game, children }: Props) {
  useEffect(() => {
    hasDrawer.value = true;
    addEventListener("keydown", hear);
    return () => {
      removeEventListener("keydown", hear);
      hasDrawer.value = false;
      cited.value = null;
      closeRules();
    };
  }, []);
  const isOpen = wanted.value !== null;
  useEffect(() => {
    if (!isOpen || drawer.value) return;
    import("./drawer").then(
      (module) => {
        drawer.value = { Component: module.default };
      },
      () => {
        closeRules();
        complain(new Unreachable("rules"));
      },
    );
  }, [isOpen]);
  if (!isOpen || !drawer.value) return null;
  const { Component } = drawer.value;
  return <Component game={game}>{children}</Component>;
}

/** The question mark opens the rules, unless it is being typed. */
function hear(event: KeyboardEvent): void {
  if (event.key !== "?" || event.altKey || event.ctrlKey || event.metaKey) return;
  if ((event.target as Element).closest("input, select, textarea, dialog")) return;
  event.preventDefault();
  openRules();
}

/** The button that opens and closes the drawer. */
export function RulesTool() {
  const isOpen = wanted.value !== null;
  return (
    <button
      type="button"
      class="icon-button rules-tool"
      title={`${t("rules")} (?)`}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? closeRules() : openRules())}
    >
      <Icon name="book" />
      <span class="unseen">{t("rules")}</span>
    </button>
  );
}
