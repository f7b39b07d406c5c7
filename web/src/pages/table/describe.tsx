/** The board in words, for whoever cannot see it or wants to read it. */

import { boardOf } from "../../board/boards";
import type { View } from "../../protocol";
import { say } from "../../words";

interface Props {
  game: string;
  view: View;
  names: readonly string[];
}

export function BoardWords({ game, view, names }: Props) {
  const lines = boardOf(game)?.describe(view, names) ?? [];
  if (!lines.length) return <p class="quiet">{say("words-none")}</p>;
  return (
    <ul class="board-words">
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
