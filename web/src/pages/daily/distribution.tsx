/** How everybody did: a bar for each score, the best on top. */

import { t } from "../../i18n";
import type { DailyChallenge } from "../../protocol";

interface Bar {
  key: string;
  label: string;
  text: string;
  players: number;
  isOwn: boolean;
}

export function Distribution({ challenge }: { challenge: DailyChallenge }) {
  const bars = barsOf(challenge);
  if (!bars.length) return null;
  const most = Math.max(...bars.map(({ players }) => players));
  const all = bars.reduce((sum, { players }) => sum + players, 0);
  return (
    <section aria-labelledby="daily-everyone">
      <h2 id="daily-everyone">{t("daily-everyone")}</h2>
      <p class="quiet">{t("daily-players", { players: all })}</p>
      <ul class="daily-bars">
        {bars.map(({ key, label, text, players, isOwn }) => (
          <li key={key} class={isOwn ? "own" : ""}>
            <span class="unseen">{text}</span>
            <span class="daily-bar-label" aria-hidden="true">
              {label}
            </span>
            <meter aria-hidden="true" min={0} max={most} value={players} />
            <span aria-hidden="true">{players}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The best score first, and failures last. */
export function barsOf(challenge: DailyChallenge): Bar[] {
  const { distribution, failed, fewer_is_better: isFewerBetter, state } = challenge;
  const sorted = [...distribution].sort((one, other) =>
    isFewerBetter ? one.score - other.score : other.score - one.score,
  );
  const bars = sorted.map(({ score, players }) => {
    const isOwn = state === "reached" && score === challenge.score;
    const text = t(isOwn ? "daily-bar-own" : "daily-bar", { score, players });
    return { key: String(score), label: String(score), text, players, isOwn };
  });
  if (!failed) return bars;
  const text = t("daily-bar-failed", { players: failed });
  const isOwn = state === "failed";
  return [...bars, { key: "failed", label: "–", text, players: failed, isOwn }];
}
