/** On the floor of the level being built: every place for the chosen block, and a wrong one. */

import { type Direction, middleOf, type Place, placeAt, spaceName, spacesOf } from "../diamond";
import { heightAt, type Tops } from "../pyramid";
import { lineThrough, outlineOf } from "./block";
import type { Lens, Point } from "./camera";
import { markPath } from "./marks";

interface Props {
  places: readonly Place[];
  direction: Direction;
  colour: number;
  level: number;
  lens: Lens;
}

/** The grips alone, as they shine through the blocks before them. */
export function HiddenGrips({ places, direction, colour, level, lens }: Props) {
  return (
    <g class="sc-hidden-grips" data-colour={colour}>
      {places.map((place) => (
        <Grip key={place.name} floor={level - 1} {...{ place, direction, colour, lens }} />
      ))}
    </g>
  );
}

/** The spaces that can be covered, and a grip in the middle of each place. */
export function AllowedPlaces({ places, direction, colour, level, lens }: Props) {
  const spaces = new Map(places.flatMap(spacesOf).map((space) => [spaceName(space), space]));
  const floor = level - 1;
  return (
    <g class="sc-allowed" data-colour={colour}>
      {[...spaces].map(([name, space]) => (
        <path
          key={name}
          class="sc-allowed-space"
          d={outlineOf({ place: placeAt(space, 1, "rank") }, lens, floor, 0.09)}
        />
      ))}
      {places.map((place) => (
        <Grip key={place.name} {...{ place, direction, colour, floor, lens }} />
      ))}
    </g>
  );
}

interface GripProps {
  place: Place;
  direction: Direction;
  colour: number;
  floor: number;
  lens: Lens;
}

function Grip({ place, direction, colour, floor, lens }: GripProps) {
  const { x, y } = middleOf(place);
  const size = spacesOf(place).length;
  if (size === 1) {
    return (
      <path
        class="sc-grip-mark"
        d={markPath(colour, 0.13, lens.facing(lens.project(x, y, floor)))}
      />
    );
  }
  const half = size === 2 ? 0.17 : 0.24;
  const ends: Point[] =
    direction === "rank"
      ? [
          [x - half, y],
          [x + half, y],
        ]
      : [
          [x, y - half],
          [x, y + half],
        ];
  const line = lineThrough(ends, lens, floor);
  return (
    <g>
      <path class="sc-grip-rim" d={line} />
      <path class="sc-grip" d={line} />
    </g>
  );
}

interface WrongProps {
  place: Place;
  level: number;
  lens: Lens;
  tops: Tops;
}

/** An illegal place for the chosen block: on the floor, or on top of the block in the way. */
export function WrongPlace({ place, level, lens, tops }: WrongProps) {
  const { x, y } = middleOf(place);
  const floor = Math.max(level - 1, ...spacesOf(place).map((space) => heightAt(tops, space)));
  const facing = lens.facing(lens.project(x, y, floor));
  const [left, top] = facing(-0.16, 0.16);
  const [right, bottom] = facing(0.16, -0.16);
  return (
    <g class="sc-wrong">
      <path class="sc-wrong-place" d={outlineOf({ place }, lens, floor, 0.06)} />
      <path
        class="sc-wrong-rim"
        d={`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`}
      />
      <path
        class="sc-wrong-cross"
        d={`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`}
      />
    </g>
  );
}
