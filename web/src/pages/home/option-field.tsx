/** The fields of a form in which options are chosen. */

import type { Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useId } from "preact/hooks";
import { translated } from "../../i18n";
import type { Chosen, Option } from "../table/settings";

interface Explained {
  /** What choosing it means, in one sentence. */
  help?: string;
  /** A small drawing beside that sentence. */
  Picture?: ComponentType | undefined;
}

interface PickProps extends Explained {
  label: string;
  value: string;
  values: readonly string[];
  name?(value: string): string;
  onPick(value: string): void;
}

export function Pick({
  label,
  value,
  values,
  name = (one) => one,
  onPick,
  ...explained
}: PickProps) {
  const id = useId();
  return (
    <div class="option-field">
      <label>
        <span>{label}</span>
        <select
          value={value}
          aria-describedby={explained.help && id}
          onChange={(event) => onPick(event.currentTarget.value)}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {name(one)}
            </option>
          ))}
        </select>
      </label>
      <Help id={id} {...explained} />
    </div>
  );
}

function Help({ id, help, Picture }: Explained & { id: string }) {
  if (!help) return null;
  return (
    <div class="option-help">
      {Picture && <Picture />}
      <p id={id} class="quiet">
        {help}
      </p>
    </div>
  );
}

interface FieldProps {
  option: Option;
  chosen: Signal<Chosen>;
  Picture?: ComponentType | undefined;
}

/** One option of a game, or one setting of a table. */
export function OptionField({ option, chosen, Picture }: FieldProps) {
  const id = useId();
  const label = translated(option.label);
  const help = translated(option.help);
  const value = chosen.value[option.name] ?? option.default;
  const choose = (fresh: string | number) => {
    chosen.value = { ...chosen.value, [option.name]: fresh };
  };
  if (option.kind === "number") {
    return (
      <div class="option-field">
        <label>
          <span>{label}</span>
          <input
            type="number"
            min={option.low}
            max={option.high}
            value={value}
            aria-describedby={help && id}
            onChange={(event) => choose(event.currentTarget.valueAsNumber || option.default)}
          />
        </label>
        <Help id={id} help={help} Picture={Picture} />
      </div>
    );
  }
  if (option.kind === "text" || option.choices.length < 2) return null;
  return (
    <Pick
      label={label}
      value={String(value)}
      values={option.choices}
      name={(one) => translated(option.choice_labels[one] ?? { en: one })}
      onPick={choose}
      help={help}
      Picture={Picture}
    />
  );
}
