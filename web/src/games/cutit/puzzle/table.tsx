/** The table of the puzzle: snippets, joins, faults and the held snippet. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n";
import type { CutitShownCheck } from "../../../protocol";
import { Centred, Drawn, edge, JoinMark, Numbered, U } from "../board/drawing";
import { boxOf, middleOf, type Piece, type Side } from "../paper";
import { snippetText } from "../text";
import { closeUp, viewBox } from "./camera";
import type { PuzzleInput } from "./input";
import { lay, middleOfPlace, type Place } from "./places";
import type { PuzzleState } from "./state";

interface Props {
  state: PuzzleState;
  input: PuzzleInput;
  svg: RefObject<SVGSVGElement | null>;
  check: CutitShownCheck | null;
  isOpen: boolean;
  /** True once the puzzles are checked: what is not kept is paler. */
  isFinal: boolean;
  /** The parts to choose from, each by its snippets. */
  parts: readonly (readonly number[])[];
}

export function PuzzleTable({ state, input, svg, check, isOpen, isFinal, parts }: Props) {
  useFrame(state, svg);
  const held = state.held.value;
  const frame = state.frame.value;
  const spaces = state.laid.value.flatMap((one) => one.spaces);
  const camera =
    isFinal && !state.camera.value ? closeUp(boxOf(spaces), frame) : state.looking.value;
  const kept = isFinal && check ? new Set(check.kept) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing
    <svg
      ref={svg}
      class="cutit-table"
      viewBox={viewBox(camera, frame, U)}
      data-open={isOpen}
      data-held={held !== null}
      role="group"
      aria-label={t("cutit-table-label")}
      onPointerDown={input.onPointerDown}
      onPointerMove={input.onPointerMove}
      onPointerUp={input.onPointerUp}
      onPointerCancel={input.onPointerCancel}
      onWheel={input.onWheel}
    >
      <Grid box={viewBox(camera, frame, U)} />
      {[...state.places.value.values()].map((place) => (
        <Lying
          key={place.number}
          {...{ state, input, place, isOpen }}
          isLost={kept ? !kept.has(place.number) : false}
        />
      ))}
      {parts.length > 0 && kept && <Parts {...{ state, parts, kept }} />}
      {check && <Check check={check} without={held?.number ?? 0} />}
      <HintPlace state={state} />
      <InHand state={state} />
    </svg>
  );
}

/** Keeps the size of the table on the screen in the state. */
function useFrame(state: PuzzleState, svg: RefObject<SVGSVGElement | null>): void {
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width && height) state.frame.value = { width, height };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [state]);
}

/** The visible part of the grid. */
function Grid({ box }: { box: string }) {
  const [x, y, width, height] = box.split(" ");
  return (
    <>
      <defs>
        <pattern id="cutit-grid" width={U} height={U} patternUnits="userSpaceOnUse">
          <path class="cutit-grid" d={`M0 0H${U}M0 0V${U}`} />
        </pattern>
      </defs>
      <rect {...{ x, y, width, height }} fill="url(#cutit-grid)" />
    </>
  );
}

interface LyingProps {
  state: PuzzleState;
  input: PuzzleInput;
  place: Place;
  isOpen: boolean;
  isLost: boolean;
}

function Lying({ state, input, place, isOpen, isLost }: LyingProps) {
  const { number } = place;
  const piece = state.pieces.value.get(number);
  const degrees = useDegrees(place.turns);
  if (!piece) return null;
  const isHeld = state.held.value?.number === number;
  const middle = middleOfPlace(piece, place);
  const laid = lay(piece, place);
  const label = snippetText(piece);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button wherever it can be moved
    <g
      class="cutit-lying"
      data-snippet={number}
      data-picked={state.picked.value === number}
      data-held={isHeld}
      data-lost={isLost}
      {...(isOpen
        ? { role: "button", tabindex: 0, "aria-label": label }
        : { role: "img", "aria-label": label })}
      onPointerDown={(event) => input.grab(event, number)}
      onKeyDown={(event) => input.onSnippetKey(event, number)}
      onFocus={() => {
        if (isOpen) state.picked.value = number;
      }}
    >
      <g class="cutit-turning" data-turns={place.turns} style={moved(middle.x, middle.y, degrees)}>
        <Centred piece={piece} />
      </g>
      {!isHeld && <path class="cutit-focus" d={edge(laid.spaces)} />}
      {!isHeld && <Numbered cells={laid.spaces} number={number} />}
    </g>
  );
}

const moved = (x: number, y: number, degrees: number) => ({
  transform: `translate(${x * U}px, ${-y * U}px) rotate(${degrees}deg)`,
});

/** Quarter turns as degrees that only grow. Otherwise the fourth turn would spin back. */
function useDegrees(turns: number): number {
  const last = useRef(turns);
  last.current += (((turns - last.current) % 4) + 4) % 4;
  return last.current * 90;
}

interface PartsProps {
  state: PuzzleState;
  parts: readonly (readonly number[])[];
  kept: ReadonlySet<number>;
}

/** An outline around each part; the chosen one is drawn last, above those it overlaps. */
function Parts({ state, parts, kept }: PartsProps) {
  const isChosen = (part: readonly number[]) =>
    part.length === kept.size && part.every((number) => kept.has(number));
  const ordered = [...parts].sort((a, b) => Number(isChosen(a)) - Number(isChosen(b)));
  return (
    <Drawn>
      {ordered.map((part) => {
        const cells = state.laid.value
          .filter(({ number }) => part.includes(number))
          .flatMap(({ spaces }) => spaces);
        return (
          <path
            key={part.join()}
            class="cutit-part-edge"
            data-chosen={isChosen(part)}
            d={edge(cells)}
          />
        );
      })}
    </Drawn>
  );
}

function Check({ check, without }: { check: CutitShownCheck; without: number }) {
  const isShown = ({ one, other }: CutitShownCheck["faults"][number]) =>
    one.snippet !== without && other?.snippet !== without;
  return (
    <Drawn>
      {check.joins
        .filter((join) => isShown({ ...join, rule: "", reason: "open" }))
        .map(({ one }) => (
          <JoinMark key={`${one.x},${one.y},${one.side}`} at={middleOf(sided(one))} isGood />
        ))}
      {check.faults.filter(isShown).map(({ one, reason }) => (
        <JoinMark
          key={`${reason}${one.x},${one.y},${one.side}`}
          at={middleOf(sided(one))}
          isGood={false}
        />
      ))}
    </Drawn>
  );
}

/** Only an overlap has no side, and nobody can lay one. */
const sided = (spot: CutitShownCheck["joins"][number]["one"]) => ({
  ...spot,
  side: (spot.side ?? 0) as Side,
});

/** The held snippet and its target. */
function InHand({ state }: { state: PuzzleState }) {
  const held = state.held.value;
  const fit = state.fit.value;
  const piece = held && state.pieces.value.get(held.number);
  const degrees = useDegrees(held?.turns ?? 0);
  if (!held || !piece) return null;
  const target = fit && lay(piece, fit.place);
  return (
    <Drawn class="cutit-hand" data-fits={fit !== null}>
      {target && <path class="cutit-target" d={edge(target.spaces)} />}
      <g class="cutit-carried">
        <g transform={`translate(${held.x * U} ${-held.y * U})`}>
          <g class="cutit-turning" data-turns={held.turns} style={moved(0, 0, degrees)}>
            <Centred piece={piece} />
          </g>
        </g>
      </g>
      {fit?.meetings.map((one) => (
        <JoinMark key={`${one.x},${one.y},${one.side}`} at={middleOf(one)} isGood={one.isMatch} />
      ))}
    </Drawn>
  );
}

function HintPlace({ state }: { state: PuzzleState }) {
  const place = state.hint.value;
  const piece: Piece | undefined = place ? state.pieces.value.get(place.number) : undefined;
  if (!place || !piece) return null;
  const laid = lay(piece, place);
  return (
    <Drawn class="cutit-hinted">
      <path d={edge(laid.spaces)} />
      <Numbered cells={laid.spaces} number={place.number} />
    </Drawn>
  );
}
