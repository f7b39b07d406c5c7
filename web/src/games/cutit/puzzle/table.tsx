/** The felt of the puzzle: snippets, joins, faults and the held snippet. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { t } from "../../../i18n";
import type { CutitShownCheck } from "../../../protocol";
import { Centred, Drawn, edge, JoinMark, U } from "../board/drawing";
import { middleOf, type Piece, type Side } from "../paper";
import { Badge } from "./badge";
import { viewBox } from "./camera";
import { Glow } from "./glow";
import type { PuzzleInput } from "./input";
import { Lying, moved, useDegrees } from "./lying";
import { type Laid, lay, PuzzleGrid } from "./places";
import type { PuzzleState } from "./state";

interface Props {
  state: PuzzleState;
  input: PuzzleInput;
  svg: RefObject<SVGSVGElement | null>;
  tools: RefObject<HTMLElement | null>;
  check: CutitShownCheck | null;
  isOpen: boolean;
  /** True once the puzzles are checked: what is not kept is paler. */
  isFinal: boolean;
  /** The parts to choose from, each by its snippets. */
  parts: readonly (readonly number[])[];
}

export function PuzzleTable(props: Props) {
  const { state, input, svg, tools, check, isOpen, isFinal, parts } = props;
  useFrame(state, svg, tools);
  const held = state.held.value;
  const frame = state.look.frame.value;
  const box = viewBox(state.look.camera.value, frame ?? { width: 600, height: 420 }, U);
  const kept = isFinal && check ? new Set(check.kept) : null;
  const joined = new Set(state.groups.value.flatMap((group) => group.map(({ number }) => number)));
  const common = { state, input, isOpen };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing
    <svg
      ref={svg}
      class="cutit-table"
      viewBox={box}
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
      <Grid box={box} />
      {!isFinal && <Mat state={state} />}
      {[...state.places.value.values()].map((place) => (
        <Lying
          key={place.number}
          {...{ ...common, place }}
          isLoose={false}
          isJoined={isFinal || joined.has(place.number)}
          isLost={kept ? !kept.has(place.number) : false}
        />
      ))}
      {!isFinal && <Groups groups={state.groups.value} without={held?.number} />}
      {state.loose.value.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/noInteractiveElementToNoninteractiveRole: a fieldset is no drawing
        <g role="group" aria-label={t("cutit-loose")}>
          {state.loose.value.map((place) => (
            <Lying
              key={place.number}
              {...{ ...common, place }}
              isLoose
              isJoined={false}
              isLost={false}
            />
          ))}
        </g>
      )}
      <Numbers state={state} isShown={(number) => isFinal || !joined.has(number)} />
      {parts.length > 0 && kept && <Parts {...{ state, parts, kept }} />}
      {check && <Check check={check} without={held?.number ?? 0} />}
      <HintPlace state={state} />
      <Glow state={state} />
      <InHand state={state} />
    </svg>
  );
}

/** Keeps the size of the felt on the screen in the state, and what the tools cover of it. */
function useFrame(
  state: PuzzleState,
  svg: RefObject<SVGSVGElement | null>,
  tools: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height, right, bottom } = element.getBoundingClientRect();
      const now = state.look.frame.peek();
      if (!width || !height || (now?.width === width && now.height === height)) return;
      const corner = tools.current?.getBoundingClientRect();
      const isOver = corner && corner.left < right && corner.top < bottom;
      state.measure({
        width,
        height,
        ...(isOver ? { corner: { width: right - corner.left, height: bottom - corner.top } } : {}),
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [state]);
}

/** Where the puzzle begins. */
function Mat({ state }: { state: PuzzleState }) {
  const mat = state.felt.bounds.value?.mat;
  if (!mat?.width) return null;
  const { left, bottom, width, height } = mat;
  const x = (left + width / 2) * U;
  const y = -(bottom + height / 2) * U;
  return (
    <Drawn>
      <rect
        class="cutit-mat"
        x={left * U}
        y={-(bottom + height) * U}
        width={width * U}
        height={height * U}
        rx={0.5 * U}
      />
      {!state.laid.value.length && (
        <g class="cutit-mat-text" transform={`translate(${x} ${y})`}>
          <text y={-2}>{t("cutit-mat")}</text>
          <text class="cutit-mat-how" y={14}>
            {t("cutit-mat-how")}
          </text>
        </g>
      )}
    </Drawn>
  );
}

interface GroupsProps {
  groups: readonly (readonly Laid[])[];
  without: number | undefined;
}

/** An outline around what hangs together. */
function Groups({ groups, without }: GroupsProps) {
  return (
    <Drawn>
      {groups.map((group) => (
        <path
          key={group[0]?.number}
          class="cutit-group"
          d={edge(group.filter(({ number }) => number !== without).flatMap((one) => one.spaces))}
        />
      ))}
    </Drawn>
  );
}

interface NumbersProps {
  state: PuzzleState;
  isShown(number: number): boolean;
}

function Numbers({ state, isShown }: NumbersProps) {
  const grid = new PuzzleGrid(state.lying.value);
  const held = state.held.value?.number;
  return (
    <Drawn>
      {state.lying.value
        .filter(({ number }) => number !== held && isShown(number))
        .map(({ number, spaces }) => (
          <Badge key={number} cells={spaces} number={number} grid={grid} />
        ))}
    </Drawn>
  );
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
      <Badge cells={laid.spaces} number={place.number} grid={state.without(place.number)} />
    </Drawn>
  );
}
