/** On the floor of the level being built: every place for the chosen block, and a wrong one. */

import {
  type Direction,
  middleOf,
  type Place,
  placeAt,
  type Space,
  spaceName,
  spacesOf,
} from "../diamond";
import { heightAt, type Tops } from "../pyramid";
import { outlineOf } from "./block";
import type { Lens } from "./camera";
import { markPath } from "./marks";

interface Props {
  places: readonly Place[];
  direction: Direction;
  colour: number;
  level: number;
  lens: Lens;
}

interface HiddenProps extends Props {
  tops: Tops;
}

/** The same outlines and grips where they shine through a block before them. */
export function HiddenPlaces({ places, direction, colour, level, lens, tops }: HiddenProps) {
  const floor = level - 1;
  const [nearX, nearY] = lens.direction(0, -1).map(Math.round) as [number, number];
  const isHidden = ({ x, y }: Space) => heightAt(tops, { x: x + nearX, y: y + nearY }) >= level;
  return (
    <g class="sc-hidden-places" data-colour={colour}>
      {spacesIn(places)
        .filter(isHidden)
        .map((space) => (
          <path
            key={spaceName(space)}
            class="sc-hidden-space"
            d={spaceOutline(space, lens, floor)}
          />
        ))}
      {places
        .filter((place) => spacesOf(place).some(isHidden))
        .map((place) => (
          <Grip key={place.name} {...{ place, direction, colour, floor, lens }} />
        ))}
    </g>
  );
}

function spacesIn(places: readonly Place[]): Space[] {
  return [...new Map(places.flatMap(spacesOf).map((space) => [spaceName(space), space])).values()];
}

function spaceOutline(space: Space, lens: Lens, floor: number): string {
  return outlineOf({ place: placeAt(space, 1, "rank") }, lens, floor, 0.09);
}

/** The spaces that can be covered, and a grip in the middle of each place. */
export function AllowedPlaces({ places, direction, colour, level, lens }: Props) {
  const floor = level - 1;
  return (
    <g class="sc-allowed" data-colour={colour}>
      {spacesIn(places).map((space) => (
        <path
          key={spaceName(space)}
          class="sc-allowed-space"
          d={spaceOutline(space, lens, floor)}
        />
      ))}
      {places.map((place) => (
        <Grip key={place.name} {...{ place, direction, colour, floor, lens }} />
      ))}
    </g>
  );
}

/** Half of a grip's breadth, in spaces; its line is wider. */
const BREADTH = 0.03;

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
    return <path class="sc-grip-mark" d={markPath(colour, 0.13, lens.facing(x, y, floor))} />;
  }
  const half = size === 2 ? 0.17 : 0.24;
  const [wide, deep] = direction === "rank" ? [half, BREADTH] : [BREADTH, half];
  const bar = { name: "", x: x - wide, y: y - deep, toX: x + wide, toY: y + deep };
  const line = outlineOf({ place: bar }, lens, floor, 0);
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
  const facing = lens.facing(x, y, floor);
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
