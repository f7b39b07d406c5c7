/** The best players of a game alone, by the options that tell solo scores apart. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatNumber, t, translated } from "../../i18n";
import { me } from "../../me";
import { getSoloLeaderboard } from "../../net/api";
import type { ShownGame, ShownSoloLeaderboard, SoloLeaderboardEntry } from "../../protocol";
import { trying } from "../../ui/toasts";
import { Pages } from "./pages";

export function SoloBoard({ game }: { game: ShownGame }) {
  const board = useSignal<ShownSoloLeaderboard | null>(null);
  const offset = useSignal(0);
  const chosen = useSignal<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const asked = chosen.value;
    void trying(getSoloLeaderboard(game.name, asked, offset.value)).then((found) => {
      // An answer may come after the one to a later question.
      if (asked === chosen.value) board.value = found ?? null;
    });
  }, [chosen.value, offset.value]);
  return (
    <>
      <div class="line picks">
        {game.options.map(
          (option) =>
            option.kind === "choice" &&
            game.solo_options?.includes(option.name) && (
              <label class="stack" key={option.name}>
                <span>{translated(option.label)}</span>
                <select
                  value={chosen.value[option.name] ?? option.default}
                  onChange={(event) => {
                    offset.value = 0;
                    chosen.value = { ...chosen.value, [option.name]: event.currentTarget.value };
                  }}
                >
                  {option.choices.map((value) => (
                    <option key={value} value={value}>
                      {translated(option.choice_labels[value] ?? {})}
                    </option>
                  ))}
                </select>
              </label>
            ),
        )}
      </div>
      {board.value?.entries.length === 0 && <p>{t("solo-none")}</p>}
      {!!board.value?.entries.length && <SoloTable entries={board.value.entries} />}
      <Pages board={board.value} onTurn={(to) => (offset.value = to)} />
      <p class="quiet">{t("solo-how")}</p>
    </>
  );
}

function SoloTable({ entries }: { entries: readonly SoloLeaderboardEntry[] }) {
  return (
    <table class="ranking wide">
      <thead>
        <tr>
          <th scope="col">{t("ranking-rank")}</th>
          <th scope="col">{t("name")}</th>
          <th scope="col" class="number">
            {t("solo-best-column")}
          </th>
          <th scope="col" class="number">
            {t("solo-mean-column")}
          </th>
          <th scope="col" class="number">
            {t("leaderboard-games")}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ place, person, name, best, mean, games }) => (
          <tr key={person} class={person === me.value?.id ? "own" : ""}>
            <td>{place}</td>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td class="number">{formatNumber(best)}</td>
            <td class="number">{formatNumber(mean, 1)}</td>
            <td class="number">{formatNumber(games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
