/** The fallback board: the server's drawing, and a list of moves in notation. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { t } from "../i18n";
import { drawingUrl } from "../net/api";
import { useFileUrl } from "../ui/file-url";
import type { BoardProps, GameBoard } from "./board";

const MOST_BUTTONS = 120;

function PlainBoard({ view, canMove, move, hint, source, at }: BoardProps) {
  const drawing = useFileUrl(drawingUrl(source, at, view.viewer), source.id);
  return (
    <div class="plain-board">
      <img class="plain-drawing" src={drawing} alt={t("plain-drawing", { n: at })} />
      {canMove && <Moves view={view} move={move} hint={hint} />}
    </div>
  );
}

function Moves({ view, move, hint }: Pick<BoardProps, "view" | "move" | "hint">) {
  const text = useSignal("");
  const id = useId();
  const moves = (view.moves ?? []).filter((one) => one.includes(text.value.trim()));
  return (
    <div class="plain-moves">
      <form
        class="line"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await move(text.value.trim())) text.value = "";
        }}
      >
        <label for={id}>{t("plain-move")}</label>
        <input
          id={id}
          value={text.value}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="primary" disabled={!text.value.trim()}>
          {t("plain-make")}
        </button>
      </form>
      <ul class="plain-list">
        {moves.slice(0, MOST_BUTTONS).map((one) => (
          <li key={one}>
            <button type="button" class={one === hint ? "primary" : ""} onClick={() => move(one)}>
              {one}
            </button>
          </li>
        ))}
      </ul>
      {moves.length > MOST_BUTTONS && (
        <p class="quiet">{t("plain-more", { count: moves.length - MOST_BUTTONS })}</p>
      )}
    </div>
  );
}

/** A part of a board as lines: the names of fields, then their values. */
function lines(part: unknown, name = ""): string[] {
  const isList = Array.isArray(part);
  if (part === null || typeof part !== "object" || (isList && part.every(isAtom))) {
    const values = isList ? part : [part];
    return [`${name}: ${values.map((value) => String(value ?? "–")).join(" ") || "–"}`];
  }
  return Object.entries(part).flatMap(([key, value]) =>
    lines(value, `${name} ${isList ? Number(key) + 1 : key}`.trim()),
  );
}

const isAtom = (part: unknown) => part === null || typeof part !== "object";

const plain: GameBoard = {
  Board: PlainBoard,
  describe: ({ board, moves }) => [
    ...lines(board),
    ...(moves?.length ? [t("plain-moves", { count: moves.length })] : []),
  ],
};

export default plain;
