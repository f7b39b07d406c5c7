/** How to draw a cut, and then the second one where scissors run free. */

import { t } from "../../../i18n";

export function HowToCut({ isFree }: { isFree: boolean }) {
  return (
    <div class="cutit-hint">
      <p>{t("cutit-how")}</p>
      {isFree && <p>{t("cutit-second-why")}</p>}
      <p class="quiet" id="cutit-keys">
        {t("cutit-keys")} {isFree && t("cutit-keys-second")}
      </p>
    </div>
  );
}

export function HowToCutAgain({ clear }: { clear(): void }) {
  return (
    <div class="cutit-hint">
      <p id="cutit-keys">{t("cutit-second-how")}</p>
      <div class="cutit-buttons">
        <button type="button" onClick={clear}>
          {t("cutit-again")}
        </button>
      </div>
    </div>
  );
}
