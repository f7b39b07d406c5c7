/** The form below the sheet when a cut is drawn: what to choose, and the buttons. */

import type { ComponentChildren } from "preact";
import { t } from "../../../i18n";

interface CutFormProps {
  class: string;
  confirm(): void;
  clear(): void;
  children: ComponentChildren;
  /** Buttons between those that confirm and clear. */
  buttons?: ComponentChildren;
}

export function CutForm({ class: name, confirm, clear, children, buttons }: CutFormProps) {
  return (
    <form
      class={name}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      {children}
      <div class="cutit-buttons">
        <button type="submit" class="primary">
          {t("cutit-cut")}
        </button>
        {buttons}
        <button type="button" onClick={clear}>
          {t("cutit-again")}
        </button>
      </div>
    </form>
  );
}

interface PartChoiceProps {
  /** The group of choices that it belongs to. */
  name: string;
  isChosen: boolean;
  isFault?: boolean;
  choose(): void;
  children: ComponentChildren;
}

/** One part of the paper, as a choice. */
export function PartChoice({ name, isChosen, isFault, choose, children }: PartChoiceProps) {
  return (
    <label class="cutit-part" data-fault={isFault}>
      <input type="radio" name={name} checked={isChosen} onChange={choose} class="unseen" />
      {children}
    </label>
  );
}
