/** The settings of a table, as far as they are not the usual ones. */

import { catalogue, gameNamed } from "../../catalogue";
import { translated } from "../../i18n";
import type { GameList, ShownTable } from "../../protocol";

export type Option = GameList["table_settings"][number];
export type Chosen = Record<string, string | number>;

export function TableSettings({ table }: { table: ShownTable }) {
  const options = gameNamed(table.game)?.options ?? [];
  const changed = [
    ...unusual(options, table.options),
    ...unusual(catalogue.value?.table_settings ?? [], table.settings),
  ];
  if (!changed.length) return null;
  return (
    <ul class="table-settings">
      {changed.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

/** The options that differ from the usual, as “Clock: 5 minutes each”. */
function unusual(declared: readonly Option[], chosen: ShownTable["options"]): string[] {
  return declared
    .map((option) => [option, String(chosen[option.name] ?? option.default)] as const)
    .filter(([option, value]) => value !== String(option.default))
    .map(([option, value]) => optionText(option, value));
}

function optionText(option: Option, value: string): string {
  // The text of an option is for programs.
  if (option.kind === "text") return translated(option.label);
  const known = option.kind === "choice" ? option.choice_labels[value] : undefined;
  return `${translated(option.label)}: ${known ? translated(known) : value}`;
}
