/** While a snippet is held, the half-stars that match one of it glow. */

import { Drawn, U } from "../board/drawing";
import { type HalfStar, middleOf, type Piece, turnSide } from "../paper";
import { type Held, isMatch, type Laid, lay, type PuzzleGrid } from "./places";
import type { PuzzleState } from "./state";

export interface Glowing {
  readonly half: HalfStar;
  /** True if they would meet without another turn. */
  readonly isFacing: boolean;
}

/** The open half-stars on the felt that match one of the held snippet. */
export function glowing(piece: Piece, held: Held, others: PuzzleGrid): Glowing[] {
  const own = lay(piece, { number: held.number, x: 0, y: 0, turns: held.turns }).halves;
  const isOpen = (one: Laid, { x, y, side }: HalfStar) =>
    !others.meetings(one).some((met) => met.x === x && met.y === y && met.side === side);
  return others.laid.flatMap((one) =>
    one.halves.flatMap((half) => {
      const matching = own.filter((mine) => isMatch(mine, half));
      if (!matching.length || !isOpen(one, half)) return [];
      return [{ half, isFacing: matching.some(({ side }) => side === turnSide(half.side, 2)) }];
    }),
  );
}

export function Glow({ state }: { state: PuzzleState }) {
  const held = state.held.value;
  const piece = held && state.pieces.value.get(held.number);
  if (!held || !piece) return null;
  return (
    <Drawn class="cutit-glows">
      {glowing(piece, held, state.without(held.number)).map(({ half, isFacing }) => {
        const { x, y } = middleOf(half);
        return (
          <circle
            key={`${half.x},${half.y},${half.side}`}
            class="cutit-glow"
            data-facing={isFacing}
            cx={x * U}
            cy={-y * U}
            r={0.4 * U}
          />
        );
      })}
    </Drawn>
  );
}
