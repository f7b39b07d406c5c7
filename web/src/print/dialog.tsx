/** Chooses what to print of a game, and on what. The server makes the file. */

import { type Signal, useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { language, t, translated } from "../i18n";
import { getPrint } from "../net/api";
import { OptionField, Pick } from "../pages/home/option-field";
import { gameName } from "../pages/table/names";
import type { Chosen } from "../pages/table/settings";
import type { ShownGame, ShownText } from "../protocol";
import { Dialog } from "../ui/dialog";
import { trying } from "../ui/toasts";
import { COPIES, INKS, PAPERS, type PrintOptions, printQuery, usualPaper } from "./query";

export interface PrintDialogProps {
  game: ShownGame;
  /** The part that is chosen at first. */
  part: string;
  /** Options that are fixed: then the other ones are not asked for. */
  given: PrintOptions;
  onClose(): void;
}

export function PrintDialog({ game, part: first, given, onClose }: PrintDialogProps) {
  const part = useSignal(first);
  const paper = useSignal<string>(usualPaper(navigator.language));
  const ink = useSignal<string>("colour");
  const copies = useSignal(String(game.usual_seats));
  const options = useSignal<Chosen>(given);
  const isMaking = useSignal(false);
  const chosen = game.prints.find(({ name }) => name === part.value);
  const isPerPlayer = chosen?.is_per_player ?? false;
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isMaking.value) return;
    isMaking.value = true;
    const query = printQuery({
      part: part.value,
      paper: paper.value,
      ink: ink.value,
      copies: isPerPlayer ? copies.value : "1",
      language: language(),
      options: isPerPlayer ? options.value : {},
    });
    const file = await trying(getPrint(game.name, query));
    isMaking.value = false;
    if (!file) return;
    save(file, `${game.name}-${part.value}.pdf`);
    onClose();
  };
  return (
    <Dialog title={t("print-title", { game: gameName(game.name) })} onClose={onClose}>
      <form class="form" onSubmit={(event) => void submit(event)}>
        <Pick
          label={t("print-what")}
          value={part.value}
          values={game.prints.map(({ name }) => name)}
          name={(name) =>
            translated(game.prints.find((one) => one.name === name)?.title ?? { en: name })
          }
          onPick={(value) => {
            part.value = value;
          }}
        />
        {isPerPlayer &&
          !Object.keys(given).length &&
          game.print_options.map((one) =>
            one.kind === "text" ? (
              <TextField key={one.name} option={one} chosen={options} />
            ) : (
              <OptionField key={one.name} option={one} chosen={options} />
            ),
          )}
        {isPerPlayer && (
          <Pick
            label={t("print-copies")}
            value={copies.value}
            values={COPIES}
            onPick={(value) => {
              copies.value = value;
            }}
          />
        )}
        <Pick
          label={t("print-paper")}
          value={paper.value}
          values={Object.keys(PAPERS)}
          name={(value) => PAPERS[value as keyof typeof PAPERS]}
          onPick={(value) => {
            paper.value = value;
          }}
        />
        <Pick
          label={t("print-ink")}
          value={ink.value}
          values={INKS}
          name={(value) => t(`print-ink-${value}`)}
          onPick={(value) => {
            ink.value = value;
          }}
        />
        <p class="quiet">{t("print-scale")}</p>
        <footer class="actions">
          <button type="submit" class="primary" disabled={isMaking.value}>
            {t(isMaking.value ? "print-making" : "print-get")}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** A text that people write. What only programs write has no help. */
function TextField({ option, chosen }: { option: ShownText; chosen: Signal<Chosen> }) {
  const id = useId();
  const help = translated(option.help);
  if (!help) return null;
  return (
    <div class="option-field">
      <label>
        <span>{translated(option.label)}</span>
        <input
          value={chosen.value[option.name] ?? option.default}
          maxLength={option.longest}
          aria-describedby={id}
          onInput={(event) => {
            chosen.value = { ...chosen.value, [option.name]: event.currentTarget.value };
          }}
        />
      </label>
      <div class="option-help">
        <p id={id} class="quiet">
          {help}
        </p>
      </div>
    </div>
  );
}

/** Saves a file as the browser saves downloads. */
function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
