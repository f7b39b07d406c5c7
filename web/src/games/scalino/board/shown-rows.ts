/** Whose rows are shown: those of the colour that is pointed at or focused, or else of the one that was
 * pressed. */

import { signal, useSignal } from "@preact/signals";

/** The colour, and one of its rows, that the result explains. The board beside it shows them. */
export const explained = signal<{ readonly colour: number; readonly row: number | null } | null>(
  null,
);

export interface ShownRows {
  /** The colour whose rows are on the board; null if none are. */
  readonly colour: number | null;
  /** The colour that was pressed, and stays. */
  readonly pinned: number | null;
  eventsOf(colour: number): {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
    onClick(): void;
  };
}

export function useShownRows(): ShownRows {
  const hovered = useSignal<number | null>(null);
  const pinned = useSignal<number | null>(null);
  const leave = () => {
    hovered.value = null;
  };
  return {
    colour: hovered.value ?? pinned.value,
    pinned: pinned.value,
    eventsOf: (colour) => ({
      onPointerEnter({ pointerType }) {
        if (pointerType !== "touch") hovered.value = colour;
      },
      onPointerLeave: leave,
      onFocus({ currentTarget }) {
        // A finger focuses, too, and never leaves.
        if ((currentTarget as Element).matches(":focus-visible")) hovered.value = colour;
      },
      onBlur: leave,
      onClick() {
        hovered.value = null;
        pinned.value = pinned.value === colour ? null : colour;
      },
    }),
  };
}
