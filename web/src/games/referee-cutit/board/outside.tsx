/** After the puzzle: all joined, or which snippets are outside, or the puzzle laid on the screen. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { BoardProps } from "../../../board/board";
import { t } from "../../../i18n";
import { Paper, U } from "../../cutit/board/drawing";
import { type Piece, snippetPiece } from "../../cutit/paper";
import { Puzzle } from "../../cutit/puzzle/board";
import { snippetText } from "../../cutit/text";
import { playerOf } from "../../cutit/view";
import { dueSeat, isKnown, puzzleOf, tableOf, type View } from "../view";

export function OutsidePuzzle(props: BoardProps<View>) {
  const { view, before, names } = props;
  const seat = dueSeat(view);
  const isLaying = useSignal(playerOf(tableOf(view), seat).layout.length > 0);
  const name = names[seat] ?? "";
  if (!isKnown(view, seat)) return <Spaces {...props} name={name} />;
  if (!isLaying.value) {
    return <Snippets {...props} name={name} onLay={() => (isLaying.value = true)} />;
  }
  return (
    <>
      <button type="button" onClick={() => (isLaying.value = false)}>
        {t("referee-cutit-do-not-lay")}
      </button>
      <Puzzle
        {...props}
        view={puzzleOf(view)}
        before={before && puzzleOf(before)}
        preview={async () => null}
      />
    </>
  );
}

interface NamedProps extends BoardProps<View> {
  name: string;
}

function Snippets({ view, canMove, move, name, onLay }: NamedProps & { onLay(): void }) {
  const table = tableOf(view);
  const { snippets } = playerOf(table, dueSeat(view));
  const outside = useSignal<ReadonlySet<number>>(new Set());
  const numbers = [...outside.value].sort((a, b) => a - b);
  const toggle = (number: number) => {
    const changed = new Set(outside.value);
    if (!changed.delete(number)) changed.add(number);
    outside.value = changed;
  };
  return (
    <section class="referee-cutit-now">
      <h2>{t("referee-cutit-outside", { name })}</h2>
      <p>{t("referee-cutit-tap-outside")}</p>
      <div class="referee-cutit-snippets">
        {snippets.map((snippet) => {
          const piece = snippetPiece(table.board.sheet.rows, snippet);
          return (
            <button
              key={snippet.number}
              type="button"
              class="referee-cutit-snippet"
              aria-pressed={outside.value.has(snippet.number)}
              aria-label={snippetText(piece)}
              onClick={() => toggle(snippet.number)}
            >
              <b>{snippet.number}</b>
              <Small piece={piece} />
            </button>
          );
        })}
      </div>
      <button
        type="button"
        class="primary referee-cutit-large"
        disabled={!canMove}
        onClick={() => void move(numbers.length ? `out ${numbers.join(",")}` : "complete")}
      >
        {numbers.length
          ? t("referee-cutit-are-outside", { count: numbers.length })
          : t("referee-cutit-complete")}
      </button>
      <button type="button" class="referee-cutit-large" disabled={!canMove} onClick={onLay}>
        {t("referee-cutit-lay")}
      </button>
    </section>
  );
}

function Small({ piece }: { piece: Piece }) {
  const { left, bottom, width, height } = piece.box;
  const box = [left * U, -(bottom + height) * U, width * U, height * U];
  return (
    <svg viewBox={box.join(" ")} aria-hidden="true">
      <Paper piece={piece} />
    </svg>
  );
}

function Spaces({ canMove, move, name }: NamedProps) {
  const spaces = useSignal(0);
  const id = useId();
  return (
    <form
      class="referee-cutit-now"
      onSubmit={(event) => {
        event.preventDefault();
        void move(spaces.value ? `outside ${spaces.value}` : "complete");
      }}
    >
      <h2>{t("referee-cutit-outside", { name })}</h2>
      <label for={id}>{t("referee-cutit-spaces")}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        value={spaces.value}
        onInput={(event) => (spaces.value = event.currentTarget.valueAsNumber || 0)}
      />
      <button type="submit" class="primary referee-cutit-large" disabled={!canMove}>
        {spaces.value
          ? t("referee-cutit-spaces-outside", { count: spaces.value })
          : t("referee-cutit-complete")}
      </button>
    </form>
  );
}
