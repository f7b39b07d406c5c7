/** A field for a file. The browser's own button speaks the browser's language. */

import { useSignal } from "@preact/signals";
import { t } from "../i18n";

interface Props {
  label: string;
  /** The endings and types of the files that can be chosen. */
  accept: string;
  isRequired?: boolean;
  /** Resolves once the file is read; a file that is of no use is taken out of the field. */
  onChoose(input: HTMLInputElement): Promise<void>;
}

export function FileField({ label, accept, isRequired, onChoose }: Props) {
  const chosen = useSignal("");
  const nameOf = (input: HTMLInputElement) => input.files?.[0]?.name ?? "";
  const choose = async (input: HTMLInputElement) => {
    chosen.value = nameOf(input);
    await onChoose(input);
    chosen.value = nameOf(input);
  };
  return (
    <label class="file-field">
      <span>{label}</span>
      <span class="button">
        {t("choose-file")}
        <input
          type="file"
          accept={accept}
          required={isRequired}
          onChange={(event) => void choose(event.currentTarget)}
        />
      </span>
      {chosen.value && <bdi class="quiet">{chosen.value}</bdi>}
    </label>
  );
}

/** The files of games. */
export const GAME_FILES = ".jsonl,application/jsonl";
