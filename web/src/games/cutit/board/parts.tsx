/** The two parts that a cut makes, to name the snippet. */

import type { ComponentChildren } from "preact";
import { t } from "../../../i18n";
import type { Offer } from "../cuts";
import { faultText, halfStarsText, spacesText } from "../text";
import { PENALTY } from "../view";
import { CutForm, PartChoice } from "./form";

interface PartsProps {
  cut: readonly Offer[];
  chosen: Offer;
  left: number;
  isLast: boolean;
  /** The points that count instead of the most. */
  claim: number | null;
  /** Where fewer points may be counted. */
  children: ComponentChildren;
  /** Adds a second cut to a straight one; null where that is not offered. */
  addSecond: (() => void) | null;
  choose(offer: Offer): void;
  confirm(): void;
  clear(): void;
}

/** Both parts of the drawn cut; the player chooses which is the snippet. */
export function Parts(props: PartsProps) {
  const { cut, chosen, left, isLast, claim, children, addSecond, choose, confirm, clear } = props;
  const second = addSecond && chosen.path.length === 2 && (
    <button type="button" onClick={addSecond}>
      {t("cutit-second")}
    </button>
  );
  return (
    <CutForm class="cutit-parts" confirm={confirm} clear={clear} buttons={second}>
      <fieldset>
        <legend>{t("cutit-which", { count: cut.length })}</legend>
        {cut.map((offer) => (
          <PartChoice
            key={offer.move}
            name="cutit-part"
            isChosen={offer === chosen}
            isFault={offer.fault !== null}
            choose={() => choose(offer)}
          >
            <span class="cutit-part-points">
              <Points
                points={offer === chosen && claim !== null ? claim : offer.points}
                fault={offer.fault}
              />
            </span>
            <span>{spacesText(offer.spaces)}</span>
            <span>{halfStarsText(offer.halfStars)}</span>
            <span>
              {offer.fault && <em>{faultText(offer.fault)}</em>}
              {!offer.fault && offer.path.length === 2 && (
                <em class="good">{t("cutit-one-cut")}</em>
              )}
            </span>
          </PartChoice>
        ))}
      </fieldset>
      {children}
      <p class="quiet">
        {isLast
          ? t("cutit-rest-last")
          : t("cutit-rest", { spaces: spacesText(left - chosen.spaces) })}
      </p>
    </CutForm>
  );
}

function Points({ points, fault }: Pick<Offer, "points" | "fault">) {
  return (
    <>
      {fault ? `−${PENALTY}` : points}
      <small>{t("cutit-points-word", { count: fault ? PENALTY : points })}</small>
    </>
  );
}
