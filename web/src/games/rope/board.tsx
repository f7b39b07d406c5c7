/** The table: the others above, the shared rows in the middle, the own cards below. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { CardAnimations, type Layout, measure, type Placed, placed } from "./board/animations";
import { flightsOf } from "./board/flights";
import { Others } from "./board/others";
import { OwnHand } from "./board/own-hand";
import { SharedRows, Stock } from "./board/rows";
import { focusCard, useInput } from "./input";
import { readMove, withEnding } from "./moves";
import { BoardState } from "./state";
import type { View } from "./view";

/** With more players each gets less room. */
const MOST_AT_EASE = 4;

export function Board(props: BoardProps<View>) {
  const { view, names } = props;
  const root = useRef<HTMLDivElement>(null);
  const state = useBoardState(props);
  useInput(root, state);
  const { flights, land } = useFlights(root, props);
  useFocus(root, state, view);
  const ending = state.ending.value;
  const board = ending ? withEnding(view.board, view.viewer, ending.text) : view.board;
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
        <SharedRows board={board} state={state} />
        <Stock board={board} />
      </div>
      {own && <OwnHand view={view} player={own} name={names[view.viewer] ?? ""} state={state} />}
      <CardAnimations board={root} flights={flights} onLanded={land} />
    </div>
  );
}

function useBoardState({ view, canMove, move, takeBack, hint }: BoardProps<View>): BoardState {
  // A revealed pile card cannot be hidden again.
  const last = takeBack && readMove(takeBack.entry.text);
  const canTakeBack = last && last.is !== "pile";
  const table = { view, canMove, move, hint, takeBack: canTakeBack ? takeBack.go : null };
  const state = useMemo(() => new BoardState(table), []);
  state.table = table;
  useLayoutEffect(() => state.start(), [view]);
  return state;
}

/** The cards that are on their way since the last view, until they have landed or nobody waits. */
function useFlights(root: RefObject<HTMLElement | null>, props: BoardProps<View>) {
  const { view, before, fresh, hasMotion } = props;
  const flights = useSignal<readonly Placed[]>(NONE);
  const shown = useRef<View | null>(null);
  const layout = useRef<Layout>(new Map());
  if (shown.current !== view) {
    // The screen still shows the previous view.
    layout.current = measure(root.current);
    shown.current = view;
  }
  useLayoutEffect(() => {
    for (const card of root.current?.querySelectorAll<HTMLElement>("[data-source]") ?? []) {
      card.style.translate = "";
    }
    flights.value =
      before && hasMotion
        ? placed(flightsOf(before, view, fresh), layout.current, measure(root.current))
        : NONE;
  }, [view]);
  const land = () => {
    if (flights.peek().length) flights.value = NONE;
  };
  return { flights: flights.value, land };
}

const NONE: readonly Placed[] = [];

/** Keeps the keyboard focus on the own cards after the focused card is gone. */
function useFocus(root: RefObject<HTMLElement | null>, state: BoardState, view: View): void {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    const note = (event: FocusEvent) => {
      isInside.current = event.target instanceof Node && !!root.current?.contains(event.target);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  const isEnding = state.ending.value !== null;
  useLayoutEffect(() => {
    if (!root.current || !isInside.current || isEnding) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    const current = root.current.querySelector<HTMLElement>('[data-source][tabindex="0"]');
    focusCard(root.current, current?.dataset.source ?? "");
  }, [view, isEnding]);
}
