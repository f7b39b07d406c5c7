/** The board as text. */

import { boardOf } from "../../board/boards";
import { t } from "../../i18n";
import type { View } from "../../protocol";

interface Props {
  game: string;
  view: View;
  names: readonly string[];
}

export function BoardText({ game, view, names }: Props) {
  const lines = boardOf(game)?.describe(view, names) ?? [];
  if (!lines.length) return <p class="quiet">{t("text-none")}</p>;
  return (
    <ul class="board-text">
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
