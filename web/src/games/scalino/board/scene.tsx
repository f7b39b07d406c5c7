/** The whole table as one drawing, and the spot of it a pointer is at. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { type Body, topsOf } from "../pyramid";
import type { ShownBlock } from "../view";
import { Base, Star } from "./base";
import { WoodBlock } from "./block";
import type { Lens, Point } from "./camera";
import { paintOrder } from "./painter";

export interface DrawnBody extends Body {
  readonly class?: string;
  /** When its animation starts, in ms. */
  readonly delay?: number;
  onAnimationEnd?(): void;
}

interface Props {
  lens: Lens;
  /** The blocks that cast shadows. */
  blocks: readonly ShownBlock[];
  /** The blocks to draw, including those that appear or disappear. */
  bodies: readonly DrawnBody[];
  isTurning: boolean;
  /** Drawn on the floor of this level: over all blocks below it, under all others. */
  floor?: { level: number; drawing: ComponentChildren };
  /** Drawn over everything. */
  over?: ComponentChildren;
  label: string;
}

export function Scene({ lens, blocks, bodies, isTurning, floor, over, label }: Props) {
  const tops = useMemo(() => topsOf(blocks), [blocks]);
  const level = floor?.level ?? 0;
  const draw = (some: readonly DrawnBody[]) =>
    paintOrder(some, lens.sideOf).map((body) => (
      <WoodBlock
        key={body.key}
        body={body}
        lens={lens}
        tops={tops}
        isPlain={isTurning}
        class={body.class}
        delay={body.delay}
        onAnimationEnd={body.onAnimationEnd}
      />
    ));
  return (
    <svg class="sc-scene" viewBox={lens.viewBox} role="img" aria-label={label}>
      <Base lens={lens} tops={tops} isPlain={isTurning} />
      {draw(bodies.filter((body) => body.level < level))}
      {floor?.drawing}
      <Star lens={lens} tops={tops} />
      {draw(bodies.filter((body) => body.level >= level))}
      {over}
    </svg>
  );
}

/** Where an event points to, in the units of the drawing. */
export function pointOf(event: MouseEvent, svg: SVGSVGElement | null): Point | null {
  const matrix = svg?.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return [x, y];
}
