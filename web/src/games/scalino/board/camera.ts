/** How the table is looked at: from one of four sides, at an angle or straight from above.
 *
 * Everything between is possible too, so that a turn can be seen. Files, ranks and levels are the
 * three directions of the board; u goes to the viewer's right, v away from them.
 */

import { ACROSS, AWAY, CENTRE, FACING, UP } from "../constants";

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
  /** Along file, rank and level: where the viewer is. */
  readonly toViewer: readonly [number, number, number];
  /** A direction of the viewer (right, away) along file and rank. */
  direction(u: number, v: number): Point;
  /** Signs that face the viewer, upright at a point: right and up, in spaces. */
  facing(at: Point): (right: number, up: number) => Point;
  readonly viewBox: string;
}

/** How large a space is from above. */
const SPACE = 66;
/** The view box at an angle and from above: left, top, width and height. */
const BOX = [-376, -294, 752, 596, -331, -331, 662, 662] as const;

export function lensOf(camera: Camera): Lens {
  const { turn, rise } = camera;
  const between = (angle: number, above: number) => angle + (above - angle) * rise;
  const [au, av] = [between(ACROSS[0], SPACE), between(ACROSS[1], 0)];
  const [bu, bv] = [between(AWAY[0], 0), between(AWAY[1], -SPACE)];
  const up = between(UP, 0);
  const [wide, tall] = [between(FACING[0], SPACE), between(FACING[1], SPACE)];
  const [cos, sin] = [
    rounded(Math.cos((turn * Math.PI) / 2)),
    rounded(Math.sin((turn * Math.PI) / 2)),
  ];

  const direction = (u: number, v: number): Point => [u * cos - v * sin, u * sin + v * cos];
  const project: Project = (x, y, level = 0) => {
    const [dx, dy] = [x - CENTRE, y - CENTRE];
    const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
    return [u * au + v * bu, u * av + v * bv + level * up];
  };
  const area = au * bv - bu * av;
  const flat = (px: number, py: number): Point =>
    direction((px * bv - bu * py) / area, (au * py - px * av) / area);
  // All positions drawn at one point are on a line: each level up moves this far along it.
  const [towardsX, towardsY] = flat(0, -up);
  return {
    camera,
    project,
    unproject([px, py], level) {
      const [dx, dy] = flat(px, py - level * up);
      return [dx + CENTRE, dy + CENTRE];
    },
    toViewer: [towardsX, towardsY, 1],
    direction,
    facing:
      ([x, y]) =>
      (right, above) => [x + wide * right, y - tall * above],
    viewBox: [0, 1, 2, 3].map((i) => Math.round(between(BOX[i] ?? 0, BOX[i + 4] ?? 0))).join(" "),
  };
}

/** Quarter turns are exact. */
function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}
