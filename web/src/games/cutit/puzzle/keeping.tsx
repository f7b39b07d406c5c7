/** After the check: which part of a faulty puzzle its player keeps. */

import type { BoardProps } from "../../../board/board";
import { formatList, formatNumber, t } from "../../../i18n";
import { keepWaitingText } from "../text";
import { playerOf, type View } from "../view";
import type { PuzzleState } from "./state";

/** A part that may be kept. */
export interface Choice {
  readonly move: string;
  readonly part: readonly number[];
  /** The spaces it leaves outside. */
  readonly cost: number;
}

/** The parts a seat can choose from, the best first; none if it is not this viewer's choice. */
export function choicesOf(view: View, seat: number): Choice[] {
  const { check } = playerOf(view, seat);
  if (view.board.phase !== "check" || seat !== view.viewer || !check) return [];
  return (view.moves ?? []).flatMap((move) => {
    const number = Number(move.slice("keep ".length));
    const i = check.parts.findIndex((part) => part.includes(number));
    const part = check.parts[i];
    return part ? [{ move, part, cost: check.costs[i] ?? 0 }] : [];
  });
}

/** The chosen part: the best one with the picked snippet, or the best of all. */
export function chosenOf(choices: readonly Choice[], picked: number | null): Choice | undefined {
  return choices.find(({ part }) => picked !== null && part.includes(picked)) ?? choices[0];
}

interface Props extends Pick<BoardProps<View>, "view" | "names" | "canMove" | "move"> {
  state: PuzzleState;
  choices: readonly Choice[];
  chosen: Choice | undefined;
}

export function Keeping({ view, names, canMove, move, state, choices, chosen }: Props) {
  const waiting = keepWaitingText(view, names);
  return (
    <div class="cutit-keeping">
      {chosen && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void move(chosen.move);
          }}
        >
          <fieldset disabled={!canMove}>
            <legend>{t("cutit-keep-question")}</legend>
            {choices.map((choice, i) => (
              <label key={choice.move} class="cutit-part">
                <input
                  type="radio"
                  name="cutit-keep"
                  class="unseen"
                  checked={choice === chosen}
                  onChange={() => {
                    state.picked.value = Number(choice.move.slice("keep ".length));
                  }}
                />
                <span>
                  {t("cutit-keep-part", {
                    count: choice.part.length,
                    numbers: formatList(choice.part.map(formatNumber)),
                  })}
                </span>
                <b>{t("cutit-keep-cost", { cost: choice.cost })}</b>
                {i === 0 && <em class="good">{t("cutit-keep-best")}</em>}
              </label>
            ))}
          </fieldset>
          <button type="submit" class="primary" disabled={!canMove}>
            {t("cutit-keep-this")}
          </button>
        </form>
      )}
      {waiting && <p class="quiet">{waiting}</p>}
    </div>
  );
}
