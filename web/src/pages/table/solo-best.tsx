/** What a finished game alone means for its player: the personal best and the mean. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hasServer } from "../../base";
import { gameNamed } from "../../catalogue";
import { formatNumber, t } from "../../i18n";
import { me } from "../../me";
import { getSoloResult } from "../../net/api";
import type { ShownSoloResult, ShownTable } from "../../protocol";
import { hrefTo } from "../../router";

/** The mean is that of at most this many games. */
const RECENT = 10;

/** Nothing unless the reader has played this table alone, and the game has a solo score. */
export function SoloBest({ table }: { table: ShownTable }) {
  const { occupants, game, id } = table;
  const isOwn = occupants.length === 1 && occupants[0]?.person === me.value?.id;
  if (!hasServer || !isOwn || !gameNamed(game)?.solo_options) return null;
  return <SoloStanding key={id} id={id} game={game} />;
}

function SoloStanding({ id, game }: { id: string; game: string }) {
  const result = useSignal<ShownSoloResult | null>(null);
  useEffect(() => {
    getSoloResult(id).then(
      (found) => {
        result.value = found;
      },
      () => undefined, // the result does without
    );
  }, []);
  if (!result.value) return null;
  const { counts, is_best, score } = result.value;
  return (
    <p>
      {!counts && <>{t("solo-uncounted")} </>}
      {score && (
        <>
          {is_best && <b>{t("solo-is-best")} </b>}
          <a href={hrefTo(`/leaderboard/${game}/1`)}>
            {t("solo-best", { best: formatNumber(score.best) })}
          </a>{" "}
          {score.games > 1 &&
            t("solo-mean", {
              games: Math.min(score.games, RECENT),
              mean: formatNumber(score.mean, 1),
            })}
        </>
      )}
    </p>
  );
}
