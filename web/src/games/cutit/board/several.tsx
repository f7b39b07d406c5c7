/** Two straight cuts that free several snippets: what they cost, and which part stays the sheet. */

import { t } from "../../../i18n";
import type { SeveralOffer } from "../second-cut";
import { faultText, halfStarsText, priceText, spacesText } from "../text";
import { PENALTY } from "../view";

interface SeveralProps {
  several: readonly SeveralOffer[];
  chosen: SeveralOffer;
  isLast: boolean;
  choose(offer: SeveralOffer): void;
  confirm(): void;
  clear(): void;
}

export function Several({ several, chosen, isLast, choose, confirm, clear }: SeveralProps) {
  return (
    <form
      class="cutit-parts cutit-several"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <div class="cutit-price">
        <p>
          <b>−{PENALTY}</b> {t("cutit-points-word", { count: PENALTY })}
        </p>
        <p>
          <em>{faultText("several")}</em>
        </p>
        <p>{priceText(chosen)}</p>
      </div>
      <fieldset>
        <legend>{t("cutit-which-stays")}</legend>
        {several.map((offer) => (
          <label key={offer.move} class="cutit-part">
            <input
              type="radio"
              name="cutit-stays"
              checked={offer === chosen}
              onChange={() => choose(offer)}
              class="unseen"
            />
            <span>
              <b>{spacesText(offer.sheet.length)}</b>
            </span>
            <span>{t("cutit-part-with", { space: offer.space })}</span>
            <span>{halfStarsText(offer.halfStars)}</span>
          </label>
        ))}
      </fieldset>
      {isLast && <p class="quiet">{t("cutit-stays-last")}</p>}
      <div class="cutit-buttons">
        <button type="submit" class="primary">
          {t("cutit-cut")}
        </button>
        <button type="button" onClick={clear}>
          {t("cutit-again")}
        </button>
      </div>
    </form>
  );
}
