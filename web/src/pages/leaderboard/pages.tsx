/** Buttons to turn the pages of a leaderboard. */

import { t } from "../../i18n";

interface Props {
  board: { offset: number; total: number; entries: readonly unknown[] } | null;
  onTurn(to: number): void;
}

export function Pages({ board, onTurn }: Props) {
  if (!board || board.total <= board.entries.length) return null;
  const next = board.offset + board.entries.length;
  return (
    <div class="actions">
      <button type="button" disabled={board.offset === 0} onClick={() => onTurn(0)}>
        {t("leaderboard-top")}
      </button>
      <button type="button" disabled={next >= board.total} onClick={() => onTurn(next)}>
        {t("leaderboard-next")}
      </button>
    </div>
  );
}
