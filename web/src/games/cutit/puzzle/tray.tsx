/** The snippets that are not on the table yet. */

import type { RefObject } from "preact";
import { t } from "../../../i18n";
import { Thumb } from "../board/drawing";
import { snippetText } from "../text";
import type { PuzzleInput } from "./input";
import type { PuzzleState } from "./state";

interface Props {
  state: PuzzleState;
  input: PuzzleInput;
  tray: RefObject<HTMLUListElement | null>;
  isOpen: boolean;
}

export function Tray({ state, input, tray, isOpen }: Props) {
  const loose = state.loose();
  const held = state.held.value?.number;
  return (
    <ul ref={tray} class="cutit-tray" aria-label={t("cutit-tray")} data-empty={loose.length === 0}>
      {loose.map((number) => {
        const piece = state.pieces.value.get(number);
        if (!piece) return null;
        return (
          <li key={number}>
            <button
              type="button"
              class="cutit-loose"
              data-held={held === number}
              aria-pressed={state.picked.value === number}
              aria-label={snippetText(piece)}
              disabled={!isOpen}
              onPointerDown={(event) => input.grab(event, number)}
              onPointerMove={input.onPointerMove}
              onPointerUp={input.onPointerUp}
              onPointerCancel={input.onPointerCancel}
              onKeyDown={(event) => input.onSnippetKey(event, number)}
            >
              <Thumb piece={piece} turns={state.turnsOf(number)} />
              <small aria-hidden="true">{number}</small>
            </button>
          </li>
        );
      })}
      {loose.length === 0 && <li class="quiet">{t("cutit-tray-empty")}</li>}
    </ul>
  );
}
