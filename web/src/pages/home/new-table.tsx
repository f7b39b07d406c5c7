/** Setting up a table by choice: how many, against whom, with what. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { OptionPictures } from "../../board/board";
import { loadOptionPictures } from "../../board/registry";
import { catalogue } from "../../catalogue";
import { t } from "../../i18n";
import { playsHere } from "../../me";
import type { ShownGame } from "../../protocol";
import { Dialog } from "../../ui/dialog";
import { botName, gameName } from "../table/names";
import type { Chosen, Option } from "../table/settings";
import { FirstPlayer, isAboutFirstPlayer, optionsAt } from "./first-player";
import { GivenOption, isGiven } from "./given-option";
import { OnDevice } from "./on-device";
import { botsAt, openTable, usualBot } from "./opening";
import { OptionField, Pick } from "./option-field";
import { isSequel, SequelOption } from "./sequel-option";
import {
  countOf,
  occupantsOf,
  type Place,
  placesAt,
  rememberNames,
  suggested,
  WhoPlays,
} from "./who-plays";

/** What a table is most often asked about; everything else is folded away. */
const FIRST_SETTINGS = ["visibility", "clock", "seconds", "increment"];
/** What means nothing where nobody else can come. */
const AMONG_PEOPLE = ["visibility", "chat", "rated", "watching", "peek", "patience"];

interface Props {
  game: ShownGame;
  /** Options that are chosen already. */
  chosen?: Chosen;
  onClose(): void;
}

export function NewTable({ game, chosen = {}, onClose }: Props) {
  const seats = useSignal(game.usual_seats);
  const chosenPlaces = useSignal<readonly Place[]>([]);
  const bot = useSignal(usualBot(game));
  const isHere = useSignal(playsHere());
  const title = useSignal("");
  const options = useSignal<Chosen>(chosen);
  const settings = useSignal<Chosen>({});
  const pictures = useSignal<OptionPictures>({});
  useEffect(() => {
    loadOptionPictures(game.name).then(
      (loaded) => {
        pictures.value = loaded;
      },
      () => undefined, // the sentences say the same
    );
  }, [game.name]);
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);
  const places = placesAt(chosenPlaces, seats.value, isHere.value);
  const offered = botsAt(game, isHere.value);
  const level = offered.includes(bot.value) ? bot.value : usualBot(game);
  const submit = (event: Event) => {
    event.preventDefault();
    rememberNames(places);
    onClose();
    const table = {
      game: game.name,
      seats: seats.value,
      ...occupantsOf(places, level),
      options: optionsAt(game, options.value, seats.value),
      settings: settings.value,
      title: title.value,
    };
    void openTable(table, isHere.value);
  };
  const rules = game.options.filter((one) => one.kind !== "text" && !isAboutFirstPlayer(one));
  const texts = game.options.filter((one) => one.kind === "text");
  const given = texts.filter((one) => isGiven(one, chosen));
  const sequelOptions = isSequel(game) ? texts.filter((one) => !isGiven(one, chosen)) : [];
  const tableSettings = catalogue.value?.table_settings ?? [];
  const isTimed = (settings.value.clock ?? "none") !== "none";
  const isOfUse = (one: Option) =>
    one.name === "seconds" || one.name === "timeout"
      ? isTimed
      : one.name === "increment"
        ? settings.value.clock === "total"
        : !isAboutFirstPlayer(one);
  const isShown = (one: Option) =>
    isOfUse(one) && !(isHere.value && AMONG_PEOPLE.includes(one.name));
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
        {places.length > 0 && (
          <WhoPlays
            game={game}
            places={places}
            isHere={isHere.value}
            onChange={(changed) => {
              chosenPlaces.value = changed;
              const isShared = countOf(changed, "here") > 0;
              options.value = suggested(game, options.value, isShared);
            }}
          />
        )}
        {countOf(places, "bot") > 0 && (
          <Pick
            label={t("set-up-level")}
            value={level}
            values={offered}
            name={botName}
            onPick={(value) => {
              bot.value = value;
            }}
          />
        )}
        <OnDevice chosen={isHere} />
        <FirstPlayer
          game={game}
          seats={seats.value}
          places={places}
          tableSettings={tableSettings}
          options={options}
          settings={settings}
        />
        {tableSettings
          .filter((one) => FIRST_SETTINGS.includes(one.name) && isShown(one))
          .map((one) => (
            <OptionField key={one.name} option={one} chosen={settings} />
          ))}
        {rules.length + given.length + sequelOptions.length > 0 && (
          <fieldset class="form set-up-rules">
            <legend>{t("set-up-rules")}</legend>
            {given.map((one) => (
              <GivenOption
                key={one.name}
                option={one}
                given={String(chosen[one.name])}
                chosen={options}
              />
            ))}
            {rules.map((one) => (
              <OptionField
                key={one.name}
                option={one}
                chosen={options}
                Picture={pictures.value[one.name]}
              />
            ))}
            {sequelOptions.map((one) => (
              <SequelOption key={one.name} game={game} option={one} chosen={options} />
            ))}
          </fieldset>
        )}
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
            {tableSettings
              .filter((one) => !FIRST_SETTINGS.includes(one.name) && isShown(one))
              .map((one) => (
                <OptionField key={one.name} option={one} chosen={settings} />
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
