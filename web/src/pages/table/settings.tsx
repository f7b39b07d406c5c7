/** The settings of a table, as far as they are not the usual ones. */

import { hasMessage, say } from "../../i18n";
import { catalogue, gameNamed } from "../../me";
import type { GameList, ShownTable } from "../../protocol";

export type Option = GameList["terms"][number];
export type Chosen = Record<string, string | number>;

export function TableSettings({ table }: { table: ShownTable }) {
  const options = gameNamed(table.game)?.options ?? [];
  const changed = [
    ...unusual(options, table.options).map(([name, value]) => sayOption(table.game, name, value)),
    ...unusual(catalogue.value?.terms ?? [], table.terms).map(([name, value]) =>
      sayOption("term", name, value),
    ),
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

function unusual(declared: readonly Option[], chosen: ShownTable["options"]) {
  return declared
    .map(({ name, default: usual }) => [name, chosen[name] ?? usual, usual] as const)
    .filter(([, value, usual]) => String(value) !== String(usual));
}

/** “Clock: 5 minutes each”, from the words of the option, or its name where it has none. */
export function sayOption(of: string, name: string, value: string | number): string {
  const key = `option-${of}-${name}`;
  const valueKey = `${key}-${value}`;
  const shown = hasMessage(valueKey) ? say(valueKey) : String(value);
  return `${hasMessage(key) ? say(key) : name}: ${shown}`;
}
