/** The fields of a form in which options are chosen. */

import type { Signal } from "@preact/signals";
import { translated } from "../../i18n";
import type { Chosen, Option } from "../table/settings";

interface PickProps {
  label: string;
  value: string;
  values: readonly string[];
  name?(value: string): string;
  onPick(value: string): void;
}

export function Pick({ label, value, values, name = (one) => one, onPick }: PickProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FieldProps {
  option: Option;
  chosen: Signal<Chosen>;
}

/** One option of a game, or one setting of a table. */
export function OptionField({ option, chosen }: FieldProps) {
  const label = translated(option.label);
  const value = chosen.value[option.name] ?? option.default;
  const choose = (fresh: string | number) => {
    chosen.value = { ...chosen.value, [option.name]: fresh };
  };
  if (option.kind === "number") {
    return (
      <label>
        <span>{label}</span>
        <input
          type="number"
          min={option.low}
          max={option.high}
          value={value}
          onChange={(event) => choose(event.currentTarget.valueAsNumber || option.default)}
        />
      </label>
    );
  }
  if (option.kind === "text" || option.choices.length < 2) return null;
  const name = (one: string) => translated(option.choice_labels[one] ?? { en: one });
  return (
    <Pick label={label} value={String(value)} values={option.choices} name={name} onPick={choose} />
  );
}
