/** Small drawings of the games, for lists and headings. Colours are 0 green, 1 pink, 2 yellow, 3 blue. */

const DRAWINGS: Record<string, () => preact.JSX.Element> = {
  cutit: CutItDrawing,
  scalino: ScalinoDrawing,
  demolition: DemolitionDrawing,
  rope: RopeDrawing,
};

export function GameDrawing({ game }: { game: string }) {
  const Drawing = DRAWINGS[game] ?? ScalinoDrawing;
  return <Drawing />;
}

function Frame({ children }: { children: preact.ComponentChildren }) {
  return (
    <svg class="drawing" viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <ellipse class="drawing-shade" cx="120" cy="128" rx="98" ry="15" />
      {children}
    </svg>
  );
}

// Blocks of wood, seen from above at an angle

const [DX, DY, UP] = [23, 12, 19];

function point(x: number, y: number, z: number): string {
  return `${120 + (x - y) * DX},${88 + (x + y) * DY - z * UP}`;
}

interface BlockProps {
  at: readonly [number, number, number];
  size: readonly [number, number];
  colour: number;
}

function Block({ at: [x, y, z], size: [w, d], colour }: BlockProps) {
  const top = [
    point(x, y, z + 1),
    point(x + w, y, z + 1),
    point(x + w, y + d, z + 1),
    point(x, y + d, z + 1),
  ];
  const left = [
    point(x, y + d, z + 1),
    point(x + w, y + d, z + 1),
    point(x + w, y + d, z),
    point(x, y + d, z),
  ];
  const right = [
    point(x + w, y, z + 1),
    point(x + w, y + d, z + 1),
    point(x + w, y + d, z),
    point(x + w, y, z),
  ];
  return (
    <g class={`block c${colour}`}>
      <polygon points={top.join(" ")} />
      <polygon class="side-left" points={left.join(" ")} />
      <polygon class="side-right" points={right.join(" ")} />
    </g>
  );
}

type Built = readonly [number, number, number, number, number, number];

/** x, y, level, width, depth, colour; the hindmost and lowest first. */
const PYRAMID: readonly Built[] = [
  [-2, -2, 0, 3, 1, 0],
  [1, -2, 0, 1, 2, 3],
  [-2, -1, 0, 1, 2, 1],
  [-2, 1, 0, 2, 1, 2],
  [0, 1, 0, 1, 1, 0],
  [1, 0, 0, 1, 2, 1],
  [-1, -1, 1, 1, 2, 2],
  [0, -1, 1, 1, 1, 1],
  [0, 0, 1, 1, 1, 3],
  [-0.5, -0.5, 2, 1, 1, 0],
];

function Pyramid({ blocks }: { blocks: readonly Built[] }) {
  return (
    <>
      {blocks.map(([x, y, z, w, d, colour]) => (
        <Block key={`${x} ${y} ${z}`} at={[x, y, z]} size={[w, d]} colour={colour} />
      ))}
    </>
  );
}

function ScalinoDrawing() {
  return (
    <Frame>
      <Pyramid blocks={PYRAMID} />
    </Frame>
  );
}

function DemolitionDrawing() {
  return (
    <Frame>
      <Pyramid blocks={PYRAMID.slice(0, 8)} />
      <g transform="translate(70 -14) rotate(9 120 60)">
        <Block at={[-0.5, -0.5, 1.4]} size={[2, 1]} colour={3} />
      </g>
      <path class="drawing-line" d="M146 66c8-12 16-18 26-22" />
    </Frame>
  );
}

// Cards

function Card({
  x,
  turn,
  text,
  colour,
}: {
  x: number;
  turn: number;
  text: string;
  colour: string;
}) {
  return (
    <g transform={`translate(${x} 40) rotate(${turn} 26 40)`}>
      <rect class="paper" width="52" height="76" rx="6" />
      <text class={`card-number ${colour}`} x="26" y="49">
        {text}
      </text>
      <text class={`card-corner ${colour}`} x="9" y="16">
        {text}
      </text>
    </g>
  );
}

function RopeDrawing() {
  return (
    <Frame>
      <path class="rope" d="M8 34c40 22 60-18 104-2s70 18 120-6" />
      <Card x={24} turn={-7} text="1" colour="c0" />
      <Card x={62} turn={-3} text="2" colour="c3" />
      <Card x={100} turn={1} text="3" colour="c1" />
      <g transform="translate(152 42) rotate(9 26 40)">
        <rect class="paper" width="52" height="76" rx="6" />
        <g class="scissors">
          <circle cx="17" cy="57" r="7" />
          <circle cx="35" cy="57" r="7" />
          <path d="M20 50L35 16M32 50L17 16" />
        </g>
      </g>
    </Frame>
  );
}

// Paper

const SHEET = ["0212", "3120", "1303", "2031"];
const STAR = "M0-8l2.2 4.8 5.2.6-3.9 3.5 1 5.2-4.5-2.6-4.5 2.6 1-5.2-3.9-3.5 5.2-.6z";

function Spaces({ rows, x, y }: { rows: readonly string[]; x: number; y: number }) {
  return (
    <>
      {rows.flatMap((row, j) =>
        [...row].map((colour, i) => (
          <rect
            key={`${x + i} ${y + j}`}
            class={`space c${colour}`}
            x={x + i * 25}
            y={y + j * 25}
            width="25"
            height="25"
          />
        )),
      )}
    </>
  );
}

function CutItDrawing() {
  return (
    <Frame>
      <g transform="rotate(-4 90 70)">
        <rect class="paper" x="38" y="20" width="104" height="104" rx="2" />
        <Spaces rows={SHEET} x={40} y={22} />
        <path class="star" transform="translate(90 47)" d={STAR} />
        <path class="star" transform="translate(65 97)" d={STAR} />
      </g>
      <g transform="translate(14 4) rotate(12 180 80)">
        <rect class="paper" x="158" y="46" width="54" height="79" rx="2" />
        <Spaces rows={["13", "02", "21"]} x={160} y={48} />
        <path class="star" transform="translate(185 98)" d={STAR} />
      </g>
      <path class="drawing-cut" d="M150 10v126" />
      <g class="scissors" transform="translate(133 4) scale(.66)">
        <circle cx="17" cy="8" r="7" />
        <circle cx="35" cy="8" r="7" />
        <path d="M20 14L35 48M32 14L17 48" />
      </g>
    </Frame>
  );
}
