/** Two straight cuts that free several snippets: what they cost, and which part stays the sheet. */

import { t } from "../../../i18n";
import type { SeveralOffer } from "../second-cut";
import { faultText, halfStarsText, priceText, spacesText } from "../text";
import { PENALTY } from "../view";
import { CutForm, PartChoice } from "./form";

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
    <CutForm class="cutit-parts cutit-several" confirm={confirm} clear={clear}>
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
          <PartChoice
            key={offer.move}
            name="cutit-stays"
            isChosen={offer === chosen}
            choose={() => choose(offer)}
          >
            <span>
              <b>{spacesText(offer.sheet.length)}</b>
            </span>
            <span>{t("cutit-part-with", { space: offer.space })}</span>
            <span>{halfStarsText(offer.halfStars)}</span>
          </PartChoice>
        ))}
      </fieldset>
      {isLast && <p class="quiet">{t("cutit-stays-last")}</p>}
    </CutForm>
  );
}
