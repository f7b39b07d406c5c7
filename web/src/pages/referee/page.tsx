/** The referee for a real table: which game, who plays, and the table is open on this device. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hasServer } from "../../base";
import { catalogue, gameNamed, listedGames } from "../../catalogue";
import { loadMessages, t, translated } from "../../i18n";
import { playsHere, startMe } from "../../me";
import { canOpenTables } from "../../net/reach";
import type { ShownGame } from "../../protocol";
import type { Route } from "../../router";
import { GamePicture } from "../../ui/game-picture";
import { choicesAt, firstPlayerOption, isAboutFirstPlayer, optionsAt } from "../home/first-player";
import { openTable } from "../home/opening";
import { OptionField, Pick } from "../home/option-field";
import { rememberedNames, rememberNames } from "../home/who-plays";
import type { Chosen } from "../table/settings";
import "./referee.css";

const LONGEST_NAME = 40;
const NAMES = "referee-names";

type Props = { route: Extract<Route, { page: "referee" }> };

export function RefereePage(_: Props) {
  const isReady = useSignal(false);
  useEffect(() => {
    void startMe();
    loadMessages("referee").then(
      () => {
        isReady.value = true;
      },
      () => undefined, // the page stays as it is until it is reloaded
    );
  }, []);
  if (!isReady.value || !catalogue.value) {
    return (
      <main class="page narrow">
        <p class="quiet waiting">{t("loading")}</p>
      </main>
    );
  }
  return (
    <main class="page narrow">
      <h1>{t("referee-title")}</h1>
      <p class="lead">{t("referee-lead")}</p>
      <Sitting />
    </main>
  );
}

function Sitting() {
  const offered = listedGames().filter(({ referee }) => referee && gameNamed(referee));
  const chosen = useSignal(offered[0]?.name ?? "");
  const game = gameNamed(gameNamed(chosen.value)?.referee ?? "");
  return (
    <>
      <fieldset class="referee-games">
        <legend>{t("referee-game")}</legend>
        {offered.map(({ name, title }) => (
          <label key={name} class="referee-game">
            <input
              type="radio"
              name="referee-game"
              checked={chosen.value === name}
              onChange={() => (chosen.value = name)}
            />
            <GamePicture game={name} />
            <span>{translated(title)}</span>
          </label>
        ))}
      </fieldset>
      {game && <Players key={game.name} game={game} />}
    </>
  );
}

function Players({ game }: { game: ShownGame }) {
  const names = useSignal<readonly string[]>(Array<string>(game.usual_seats).fill(""));
  const options = useSignal<Chosen>({});
  const isHere = useSignal(playsHere());
  const isBusy = useSignal(false);
  const seats = names.value.length;
  const rules = game.options.filter((one) => one.kind !== "text" && !isAboutFirstPlayer(one));
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isBusy.value) return;
    isBusy.value = true;
    rememberNames(names.value.map((name) => ({ kind: "here", name })));
    const table = {
      game: game.name,
      seats,
      occupants: Array<string>(seats).fill("me"),
      seat_names: names.value.map((name, seat) => name.trim() || playerNumber(seat)),
      options: optionsAt(game, options.value, seats),
      settings: { rated: "no" },
    };
    await openTable(table, isHere.value);
    isBusy.value = false;
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      {game.is_referee && <p>{translated(game.about)}</p>}
      <fieldset class="form referee-players">
        <legend>{t("referee-players")}</legend>
        {names.value.map((name, seat) => (
          <div key={seat} class="referee-player">
            <input
              aria-label={t("set-up-here-name", { seat: seat + 1 })}
              value={name}
              list={NAMES}
              placeholder={playerNumber(seat)}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onInput={({ currentTarget }) => {
                names.value = names.value.with(seat, currentTarget.value);
              }}
            />
            <button
              type="button"
              class="icon-button"
              disabled={seats <= game.fewest}
              title={t("referee-remove", { name: name.trim() || playerNumber(seat) })}
              onClick={() => {
                names.value = names.value.toSpliced(seat, 1);
              }}
            >
              <span aria-hidden="true">−</span>
              <span class="unseen">
                {t("referee-remove", { name: name.trim() || playerNumber(seat) })}
              </span>
            </button>
          </div>
        ))}
        <button
          type="button"
          disabled={seats >= game.most}
          onClick={() => {
            names.value = [...names.value, ""];
          }}
        >
          {t("referee-add")}
        </button>
        <datalist id={NAMES}>
          {rememberedNames().map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </fieldset>
      <First {...{ game, options }} names={names.value} />
      {rules.length > 0 && (
        <details>
          <summary>{t("set-up-rules")}</summary>
          <div class="form">
            {rules.map((one) => (
              <OptionField key={one.name} option={one} chosen={options} />
            ))}
          </div>
        </details>
      )}
      {hasServer && (
        <div class="on-device">
          <label class="switch">
            <input
              type="checkbox"
              checked={isHere.value}
              aria-describedby="referee-here-help"
              onChange={(event) => (isHere.value = event.currentTarget.checked)}
            />
            <span>{t("referee-here")}</span>
          </label>
          <p id="referee-here-help" class="quiet">
            {t("referee-here-help")}
          </p>
        </div>
      )}
      <button type="submit" class="primary referee-start" disabled={!canOpenTables.value}>
        {t("referee-start")}
      </button>
    </form>
  );
}

const playerNumber = (seat: number) => t("player-number", { number: seat + 1 });

interface FirstProps {
  game: ShownGame;
  names: readonly string[];
  options: { value: Chosen };
}

/** Who begins, by name. */
function First({ game, names, options }: FirstProps) {
  const option = firstPlayerOption(game);
  if (!option || names.length < 2) return null;
  const { name } = option;
  return (
    <Pick
      label={translated(option.label)}
      value={String(optionsAt(game, options.value, names.length)[name] ?? option.default)}
      values={choicesAt(option, names.length)}
      name={(one) =>
        one === option.default
          ? translated(option.choice_labels[one] ?? { en: one })
          : names[Number(one)]?.trim() || playerNumber(Number(one))
      }
      onPick={(one) => {
        options.value = { ...options.value, [name]: one };
      }}
    />
  );
}
