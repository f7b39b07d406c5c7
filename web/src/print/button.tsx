/** The button that opens the dialog for printing a game, and the place where the dialog is. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { t } from "../i18n";
import { isOnline } from "../net/reach";
import type { ShownGame } from "../protocol";
import { Icon } from "../ui/icons";
import { trying } from "../ui/toasts";
import type { PrintDialogProps } from "./dialog";
import type { PrintOptions } from "./query";

/** The dialog, once it is loaded, and what it shows. */
const Loaded = signal<ComponentType<PrintDialogProps> | null>(null);
const shown = signal<Omit<PrintDialogProps, "onClose"> | null>(null);

async function open(what: Omit<PrintDialogProps, "onClose">): Promise<void> {
  const module = await trying(import("./dialog"));
  if (!module) return;
  Loaded.value = module.PrintDialog;
  shown.value = what;
}

interface Props {
  game: ShownGame;
  /** The part that is chosen at first, if it is not the first one. */
  part?: string;
  /** Options that are fixed, and so are not asked for. */
  given?: PrintOptions;
}

export function PrintButton({ game, part = game.prints[0]?.name ?? "", given = {} }: Props) {
  // Files are made by a server.
  if (!isOnline.value || !game.prints.length) return null;
  return (
    <button type="button" class="plain" onClick={() => void open({ game, part, given })}>
      <Icon name="print" /> {t("print-button")}
    </button>
  );
}

export function PrintPlace() {
  const Dialog = Loaded.value;
  if (!Dialog || !shown.value) return null;
  return (
    <Dialog
      {...shown.value}
      onClose={() => {
        shown.value = null;
      }}
    />
  );
}
