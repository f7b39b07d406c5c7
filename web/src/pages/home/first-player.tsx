/** Who begins, as the host of a new table chooses it. The option is the same in every game. */

import type { Signal } from "@preact/signals";
import { translated } from "../../i18n";
import type { ShownChoice, ShownGame } from "../../protocol";
import type { Chosen, Option } from "../table/settings";
import { OptionField, Pick } from "./option-field";
import { type Place, seatName } from "./who-plays";

const FIRST_PLAYER = "first";
const REMATCH_FIRST = "rematch-first";

/** True for options that `FirstPlayer` shows. */
export const isAboutFirstPlayer = ({ name }: Option): boolean =>
  name === FIRST_PLAYER || name === REMATCH_FIRST;

export const firstPlayerOption = (game: ShownGame): ShownChoice | undefined =>
  game.options.find(
    (one): one is ShownChoice => one.kind === "choice" && one.name === FIRST_PLAYER,
  );

/** The values of the option at a table of this size: chance, and the seats there are. */
export const choicesAt = (option: ShownChoice, seats: number): string[] =>
  option.choices.filter((value) => value === option.default || Number(value) < seats);

/** The chosen options without a first player whose seat is not at the table. */
export function optionsAt(game: ShownGame, chosen: Chosen, seats: number): Chosen {
  const { [FIRST_PLAYER]: first, ...others } = chosen;
  const option = firstPlayerOption(game);
  const isHere = option && first !== undefined && choicesAt(option, seats).includes(String(first));
  return isHere ? chosen : others;
}

interface Props {
  game: ShownGame;
  seats: number;
  places: readonly Place[];
  tableSettings: readonly Option[];
  options: Signal<Chosen>;
  settings: Signal<Chosen>;
}

/** Who begins this game and a rematch. Nothing to choose alone, or in a game without a first player. */
export function FirstPlayer({ game, seats, places, tableSettings, options, settings }: Props) {
  const option = firstPlayerOption(game);
  if (!option || seats < 2) return null;
  const rematch = tableSettings.find(({ name }) => name === REMATCH_FIRST);
  const value = optionsAt(game, options.value, seats)[FIRST_PLAYER] ?? option.default;
  return (
    <>
      <Pick
        label={translated(option.label)}
        help={translated(option.help)}
        value={String(value)}
        values={choicesAt(option, seats)}
        name={(one) =>
          one === option.default
            ? translated(option.choice_labels[one] ?? { en: one })
            : seatName(Number(one), places)
        }
        onPick={(one) => {
          options.value = { ...options.value, [FIRST_PLAYER]: one };
        }}
      />
      {rematch && <OptionField option={rematch} chosen={settings} />}
    </>
  );
}
