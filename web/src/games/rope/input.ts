/** Pointer, touch and keys on the board. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { wantsMotion } from "../../ui/theme";
import type { Source, Target } from "./moves";
import type { BoardState } from "./state";

const DRAG_FROM_PX = 6;
const RETURN_MS = 150;

export function useInput(root: RefObject<HTMLElement | null>, state: BoardState): void {
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const stop = new AbortController();
    const { signal } = stop;
    const drag = new Drag(board, state);
    board.addEventListener("pointerdown", (event) => drag.begin(event), { signal });
    board.addEventListener("pointermove", (event) => drag.move(event), { signal });
    board.addEventListener("pointerup", (event) => drag.end(event), { signal });
    board.addEventListener("pointercancel", () => drag.cancel(), { signal });
    board.addEventListener("click", (event) => tap(state, drag, event), { signal });
    board.addEventListener("keydown", (event) => press(board, state, event), { signal });
    return () => stop.abort();
  }, []);
}

function within(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

function sourceOf(state: BoardState, element: HTMLElement | null): Source | null {
  return element ? state.find(element.dataset.source ?? "") : null;
}

function targetOf(element: Element | null | undefined): Target | null {
  const name = element?.closest<HTMLElement>("[data-target]")?.dataset.target;
  if (!name) return null;
  const [to, row] = name.split("-");
  return { to: to === "row" ? "row" : "supply", row: Number(row) };
}

/** A tap picks a card up, or puts the one in hand down. A double click plays a card with one place to
 * go. */
function tap(state: BoardState, drag: Drag, event: MouseEvent): void {
  if (drag.wasDragged()) return;
  const source = sourceOf(state, within(event, "[data-source]"));
  const only = source && event.detail === 2 ? state.onlyTarget(source) : null;
  if (source && only) {
    void state.put(source, only, true);
    return;
  }
  const target = targetOf(within(event, "[data-target]"));
  const picked = state.picked.value;
  if (picked && target && !(source && !state.isLit(target))) {
    // A click made by a key has no detail. Keyboard users get no time limit.
    void state.put(picked, target, event.detail > 0);
  } else if (source) {
    state.pick(source);
  }
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrows step through the player's cards. A to C and 1 to 3 put one down; so does Enter if it fits one
 * place only. */
function press(board: HTMLElement, state: BoardState, event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const focused = within(event, "[data-source]");
  if (focused) state.current.value = focused.dataset.source ?? "";
  const step = STEPS[event.key];
  const source = state.picked.value ?? sourceOf(state, focused);
  const only = onlyMove(state, sourceOf(state, focused));
  const row = "abc".indexOf(event.key.toLowerCase());
  const supply = "123".indexOf(event.key);
  if (step && focused) {
    focusCard(board, state.step(step));
  } else if (source && row >= 0) {
    void state.put(source, { to: "row", row }, false);
  } else if (source && supply >= 0) {
    void state.put(source, { to: "supply", row: supply }, false);
  } else if (event.key === "Enter" && focused && !state.picked.value && only) {
    void state.put(only.source, only.target, false);
  } else if (event.key === "Backspace" && state.takeBack) {
    void state.takeBack();
  } else if (event.key === "Escape" && (state.ending.value || state.picked.value)) {
    state.start();
  } else {
    return;
  }
  event.preventDefault();
}

function onlyMove(state: BoardState, source: Source | null) {
  const target = source && state.onlyTarget(source);
  return source && target ? { source, target } : null;
}

export function focusCard(board: HTMLElement, key: string): void {
  board.querySelector<HTMLElement>(`[data-source="${key}"]`)?.focus();
}

/** A card under the finger. */
class Drag {
  #card: HTMLElement | null = null;
  #source: Source | null = null;
  #from = { x: 0, y: 0 };
  #hasMoved = false;

  constructor(
    readonly board: HTMLElement,
    readonly state: BoardState,
  ) {}

  begin(event: PointerEvent): void {
    const card = within(event, "[data-source]");
    const source = sourceOf(this.state, card);
    this.#hasMoved = false;
    if (!source || event.button !== 0 || !event.isPrimary) return;
    if (!this.state.table.canMove || this.state.ending.value) return;
    this.#card = card;
    this.#source = source;
    this.#from = { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.#card || !this.#source) return;
    const x = event.clientX - this.#from.x;
    const y = event.clientY - this.#from.y;
    if (!this.#hasMoved) {
      if (Math.hypot(x, y) < DRAG_FROM_PX) return;
      this.#hasMoved = true;
      this.#card.setPointerCapture(event.pointerId);
      this.state.picked.value = this.#source;
      this.state.isDragging.value = true;
    }
    this.#card.style.translate = `${x}px ${y}px`;
    this.state.over.value = this.#under(event);
  }

  end(event: PointerEvent): void {
    const card = this.#card;
    const source = this.#source;
    const target = this.#under(event);
    this.#card = null;
    if (!card || !source || !this.#hasMoved) return;
    if (!target) {
      this.state.drop();
      lay(card);
      return;
    }
    // A card that was taken is drawn in its new place at once; any other goes back.
    void this.state.put(source, target, true).then((stands) => {
      if (!stands || this.state.ending.value) lay(card);
    });
  }

  cancel(): void {
    if (this.#card) lay(this.#card);
    this.#card = null;
    this.state.drop();
  }

  /** True if the current click ends a drag. */
  wasDragged(): boolean {
    const was = this.#hasMoved;
    this.#hasMoved = false;
    return was;
  }

  #under(event: PointerEvent): Target | null {
    const found = document.elementsFromPoint(event.clientX, event.clientY);
    const target = found.find((one) => !this.#card?.contains(one) && one.closest("[data-target]"));
    return this.board.contains(target ?? null) ? targetOf(target) : null;
  }
}

/** Lets a dragged card go back to its place. */
function lay(card: HTMLElement): void {
  const { translate } = card.style;
  card.style.translate = "";
  if (!wantsMotion()) return;
  card.animate([{ translate }, { translate: "0 0" }], { duration: RETURN_MS, easing: "ease-out" });
}
