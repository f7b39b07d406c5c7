/** Pieces of paper, dice and marks, drawn. A space is 20 wide; y runs down the page. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import {
  type Cell,
  COLOURS,
  type Colour,
  type HalfStar,
  heartOf,
  middleOf,
  outline,
  type Piece,
} from "../paper";

/** How wide a space is drawn. */
export const U = 20;

type At = (x: number, y: number) => readonly [number, number];

const onPage: At = (x, y) => [x * U, -y * U];

function path(points: readonly Cell[], at: At = onPage): string {
  return `M${points
    .map(({ x, y }) =>
      at(x, y)
        .map((n) => n.toFixed(2))
        .join(" "),
    )
    .join("L")}Z`;
}

export function edge(cells: readonly Cell[]): string {
  return outline(cells)
    .map((loop) => path(loop))
    .join("");
}

export function line(points: readonly Cell[]): string {
  return `M${points.map(({ x, y }) => onPage(x, y).join(" ")).join("L")}`;
}

/** green ▲, pink ●, yellow ■, blue ◆ */
const MARKS: Record<string, readonly Cell[]> = {
  G: [
    { x: -1, y: -0.72 },
    { x: 1, y: -0.72 },
    { x: 0, y: 1.04 },
  ],
  P: Array.from({ length: 20 }, (_, i) => ({
    x: 0.9 * Math.cos((Math.PI * i) / 10),
    y: 0.9 * Math.sin((Math.PI * i) / 10),
  })),
  Y: [
    { x: -0.8, y: -0.8 },
    { x: 0.8, y: -0.8 },
    { x: 0.8, y: 0.8 },
    { x: -0.8, y: 0.8 },
  ],
  B: [
    { x: 0, y: -1.1 },
    { x: 1.1, y: 0 },
    { x: 0, y: 1.1 },
    { x: -1.1, y: 0 },
  ],
};

export function mark(colour: Colour, at: Cell, radius: number): string {
  const points = MARKS[colour] ?? [];
  return path(points.map(({ x, y }) => ({ x: at.x + radius * x, y: at.y + radius * y })));
}

function square(x: number, y: number, side: number): string {
  return path([
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ]);
}

/** Eight points, because the halves then look the same in every rotation of a snippet. */
const TIPS = Array.from({ length: 16 }, (_, i) => {
  const reach = i % 2 ? 0.14 : 0.25;
  return { x: reach * Math.cos((Math.PI * i) / 8), y: reach * Math.sin((Math.PI * i) / 8) };
});

function star(one: HalfStar, isWhole: boolean): string {
  const { x, y } = middleOf(one);
  // How far a tip is inside the space: sides are up, right, down, left.
  const inwards = (tip: Cell) => [-tip.y, -tip.x, tip.y, tip.x][one.side] ?? 0;
  const first = TIPS.findIndex((tip) => inwards(tip) < -1e-9);
  const around = [...TIPS.slice(first), ...TIPS.slice(0, first)];
  const tips = isWhole ? TIPS : around.filter((tip) => inwards(tip) > -1e-9);
  return path(tips.map((tip) => ({ x: x + tip.x, y: y + tip.y })));
}

interface Shapes {
  readonly edge: string;
  readonly fills: readonly (readonly [Colour, string])[];
  readonly marks: readonly (readonly [Colour, string])[];
  readonly stars: string;
}

const QUARTERS: readonly (readonly [Colour, number, number])[] = [
  ["G", 0, 1],
  ["P", 1, 1],
  ["Y", 0, 0],
  ["B", 1, 0],
];

function shapesOf(piece: Piece): Shapes {
  const fills = new Map<Colour, string>();
  const marks = new Map<Colour, string>();
  const add = (shapes: Map<Colour, string>, colour: Colour, d: string) =>
    shapes.set(colour, (shapes.get(colour) ?? "") + d);
  for (const { x, y, colour } of piece.spaces) {
    if (colour === "J") {
      for (const [quarter, right, up] of QUARTERS) {
        add(fills, quarter, square(x + 0.1 + 0.415 * right, y + 0.1 + 0.415 * up, 0.385));
      }
      continue;
    }
    add(fills, colour, square(x + 0.1, y + 0.1, 0.8));
    if (colour !== "K") add(marks, colour, mark(colour, { x: x + 0.5, y: y + 0.5 }, 0.16));
  }
  return {
    edge: edge(piece.spaces),
    fills: [...fills],
    marks: [...marks],
    stars: starsOf(piece),
  };
}

function starsOf({ halves, wholes }: Piece): string {
  return (
    halves.map((half) => star(half, false)).join("") +
    wholes.map((whole) => star(whole, true)).join("")
  );
}

/** The stars of a piece alone, over marks that would hide them. */
export function Stars({ piece }: { piece: Piece }) {
  const stars = useMemo(() => starsOf(piece), [piece]);
  return stars ? <path class="cutit-star" d={stars} /> : null;
}

interface DrawnProps {
  class?: string;
  "data-fits"?: boolean;
  children: ComponentChildren;
}

/** Decoration. The same information is given as text elsewhere. */
export function Drawn(props: DrawnProps) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
  return <g aria-hidden="true" {...props} />;
}

/** A piece where it was printed; its own lower left corner of the sheet is (0, 0). */
export function Paper({ piece }: { piece: Piece }) {
  const shapes = useMemo(() => shapesOf(piece), [piece]);
  return (
    <>
      <path class="cutit-shade" d={shapes.edge} />
      <path class="cutit-paper" d={shapes.edge} />
      {shapes.fills.map(([colour, d]) => (
        <path key={colour} class="cutit-fill" data-colour={colour} d={d} />
      ))}
      {shapes.marks.map(([colour, d]) => (
        <path key={colour} class="cutit-mark" data-colour={colour} d={d} />
      ))}
      {shapes.stars && <path class="cutit-star" d={shapes.stars} />}
    </>
  );
}

/** A piece drawn around its own centre, where it is rotated. */
export function Centred({ piece }: { piece: Piece }) {
  const { left, bottom, width, height } = piece.box;
  return (
    <g transform={`translate(${-(left + width / 2) * U} ${(bottom + height / 2) * U})`}>
      <Paper piece={piece} />
    </g>
  );
}

/** The number of a snippet, on its heart, upright. */
export function Numbered({ cells, number }: { cells: readonly Cell[]; number: number }) {
  const heart = heartOf(cells);
  return (
    <g class="cutit-number" transform={`translate(${(heart.x + 0.5) * U} ${-(heart.y + 0.5) * U})`}>
      <circle r={5.4} />
      <text y={2.6}>{number}</text>
    </g>
  );
}

/** The dice of a round; `isFresh` lets them roll in. */
export function Dice({ faces, label, isFresh = false }: DiceProps) {
  return (
    <span class={isFresh ? "cutit-dice fresh" : "cutit-dice"} role="img" aria-label={label}>
      {COLOURS.map((colour, i) => (
        <Die key={colour} colour={colour} face={faces.charAt(i)} />
      ))}
    </span>
  );
}

export function Die({ colour, face }: { colour: Colour; face: string }) {
  return (
    <svg class="cutit-die" viewBox="0 0 20 20" data-colour={colour} aria-hidden="true">
      <rect class="cutit-fill" data-colour={colour} x="1" y="1" width="18" height="18" rx="4" />
      <path
        class="cutit-mark"
        data-colour={colour}
        d={mark(colour, { x: 0.235, y: -0.235 }, 0.1)}
      />
      {face !== "-" && (
        <text x="10.4" y="15">
          {face}
        </text>
      )}
    </svg>
  );
}

interface DiceProps {
  faces: string;
  label: string;
  isFresh?: boolean;
}

/** A ring around a join, or a cross on a fault. */
export function JoinMark({ at, isGood }: { at: Cell; isGood: boolean }) {
  const x = at.x * U;
  const y = -at.y * U;
  if (isGood) return <circle class="cutit-join" cx={x} cy={y} r={0.36 * U} />;
  const d = `M${x - 5} ${y - 5}l10 10m0 -10l-10 10`;
  return (
    <>
      <path class="cutit-fault-under" d={d} />
      <path class="cutit-fault" d={d} />
    </>
  );
}
