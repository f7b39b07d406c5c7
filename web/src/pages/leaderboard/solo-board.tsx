/** The best players of a game alone, by the options that tell solo scores apart. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatNumber, t, translated } from "../../i18n";
import { getSoloLeaderboard } from "../../net/people";
import type { ShownGame, ShownSoloLeaderboard, SoloLeaderboardEntry } from "../../protocol";
import { trying } from "../../ui/toasts";
import { type Row, Standings } from "./standings";

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
      <Standings
        board={board.value}
        columns={[t("solo-best-column"), t("solo-mean-column"), t("leaderboard-games")]}
        row={rowOf}
        own={ownLine(board.value)}
        note={board.value?.own?.place === null ? t("solo-guest") : ""}
        none={t("solo-none")}
        how={t("solo-how")}
        onTurn={(to) => (offset.value = to)}
      />
    </>
  );
}

/** The person's own line, if it is on another page or on none. */
function ownLine(board: ShownSoloLeaderboard | null): SoloLeaderboardEntry | null {
  const own = board?.own;
  return own && !board.entries.some(({ person }) => person === own.person) ? own : null;
}

function rowOf({ place, person, name, best, mean, games }: SoloLeaderboardEntry): Row {
  return {
    id: person,
    place,
    name,
    numbers: [formatNumber(best), formatNumber(mean, 1), formatNumber(games)],
  };
}
