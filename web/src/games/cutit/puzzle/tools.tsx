/** The tools in a corner of the felt. All of them are always there, so that none moves. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { t } from "../../../i18n";
import { Dialog } from "../../../ui/dialog";
import { Glyph } from "./icons";
import type { PuzzleState } from "./state";

interface Props {
  state: PuzzleState;
  tools: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** True once the puzzles are checked: there is nothing to move any more. */
  isFinal: boolean;
}

export function Tools({ state, tools, isOpen, isFinal }: Props) {
  const isExplained = useSignal(false);
  const number = state.picked.value;
  const isLaid = number !== null && state.places.value.has(number);
  return (
    <div ref={tools} class="cutit-tools" role="toolbar" aria-label={t("cutit-tools")}>
      {!isFinal && (
        <>
          <Tool
            glyph="undo"
            label={t("cutit-undo")}
            isOff={!isOpen || !state.history.length.value}
            onClick={() => state.undo()}
          />
          <Tool
            glyph="turn"
            label={t("cutit-turn", { number: number ?? 0 })}
            isOff={!isOpen || number === null}
            onClick={() => number !== null && state.turn(number)}
          />
          <Tool
            glyph="lift"
            label={t("cutit-lift", { number: number ?? 0 })}
            isOff={!isOpen || !isLaid}
            onClick={() => number !== null && state.lift(number)}
          />
        </>
      )}
      <Tool glyph="closer" label={t("cutit-closer")} onClick={() => state.look.zoom(1.25)} />
      <Tool glyph="farther" label={t("cutit-farther")} onClick={() => state.look.zoom(0.8)} />
      <Tool glyph="all" label={t("cutit-all")} onClick={() => state.seeAll()} />
      {!isFinal && (
        <Tool
          class="cutit-keys"
          glyph="keys"
          label={t("cutit-keys-title")}
          onClick={() => {
            isExplained.value = true;
          }}
        />
      )}
      {isExplained.value && (
        <Dialog
          title={t("cutit-keys-title")}
          onClose={() => {
            isExplained.value = false;
          }}
        >
          <p>{t("cutit-puzzle-keys")}</p>
        </Dialog>
      )}
    </div>
  );
}

interface ToolProps {
  class?: string;
  glyph: Parameters<typeof Glyph>[0]["name"];
  label: string;
  isOff?: boolean;
  onClick(): void;
}

function Tool({ class: extra = "", glyph, label, isOff = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class={`cutit-tool ${extra}`}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      <Glyph name={glyph} />
    </button>
  );
}
