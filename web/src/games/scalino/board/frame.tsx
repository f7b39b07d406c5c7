/** The frame of building and demolition: the table with its cards, a hint line, and the tray. */

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import type { Turning } from "./turning";

export interface BoardEvents {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(): void;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface Props {
  /** The element that has the focus while the keyboard is used. */
  root: RefObject<HTMLDivElement | null>;
  label: string;
  keys: string;
  cards: ComponentChildren;
  tray: ComponentChildren;
  /** What can be done here, or why it cannot. */
  hint: string;
  isWarning: boolean;
  /** Something big that just happened. */
  banner: string | null;
  children: ComponentChildren;
  events: BoardEvents;
}

export function BoardFrame(props: Props) {
  const { root, label, keys, cards, tray, hint, isWarning, banner, events, children } = props;
  const id = useId();
  return (
    <div class="sc">
      <div class="sc-table">
        <div
          class="sc-board"
          ref={root}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is played with the keys
          tabIndex={0}
          aria-label={label}
          aria-describedby={id}
          {...events}
        >
          {children}
        </div>
        {cards}
        {banner && (
          <p key={banner} class="sc-banner">
            {banner}
          </p>
        )}
      </div>
      <p class={isWarning ? "sc-hint warning" : "sc-hint"}>{hint}</p>
      <div class="sc-tray">{tray}</div>
      <p id={id} class="unseen">
        {keys}
      </p>
    </div>
  );
}

/** Keys that work wherever the focus is on the board, or the pointer over it. */
export function useBoardKeys(
  root: RefObject<HTMLDivElement | null>,
  turning: Turning,
  more: (key: string) => boolean = () => false,
): void {
  const handle = useRef((_key: string): boolean => false);
  handle.current = (key) => {
    if (key === "q") turning.turnBy(-1);
    else if (key === "e") turning.turnBy(1);
    else if (key === "v") turning.switchAbove();
    else return more(key);
    return true;
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const board = root.current?.closest(".sc");
      if (!board || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented)
        return;
      if (isWriting(event.target) || document.querySelector("dialog[open]")) return;
      if (!board.matches(":hover") && !board.contains(document.activeElement)) return;
      if (handle.current(event.key.toLowerCase())) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea");
}
