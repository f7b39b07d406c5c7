/** A snippet on the felt, laid or loose. */

import { useRef } from "preact/hooks";
import { Centred, edge, U } from "../board/drawing";
import { snippetText } from "../text";
import type { PuzzleInput } from "./input";
import { lay, middleOfPlace, type Place } from "./places";
import type { PuzzleState } from "./state";

interface Props {
  state: PuzzleState;
  input: PuzzleInput;
  place: Place;
  isOpen: boolean;
  isLoose: boolean;
  /** True if it hangs together with others; those that do not are paler. */
  isJoined: boolean;
  /** True if it is not kept after the check. */
  isLost: boolean;
}

export function Lying({ state, input, place, isOpen, isLoose, isJoined, isLost }: Props) {
  const { number } = place;
  const piece = state.pieces.value.get(number);
  const degrees = useDegrees(place.turns);
  if (!piece) return null;
  const isHeld = state.held.value?.number === number;
  const middle = middleOfPlace(piece, place);
  const label = snippetText(piece);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button wherever it can be moved
    <g
      class="cutit-lying"
      data-snippet={number}
      data-loose={isLoose}
      data-joined={isJoined}
      data-picked={state.picked.value === number}
      data-held={isHeld}
      data-lost={isLost}
      {...(isOpen
        ? { role: "button", tabindex: 0, "aria-label": label }
        : { role: "img", "aria-label": label })}
      onPointerDown={(event) => input.grab(event, number)}
      onKeyDown={(event) => input.onSnippetKey(event, number)}
      onFocus={() => {
        if (isOpen) state.picked.value = number;
      }}
    >
      <g class="cutit-turning" data-turns={place.turns} style={moved(middle.x, middle.y, degrees)}>
        <Centred piece={piece} />
      </g>
      {!isHeld && <path class="cutit-focus" d={edge(lay(piece, place).spaces)} />}
    </g>
  );
}

export const moved = (x: number, y: number, degrees: number) => ({
  transform: `translate(${x * U}px, ${-y * U}px) rotate(${degrees}deg)`,
});

/** Quarter turns as degrees that only grow. Otherwise the fourth turn would spin back. */
export function useDegrees(turns: number): number {
  const last = useRef(turns);
  last.current += (((turns - last.current) % 4) + 4) % 4;
  return last.current * 90;
}
