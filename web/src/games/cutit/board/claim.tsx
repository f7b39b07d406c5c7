/** Counting fewer points than the jokers of a snippet give, and what for. */

import { t } from "../../../i18n";
import type { Offer } from "../cuts";

interface ClaimProps {
  offer: Offer;
  /** The points that this round's + compares with. */
  last: number | null;
  claim: number | null;
  choose(points: number | null): void;
}

/** Nothing where the jokers leave no choice. */
export function Claim({ offer, last, claim, choose }: ClaimProps) {
  const { points, fewer } = offer;
  if (!fewer.length) return null;
  const isLost = claim !== null && last !== null && points > last && claim <= last;
  return (
    <div class="cutit-claim">
      <label>
        {t("cutit-fewer")}
        <select
          value={String(claim ?? points)}
          onChange={({ currentTarget }) => {
            const chosen = Number(currentTarget.value);
            choose(chosen === points ? null : chosen);
          }}
        >
          {[points, ...fewer.toReversed()].map((one) => (
            <option key={one} value={String(one)}>
              {t("cutit-part-points", { points: one })}
            </option>
          ))}
        </select>
      </label>
      <p class="quiet" role="status">
        {claim === null
          ? t("cutit-fewer-why")
          : t(isLost ? "cutit-fewer-lost" : "cutit-fewer-chosen", { points: claim, most: points })}
      </p>
    </div>
  );
}
