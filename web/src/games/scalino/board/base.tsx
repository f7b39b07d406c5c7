/** The board itself: a thin plate with its spaces, its star, and the names of files and ranks. */

import { useMemo } from "preact/hooks";
import { CENTRE, EDGE, MIDDLE, SIDE, STAR_RADIUS, THICKNESS } from "../constants";
import { BOARD, placeAt, type Space, spaceName } from "../diamond";
import { type Tops, topAt } from "../pyramid";
import { outlineOf, Shadows } from "./block";
import type { Lens, Point } from "./camera";
import { closed, starPath } from "./marks";

const STAR = { x: MIDDLE, y: MIDDLE };

/** The spaces on the board and around it, where shadows can fall. */
const AROUND: readonly Space[] = Array.from({ length: (SIDE + 4) ** 2 }, (_, i) => ({
  x: (i % (SIDE + 4)) - 2,
  y: Math.floor(i / (SIDE + 4)) - 2,
}));

interface Props {
  lens: Lens;
  tops: Tops;
  isPlain: boolean;
}

export function Base(props: Props) {
  return useMemo(() => draw(props), [props.lens, props.tops, props.isPlain]);
}

function draw({ lens, tops, isPlain }: Props) {
  const free = BOARD.filter((space) => !topAt(tops, space));
  const edge = steppedEdge();
  const top = edge.map(([x, y]) => lens.project(x, y));
  return (
    <g class="sc-base">
      <path class="sc-base-shadow" d={closed(fallen(edge, lens, 0.3))} />
      <path class="sc-base-shadow" d={closed(fallen(edge, lens, 0.18))} />
      <path class="sc-base-side" d={sideOf(edge, lens)} />
      <path class="sc-base-top" d={closed(top)} />
      {free.map((space) => (
        <path
          key={spaceName(space)}
          class="sc-space"
          d={outlineOf({ place: placeAt(space, 1, "rank") }, lens, 0, 0.06)}
        />
      ))}
      {!isPlain && (
        <Shadows
          spaces={AROUND.filter((space) => !topAt(tops, space))}
          tops={tops}
          lens={lens}
          level={0}
        />
      )}
      {!isPlain && <Labels lens={lens} />}
    </g>
  );
}

/** The star in the middle, over the places that are shown there. */
export function Star({ lens, tops }: Pick<Props, "lens" | "tops">) {
  if (topAt(tops, STAR)) return null;
  return <path class="sc-star" d={starPath(STAR_RADIUS, lens.facing(CENTRE, CENTRE, 0))} />;
}

function fallen(edge: readonly Point[], lens: Lens, shift: number): Point[] {
  const [dx, dy] = lens.direction(shift, -shift / 2);
  return edge.map(([x, y]) => lens.project(x + dx, y + dy, -THICKNESS));
}

/** All upright faces of the plate as one path; its top covers those at the back. */
function sideOf(edge: readonly Point[], lens: Lens): string {
  return edge
    .map(([x, y], i) => {
      const [toX, toY] = edge[(i + 1) % edge.length] ?? [x, y];
      return closed([
        lens.project(x, y),
        lens.project(toX, toY),
        lens.project(toX, toY, -THICKNESS),
        lens.project(x, y, -THICKNESS),
      ]);
    })
    .join("");
}

/** The outline of the diamond, a little larger. */
function steppedEdge(): Point[] {
  let quarter: Point[] = [];
  for (let k = 0; k <= MIDDLE; k++) {
    quarter.push([k + 0.5 + EDGE, MIDDLE - k + 0.5 + EDGE]);
    if (k < MIDDLE) quarter.push([k + 0.5 + EDGE, MIDDLE - k - 0.5 + EDGE]);
  }
  const points: Point[] = [];
  for (let side = 0; side < 4; side++) {
    points.push(...quarter);
    quarter = quarter.map(([x, y]) => [y, -x]);
  }
  return points.map(([x, y]) => [CENTRE + x, CENTRE + y]);
}

/** Beside each space of the edge its file on one side, its rank on the other.
 *
 * Each of the four stepped edges has names of one kind only: a file and a rank side by side would
 * read like the name of a space.
 */
function Labels({ lens }: { lens: Lens }) {
  const { rise } = lens.camera;
  const [near, far] = [0.5 - 0.14 * rise, 0.9 - 0.54 * rise];
  const [rightX, rightY] = lens.direction(1, 0);
  const [awayX, awayY] = lens.direction(0, 1);
  const labels: { text: string; at: Point }[] = [];
  const put = (u: number, v: number, along: "u" | "v", further = 0) => {
    // Through the middle of the space that is named, along the direction that it has in common.
    const [x, y] = [CENTRE + u * rightX + v * awayX - 0.5, CENTRE + u * rightY + v * awayY - 0.5];
    const isFile = Math.abs(along === "u" ? rightX : awayX) > 0.5;
    const text = isFile ? "abcdefghi"[Math.round(x)] : String(Math.round(y) + 1);
    const [outX, outY] = [x + 0.5 + further * awayX, y + 0.5 + further * awayY];
    labels.push({ text: text ?? "", at: lens.project(outX, outY, -THICKNESS) });
  };
  for (let place = -MIDDLE; place <= MIDDLE; place++) {
    const reach = MIDDLE - Math.abs(place) + 0.5;
    put(place, place <= 0 ? -reach - near : reach + far, "u");
    // At the back a block in front would stand before them.
    const further = place > 0 ? 0.5 * (1 - rise) : 0;
    put(place < 0 ? reach + near : -reach - near, place, "v", further);
  }
  return (
    <g class="sc-labels">
      {labels.map(({ text, at: [x, y] }) => (
        <text key={`${text} ${x}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}
