/** Cards on their way from where they lay to where they lie now, over the board. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Back, Face } from "./cards";
import { FLIGHT_MS, type Flight } from "./flights";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Layout = ReadonlyMap<string, Box>;

/** The position of every place, relative to the corner of the board. */
export function measure(board: HTMLElement | null): Layout {
  const layout = new Map<string, Box>();
  if (!board) return layout;
  const corner = board.getBoundingClientRect();
  for (const spot of board.querySelectorAll<HTMLElement>("[data-spot]")) {
    const { x, y, width, height } = cardOf(spot).getBoundingClientRect();
    layout.set(spot.dataset.spot ?? "", { x: x - corner.x, y: y - corner.y, width, height });
  }
  return layout;
}

function cardOf(spot: HTMLElement): Element {
  return spot.querySelector(".rope-card") ?? spot;
}

/** A flight whose places are known. */
export interface Placed extends Flight {
  readonly boxes: readonly Box[];
}

export function placed(flights: readonly Flight[], before: Layout, now: Layout): Placed[] {
  return flights.flatMap((flight) => {
    // A card that the player dropped is already in its place.
    if (flight.to !== flight.from && isCardSpot(flight.to) && before.has(flight.to)) return [];
    const laid = flight.laid === undefined ? undefined : before.get(flight.laid);
    const from = laid ?? before.get(flight.from);
    const via = flight.via && (laid ?? before.get(flight.via.spot));
    const to = now.get(flight.to);
    if (!from?.width || !to?.width) return [];
    return [{ ...flight, boxes: via ? [from, via, to] : [from, to] }];
  });
}

/** A card that goes straight from one place to another, there or back. */
export function moved(flight: Flight, before: Layout, now: Layout): Placed[] {
  const from = before.get(flight.from);
  const to = now.get(flight.to);
  return from?.width && to?.width ? [{ ...flight, boxes: [from, to] }] : [];
}

/** True if this is the place of a single card. */
function isCardSpot(spot: string): boolean {
  return /^(row|supply|hand)-.*-/.test(spot) && !/^supply-\d+-\d+$/.test(spot);
}

interface Props {
  board: RefObject<HTMLElement | null>;
  flights: readonly Placed[];
  onLanded(): void;
}

export function CardAnimations({ board, flights, onLanded }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!flights.length) return;
    const covered = flights.flatMap(({ to, turns }) => {
      const spot = board.current?.querySelector<HTMLElement>(`[data-spot="${to}"]`);
      const card = spot?.querySelector<SVGElement>(".rope-card");
      return card && (isCardSpot(to) || turns) ? [card] : [];
    });
    for (const card of covered) card.style.visibility = "hidden";
    const moving = flights.flatMap((flight, i) => {
      const card = layer.current?.children[i];
      return card instanceof HTMLElement ? fly(card, flight) : [];
    });
    const timer = setTimeout(onLanded, Math.max(...flights.map(lasts)));
    return () => {
      clearTimeout(timer);
      for (const one of moving) one.cancel();
      for (const card of covered) card.style.visibility = "";
    };
  }, [flights]);
  return (
    <div class="rope-animations" ref={layer} aria-hidden="true">
      {flights.map((flight, i) => (
        <span key={i} class="rope-flying">
          {flight.card !== null && <Face name={flight.card} />}
          {(flight.card === null || flight.turns) && <Back />}
        </span>
      ))}
    </div>
  );
}

function lasts({ start, via }: Flight): number {
  return FLIGHT_MS + (via ? via.until : start);
}

function fly(card: HTMLElement, flight: Placed): Animation[] {
  const { boxes, start, via, turns } = flight;
  const to = boxes.at(-1);
  if (!to) return [];
  card.style.width = `${to.width}px`;
  card.style.height = `${to.height}px`;
  const place = (box: Box, across = 1) =>
    `translate(${box.x}px, ${box.y}px) scale(${box.width / to.width}, ${box.height / to.height}) scaleX(${across})`;
  const total = via ? via.until + FLIGHT_MS : FLIGHT_MS;
  const frames: Keyframe[] = boxes.map((box) => ({ transform: place(box) }));
  if (via && frames.length === 3) {
    const [first, rest, last] = frames as [Keyframe, Keyframe, Keyframe];
    frames.splice(
      0,
      3,
      first,
      { ...rest, offset: FLIGHT_MS / total },
      { ...rest, offset: via.until / total },
      last,
    );
  }
  const timing = { duration: total, delay: start, fill: "both", easing: "ease-in-out" } as const;
  if (!turns) return [card.animate(frames, timing)];
  const from = boxes[0] ?? to;
  const middle = { ...to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const over = [
    { transform: place(from) },
    { transform: place(middle, 0.02) },
    { transform: place(to) },
  ];
  const back = card.lastElementChild;
  const fadeOut = [
    { opacity: 1 },
    { opacity: 1, offset: 0.5 },
    { opacity: 0, offset: 0.5 },
    { opacity: 0 },
  ];
  return [card.animate(over, timing), ...(back ? [back.animate(fadeOut, timing)] : [])];
}
