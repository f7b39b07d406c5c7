/** How far a person stays below par, in games that know it. */

import { t } from "../../i18n";
import type { ShownPar } from "../../protocol";
import { gameName } from "../table/names";

export function Par({ par }: { par: readonly ShownPar[] }) {
  if (!par.length) return null;
  return (
    <div class="par">
      {par.map((one) => (
        <p key={one.game}>
          <b>{gameName(one.game)}</b> {parText(one)}
        </p>
      ))}
      <p class="quiet">{t("person-par-what")}</p>
    </div>
  );
}

function parText({ games, mean, best }: ShownPar): string {
  if (games === 1) return t("person-par-once", { best });
  return t("person-par", { mean: Math.round(mean), games, best });
}
