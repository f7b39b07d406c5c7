/** A block of painted wood: up to three shaded faces, its grain, the shadows on it, its marks. */

import { useMemo } from "preact/hooks";
import { FRONT_SHADE, GRAIN_LINES, PENUMBRA, SIDE_SHADE } from "../constants";
import { spacesOf } from "../diamond";
import { type Body, heightAt, type Tops } from "../pyramid";
import type { Lens, Point } from "./camera";
import { closed, markPath, spot } from "./marks";
import { hullOf, shadowsOn } from "./shadows";

const MARK = 0.19;

interface Props {
  body: Body;
  lens: Lens;
  tops: Tops;
  /** Without shadows and grain while things turn. */
  isPlain?: boolean;
  class?: string;
  /** When its animation starts, in ms. */
  delay?: number;
  onAnimationEnd?(): void;
}

export function WoodBlock(props: Props) {
  const { body, lens, tops, isPlain, class: kind, delay, onAnimationEnd } = props;
  const { key, colour, low, high } = body;
  // Most blocks stay what they are while a pointer passes over them.
  return useMemo(
    () => draw(props),
    [key, colour, low, high, lens, tops, isPlain, kind, delay, onAnimationEnd],
  );
}

function draw({ body, lens, tops, isPlain, class: kind, delay, onAnimationEnd }: Props) {
  const { colour, level, place } = body;
  const rim = rimOf(body, lens);
  const top = rim.map(([x, y]) => lens.project(x, y, body.high));
  const low = rim.map(([x, y]) => lens.project(x, y, body.low));
  const seen = spacesOf(place).filter((space) => heightAt(tops, space) <= level);
  return (
    <g
      class={kind ? `sc-block ${kind}` : "sc-block"}
      data-colour={colour}
      data-level={level}
      data-place={place.name}
      style={delay ? { animationDelay: `${delay}ms` } : undefined}
      onAnimationEnd={onAnimationEnd}
    >
      <path class="sc-body" d={closed(hullOf([...top, ...low]))} />
      {sidesOf(rim, top, low, lens).map(({ outline, shade }) => (
        <path
          key={outline}
          d={outline}
          fill={`color-mix(in srgb, var(--top), var(--sc-shade) ${shade}%)`}
        />
      ))}
      <path class="sc-top" d={closed(top)} />
      {!isPlain && <path class="sc-grain" d={grainOf(body, lens)} />}
      {!isPlain && <Shadows spaces={seen} tops={tops} lens={lens} level={body.high} />}
      <path class="sc-edge" d={closed(hullOf([...top, ...low]))} />
      <path class="sc-shine" d={closed(top)} />
      {seen.map(({ x, y }) => {
        const facing = lens.facing(x + 0.5, y + 0.5, body.high);
        return (
          <g key={`${x} ${y}`}>
            <path class="sc-mark" d={markPath(colour, MARK, facing)} />
            {lens.camera.rise === 1 && <Height level={level} at={facing(0.31, -0.3)} />}
          </g>
        );
      })}
    </g>
  );
}

function Height({ level, at: [x, y] }: { level: number; at: Point }) {
  return (
    <text class="sc-height" x={x} y={y}>
      {level}
    </text>
  );
}

/** The corners on the board; from above blocks stand a little apart. */
function rimOf({ place }: Body, { camera }: Lens): Point[] {
  const gap = 0.045 * camera.rise;
  const { x, y, toX, toY } = place;
  return [
    [x + gap, y + gap],
    [toX - gap, y + gap],
    [toX - gap, toY - gap],
    [x + gap, toY - gap],
  ];
}

/** The visible upright faces. The faces on the right are in the shade. */
function sidesOf(rim: readonly Point[], top: readonly Point[], low: readonly Point[], lens: Lens) {
  const normals: Point[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  const [rightX, rightY] = lens.direction(1, 0);
  return normals.flatMap(([nx, ny], i) => {
    const j = (i + 1) % 4;
    const [x, y] = rim[i] ?? [0, 0];
    const towards = nx ? nx * lens.sideOf("x", x) : ny * lens.sideOf("y", y);
    if (towards < 1e-6) return [];
    const corners = [low[i], low[j], top[j], top[i]].filter((point) => point !== undefined);
    const toRight = nx * rightX + ny * rightY;
    const shade = Math.round(Math.max(0, FRONT_SHADE + (SIDE_SHADE - FRONT_SHADE) * toRight));
    return [{ outline: closed(corners), shade }];
  });
}

/** Lines along the wood. No two blocks have the same. */
function grainOf({ colour, level, place, high }: Body, { project }: Lens): string {
  const { name, x, y, toX, toY } = place;
  const [wide, deep] = [toX - x, toY - y];
  const [length, breadth] = [Math.max(wide, deep), Math.min(wide, deep)];
  let seed =
    [...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) * 7 + level * 13 + colour * 5;
  const lines: string[] = [];
  for (let number = 0; number < GRAIN_LINES; number++) {
    seed = ((seed * 31) % 1009) + number;
    const start = 0.08 + ((seed % 13) / 100) * length;
    const end = length - 0.08 - ((seed % 17) / 100) * length;
    const off = breadth * (0.13 + 0.18 * number + (seed % 7) / 100);
    const bend = off + ((seed % 11) - 5) / 60;
    const at = (along: number, across: number) =>
      spot(
        wide < deep ? project(x + across, y + along, high) : project(x + along, y + across, high),
      );
    lines.push(`M${at(start, off)}Q${at((start + end) / 2, bend)} ${at(end, off)}`);
  }
  return lines.join("");
}

interface ShadowProps {
  spaces: readonly { x: number; y: number }[];
  tops: Tops;
  lens: Lens;
  level: number;
}

/** The shadows on these spaces, all of one height. */
export function Shadows({ spaces, tops, lens, level }: ShadowProps) {
  return (
    <>
      {PENUMBRA.map((length) => {
        const falls = spaces.flatMap((space) => shadowsOn(space, tops, lens, length));
        const outlines = falls.map((one) => closed(one.map(([x, y]) => lens.project(x, y, level))));
        return outlines.length ? (
          <path key={length} class="sc-shadow" d={outlines.join("")} />
        ) : null;
      })}
    </>
  );
}

/** A flat outline on the floor of a level, a little inside its spaces. */
export function outlineOf(
  body: Pick<Body, "place">,
  lens: Lens,
  floor: number,
  inset: number,
): string {
  const { x, y, toX, toY } = body.place;
  const corners: Point[] = [
    [x + inset, y + inset],
    [toX - inset, y + inset],
    [toX - inset, toY - inset],
    [x + inset, toY - inset],
  ];
  return closed(corners.map(([a, b]) => lens.project(a, b, floor)));
}
