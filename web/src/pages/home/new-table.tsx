/** Setting up a table by choice: how many, against whom, with what. */

import { type Signal, useSignal } from "@preact/signals";
import { catalogue } from "../../catalogue";
import { t, translated } from "../../i18n";
import type { ShownGame } from "../../protocol";
import { Dialog } from "../../ui/dialog";
import { botName, gameName } from "../table/names";
import type { Chosen, Option } from "../table/settings";
import { openTable, usualBot } from "./opening";

/** What a table is most often asked about; everything else is folded away. */
const FIRST_SETTINGS = ["visibility", "clock", "seconds", "increment"];

export function NewTable({ game, onClose }: { game: ShownGame; onClose(): void }) {
  const seats = useSignal(game.usual_seats);
  const bots = useSignal(0);
  const bot = useSignal(usualBot(game));
  const title = useSignal("");
  const options = useSignal<Chosen>({});
  const settings = useSignal<Chosen>({});
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);
  const most = seats.value - 1;
  const submit = (event: Event) => {
    event.preventDefault();
    const seated = Array<string>(Math.min(bots.value, most)).fill(`bot:${bot.value}`);
    onClose();
    void openTable({
      game: game.name,
      seats: seats.value,
      occupants: ["me", ...seated],
      options: options.value,
      settings: settings.value,
      title: title.value,
    });
  };
  const tableSettings = catalogue.value?.table_settings ?? [];
  const isTimed = (settings.value.clock ?? "none") !== "none";
  const isShown = ({ name }: Option) =>
    name === "seconds" || name === "timeout"
      ? isTimed
      : name !== "increment" || settings.value.clock === "total";
  return (
    <Dialog title={t("set-up-title", { game: gameName(game.name) })} onClose={onClose}>
      <form class="form" onSubmit={submit}>
        <Pick
          label={t("set-up-seats")}
          value={String(seats.value)}
          values={counts.map(String)}
          onPick={(value) => {
            seats.value = Number(value);
          }}
        />
        {most > 0 && (
          <Pick
            label={t("set-up-bots")}
            value={String(Math.min(bots.value, most))}
            values={Array.from({ length: most + 1 }, (_, i) => String(i))}
            onPick={(value) => {
              bots.value = Number(value);
            }}
          />
        )}
        {bots.value > 0 && (
          <Pick
            label={t("set-up-level")}
            value={bot.value}
            values={game.bots}
            name={botName}
            onPick={(value) => {
              bot.value = value;
            }}
          />
        )}
        {tableSettings
          .filter((one) => FIRST_SETTINGS.includes(one.name) && isShown(one))
          .map((one) => (
            <Field key={one.name} option={one} chosen={settings} />
          ))}
        <details>
          <summary>{t("set-up-more")}</summary>
          <div class="form">
            <label>
              <span>{t("set-up-name")}</span>
              <input
                value={title.value}
                maxLength={80}
                onInput={(event) => {
                  title.value = event.currentTarget.value;
                }}
              />
            </label>
            {game.options
              .filter(({ kind }) => kind !== "text")
              .map((one) => (
                <Field key={one.name} option={one} chosen={options} />
              ))}
            {tableSettings
              .filter((one) => !FIRST_SETTINGS.includes(one.name) && isShown(one))
              .map((one) => (
                <Field key={one.name} option={one} chosen={settings} />
              ))}
          </div>
        </details>
        <footer class="actions">
          <button type="submit" class="primary">
            {t("set-up-open")}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

interface PickProps {
  label: string;
  value: string;
  values: readonly string[];
  name?(value: string): string;
  onPick(value: string): void;
}

function Pick({ label, value, values, name = (one) => one, onPick }: PickProps) {
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

function Field({ option, chosen }: FieldProps) {
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
