/** The viewpoint of the table: from one of four sides, at an angle or straight from above.
 *
 * Everything in between is possible too, for animations. Files, ranks and levels are the
 * three directions of the board; u goes to the viewer's right, v away from them. At an angle the
 * viewer is near the table, so the far side is smaller; from above all spaces have one size.
 */

import { CENTRE } from "../constants";

export type Point = readonly [number, number];
export type Project = (x: number, y: number, level?: number) => Point;

export interface Camera {
  /** In quarter turns; 0 looks from the side of rank 1, 1 from that of file i. */
  readonly turn: number;
  /** 0 at an angle, 1 from above. */
  readonly rise: number;
}

export interface Lens {
  readonly camera: Camera;
  readonly project: Project;
  /** The spot of a level's floor that is drawn at a point. */
  unproject(point: Point, level: number): Point;
  /** On which side of an upright plane the viewer is: above 0 where x (or y) is greater. */
  sideOf(axis: "x" | "y", value: number): number;
  /** A direction of the viewer (right, away) along file and rank. */
  direction(u: number, v: number): Point;
  /** Signs that lie on a level, upright for the viewer: right and up, in spaces. */
  facing(x: number, y: number, level: number): (right: number, up: number) => Point;
  readonly viewBox: string;
}

/** How steeply the viewer looks down, in quarter turns: at an angle. */
const TILT = 0.63;
/** One over the distance of the viewer in spaces: at an angle. */
const NEARNESS = 0.062;
/** How large a space is in the middle of the board: at an angle, and from above. */
const SPACE = [74, 66] as const;
/** The height of a block, in spaces. */
const HEIGHT = 0.5;
/** The view box at an angle and from above: left, top, width and height. */
const BOX = [-388, -284, 776, 684, -331, -331, 662, 662] as const;

export function lensOf(camera: Camera): Lens {
  const { turn, rise } = camera;
  const between = (angle: number, above: number) => angle + (above - angle) * rise;
  const [steep, flat] = quarterTurn(between(TILT, 1));
  const nearness = between(NEARNESS, 0);
  const space = between(...SPACE);
  const [sin, cos] = quarterTurn(turn);

  const direction = (u: number, v: number): Point => [u * cos - v * sin, u * sin + v * cos];
  const project: Project = (x, y, level = 0) => {
    const [dx, dy] = [x - CENTRE, y - CENTRE];
    const [u, v, up] = [dx * cos + dy * sin, dy * cos - dx * sin, level * HEIGHT];
    const scale = space / (1 + (v * flat - up * steep) * nearness);
    return [u * scale, -(v * steep + up * flat) * scale];
  };
  const [towardsX, towardsY] = direction(0, -flat);
  return {
    camera,
    project,
    unproject([px, py], level) {
      const up = level * HEIGHT;
      const rising = -py / space;
      const v =
        (rising * (1 - up * steep * nearness) - up * flat) / (steep - rising * flat * nearness);
      const u = (px / space) * (1 + (v * flat - up * steep) * nearness);
      const [dx, dy] = direction(u, v);
      return [dx + CENTRE, dy + CENTRE];
    },
    sideOf: (axis, value) => (axis === "x" ? towardsX : towardsY) - (value - CENTRE) * nearness,
    direction,
    facing: (x, y, level) => (right, above) => {
      const [dx, dy] = direction(right, above);
      return project(x + dx, y + dy, level);
    },
    viewBox: [0, 1, 2, 3].map((i) => Math.round(between(BOX[i] ?? 0, BOX[i + 4] ?? 0))).join(" "),
  };
}

/** Sine and cosine of an angle in quarter turns. Whole quarter turns are exact. */
function quarterTurn(turn: number): Point {
  const angle = (turn * Math.PI) / 2;
  return [rounded(Math.sin(angle)), rounded(Math.cos(angle))];
}

function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}
