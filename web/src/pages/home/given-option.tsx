/** An option that the address of a new table gives, such as the sheet of a printed page. */

import type { Signal } from "@preact/signals";
import { t, translated } from "../../i18n";
import type { ShownText } from "../../protocol";
import type { Chosen } from "../table/settings";
import { Pick } from "./option-field";

/** True if something else than usual is chosen for the option. */
export function isGiven(option: ShownText, chosen: Chosen): boolean {
  const value = chosen[option.name];
  return value !== undefined && value !== option.default;
}

interface Props {
  option: ShownText;
  given: string;
  chosen: Signal<Chosen>;
}

export function GivenOption({ option, given, chosen }: Props) {
  return (
    <Pick
      label={translated(option.label)}
      value={String(chosen.value[option.name] ?? option.default)}
      values={[given, option.default]}
      name={(value) => (value === given ? t("set-up-given") : translated(option.default_label))}
      onPick={(value) => {
        chosen.value = { ...chosen.value, [option.name]: value };
      }}
      help={translated(option.help)}
    />
  );
}
