/** A small pyramid of wooden blocks, seen from above at an angle. */

import { PictureFrame } from "../../ui/picture-frame";
import "./style/picture.css";

const [DX, DY, UP] = [23, 12, 19];

function point(x: number, y: number, z: number): string {
  return `${120 + (x - y) * DX},${88 + (x + y) * DY - z * UP}`;
}

interface BlockProps {
  at: readonly [number, number, number];
  size: readonly [number, number];
  colour: number;
}

export function Block({ at: [x, y, z], size: [w, d], colour }: BlockProps) {
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
export const PYRAMID: readonly Built[] = [
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

export function Pyramid({ blocks }: { blocks: readonly Built[] }) {
  return (
    <>
      {blocks.map(([x, y, z, w, d, colour]) => (
        <Block key={`${x} ${y} ${z}`} at={[x, y, z]} size={[w, d]} colour={colour} />
      ))}
    </>
  );
}

export default function Picture() {
  return (
    <PictureFrame>
      <Pyramid blocks={PYRAMID} />
    </PictureFrame>
  );
}
