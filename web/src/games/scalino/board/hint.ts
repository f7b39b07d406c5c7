/** The line below the board: what the server says about the hovered place. */

import { useEffect } from "preact/hooks";
import type { BoardProps } from "../../../board/board";
import { useAnswer, useReason } from "../../../board/reason";
import { announce } from "../../../ui/announce";
import { type Gain, gainOf } from "../gain";
import type { BoardState } from "../state";
import { hintText } from "../text";
import type { View } from "../view";

export interface Hint {
  readonly text: string;
  /** What a block would earn at the hovered place; null until the server has replied. */
  readonly gain: Gain | null;
}

export function useHint({ view, why, preview, at }: BoardProps<View>, state: BoardState): Hint {
  const { place, isAllowed, colour } = state;
  const move = place && state.moveTo(place);
  const reason = useReason(why, at, isAllowed ? null : move);
  // Wrapped, because the reply itself may be null.
  const ask = async (text: string) => ({ view: (await preview?.(text)) ?? null });
  const foreseen = useAnswer(ask, at, isAllowed ? move : null);
  const gain =
    place && foreseen?.view ? gainOf(view.board, foreseen.view.board, colour, place) : null;
  const text = hintText(state, reason, gain);
  // Only places reached by keys are read out; a pointer passes over too many.
  useEffect(() => {
    if (place && state.device.value === "keys" && (foreseen || reason)) announce(text);
  }, [foreseen, reason]);
  return { text, gain: state.made ? null : gain };
}
