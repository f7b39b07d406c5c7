/** Who has won each game of the sitting. */

import { t } from "../../../i18n";
import { wonText } from "../text";
import type { View } from "../view";

export function History({ view, names }: { view: View; names: readonly string[] }) {
  const { winners } = view.board;
  if (!winners.length) return null;
  return (
    <section class="referee-rope-history">
      <h2>{t("referee-rope-history")}</h2>
      <ol>
        {winners.map((seats, game) => (
          <li key={game}>{wonText(seats, names)}</li>
        ))}
      </ol>
    </section>
  );
}
