/** The table: the other players above, the shared rows in the middle, the player's cards below. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import {
  CardAnimations,
  type Layout,
  measure,
  moved,
  type Placed,
  placed,
} from "./board/animations";
import { cutRow, flightsOf, ownFlight } from "./board/flights";
import { Others } from "./board/others";
import { OwnHand } from "./board/own-hand";
import { SharedRows, Stock } from "./board/rows";
import { focusCard, useInput } from "./input";
import { readMove, withMove } from "./moves";
import { BoardState } from "./state";
import type { View } from "./view";

/** With more players each gets less room. */
const MOST_AT_EASE = 4;

export function Board(props: BoardProps<View>) {
  const { view, names } = props;
  const root = useRef<HTMLDivElement>(null);
  const state = useBoardState(props);
  useInput(root, state);
  const { made } = state;
  const { flights, cut, land } = useFlights(root, props, made);
  useFocus(root, made, view, state.ending.value !== null);
  const board = made === null ? view.board : withMove(view.board, view.viewer, made);
  const own = board.players[view.viewer];
  return (
    <div
      class="rope-table"
      ref={root}
      data-crowd={view.board.players.length > MOST_AT_EASE}
      onPointerDownCapture={land}
      onKeyDownCapture={land}
    >
      <Others view={view} names={names} />
      <div class="rope-shared">
        <SharedRows board={board} state={state} cut={cut} />
        <Stock board={board} />
      </div>
      {own && <OwnHand view={view} player={own} name={names[view.viewer] ?? ""} state={state} />}
      <CardAnimations board={root} flights={flights} onLanded={land} />
    </div>
  );
}

function useBoardState(props: BoardProps<View>): BoardState {
  const { view, canMove, pending, move, takeBack, hint } = props;
  // A revealed pile card cannot be hidden again.
  const last = takeBack && readMove(takeBack.entry.text);
  const canTakeBack = last && last.is !== "pile";
  const table = {
    ...{ view, canMove, pending, move, hint },
    takeBack: canTakeBack ? takeBack.go : null,
  };
  const state = useMemo(() => new BoardState(table), []);
  state.table = table;
  useLayoutEffect(() => state.start(), [view]);
  return state;
}

interface Moving {
  readonly flights: readonly Placed[];
  /** The row whose rope is being cut. */
  readonly cut: number | null;
}

const STILL: Moving = { flights: [], cut: null };

/** The cards that are on their way since the last change, until they have landed or nobody waits. The
 * player's own card starts as soon as it is put down, and comes back if it was refused. */
function useFlights(
  root: RefObject<HTMLElement | null>,
  props: BoardProps<View>,
  made: string | null,
) {
  const { view, before, fresh, hasMotion } = props;
  const moving = useSignal<Moving>(STILL);
  const shown = useRef<{ view: View | null; made: string | null }>({ view: null, made: null });
  const last = useRef(shown.current);
  const layout = useRef<Layout>(new Map());
  if (shown.current.view !== view || shown.current.made !== made) {
    // The screen still shows what was there before.
    layout.current = measure(root.current);
    last.current = shown.current;
    shown.current = { view, made };
  }
  useLayoutEffect(() => {
    for (const card of root.current?.querySelectorAll<HTMLElement>("[data-source]") ?? []) {
      card.style.translate = "";
    }
    moving.value = hasMotion ? motion() : STILL;
  }, [view, made]);
  const motion = (): Moving => {
    const now = measure(root.current);
    if (last.current.view === view) {
      const own = ownFlight(view, made ?? last.current.made ?? "");
      const flight = own && made === null ? { ...own, from: own.to, to: own.from } : own;
      return { flights: flight ? moved(flight, layout.current, now) : [], cut: null };
    }
    if (!before) return STILL;
    const flights = placed(flightsOf(before, view, fresh), layout.current, now);
    return { flights, cut: flights.length ? cutRow(before, view, fresh) : null };
  };
  const land = () => {
    if (moving.peek() !== STILL) moving.value = STILL;
  };
  return { ...moving.value, land };
}

/** Keeps the keyboard focus on the player's cards after the focused card is gone. */
function useFocus(
  root: RefObject<HTMLElement | null>,
  made: string | null,
  view: View,
  isEnding: boolean,
): void {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    const note = (event: FocusEvent) => {
      isInside.current = event.target instanceof Node && !!root.current?.contains(event.target);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    if (!root.current || !isInside.current || isEnding) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    const current = root.current.querySelector<HTMLElement>('[data-source][tabindex="0"]');
    focusCard(root.current, current?.dataset.source ?? "");
  }, [view, made, isEnding]);
}
