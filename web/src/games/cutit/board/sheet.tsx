/** The sheet: paper, the cuts so far, and the one that is being considered. */

import type { RefObject } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n";
import { namePoint, openPoints, type Path, type Point, writePath } from "../cuts";
import type { SheetEvents } from "../input";
import {
  type Cell,
  CORNERS,
  cellsLeft,
  heartOf,
  keyOf,
  type Piece,
  pieceOf,
  readSpace,
  SIZE,
  snippetPiece,
} from "../paper";
import { type Parting, partPaper } from "../parting";
import type { BoardState } from "../state";
import { type Player, playerOf, type Rows, takenCorners, type View } from "../view";
import { Drawn, edge, line, Numbered, Paper, Stars, U } from "./drawing";

const ROOM = { left: 0.8, right: 0.4, top: 0.75, bottom: 0.45 };
const VIEW_BOX = [
  -ROOM.left,
  -(SIZE + ROOM.top),
  SIZE + ROOM.left + ROOM.right,
  SIZE + ROOM.top + ROOM.bottom,
]
  .map((n) => n * U)
  .join(" ");

/** How far the snippet is drawn away from the sheet, in spaces. */
const APART = 0.2;

export interface SheetProps {
  view: View;
  seat: number;
  state: BoardState;
  /** The cut that is being considered, as a move. */
  picked: string | null;
  isOpen: boolean;
  /** The player's own move that the view does not show yet. */
  pending: string | null;
  hasMotion: boolean;
  /** The snippets that have just come off. */
  fresh: readonly number[];
  events: SheetEvents;
  svg: RefObject<SVGSVGElement | null>;
  pickCorner(name: string): void;
}

export function Sheet(props: SheetProps) {
  const { view, seat, state, picked, isOpen, events, svg } = props;
  const player = playerOf(view, seat);
  const { rows } = view.board.sheet;
  const cells = useMemo(() => cellsLeft(player.paper), [player.paper]);
  /** The player's own cut of this round is shown while others are still cutting. */
  const cut = picked ?? player.cut;
  const isCutting = isOpen && view.board.phase === "cuts";
  const first = state.isCutting ? state.first.value : null;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a name either way
    <svg
      ref={svg}
      class="cutit-sheet"
      viewBox={VIEW_BOX}
      data-open={isCutting}
      {...(isCutting
        ? {
            tabindex: 0,
            role: "application",
            "aria-label": t("cutit-sheet-label"),
            "aria-describedby": "cutit-keys",
            ...events,
          }
        : { role: "group", "aria-label": t("cutit-sheet-label") })}
    >
      <Names />
      <Ghosts view={view} player={player} fresh={props.hasMotion ? props.fresh : []} />
      {cut ? (
        <Parted rows={rows} cells={cells} cut={cut} isPicked={picked !== null} />
      ) : (
        cells.length > 0 && <Whole rows={rows} cells={cells} />
      )}
      {view.board.phase === "corners" && <Corners {...props} />}
      {player.corner && !player.rounds.length && !cut && (
        <path class="cutit-corner" d={edge([readSpace(player.corner)])} />
      )}
      {!player.rounds.length && !cut && <CornerStars rows={rows} cells={cells} />}
      {first && !cut && <path class="cutit-cut" d={line(first)} />}
      {isCutting && <Points state={state} />}
    </svg>
  );
}

/** Stars beside the marked corners. */
function CornerStars({ rows, cells }: { rows: Rows; cells: readonly Cell[] }) {
  const piece = useMemo(() => pieceOf(rows, cells), [rows, cells]);
  return <Stars piece={piece} />;
}

function Whole({ rows, cells }: { rows: Rows; cells: readonly Cell[] }) {
  const piece = useMemo(() => pieceOf(rows, cells), [rows, cells]);
  return <Paper piece={piece} />;
}

interface PartedProps {
  rows: Rows;
  cells: readonly Cell[];
  cut: string;
  isPicked: boolean;
}

function Parted({ rows, cells, cut, isPicked }: PartedProps) {
  const parting = useMemo(() => partPaper(cells, cut), [cells, cut]);
  const rest = useMemo(() => pieceOf(rows, parting.sheet), [rows, parting]);
  const snippets = useMemo(
    () => parting.snippets.map((snippet) => pieceOf(rows, snippet)),
    [rows, parting],
  );
  return (
    <>
      <Paper piece={rest} />
      {snippets.map((snippet) => {
        const way = awayFrom(rest, snippet, parting);
        return (
          <g
            key={keyOf(snippet.spaces[0] as Cell)}
            class={isPicked ? "cutit-coming-off" : "cutit-cut-off"}
            transform={`translate(${way.x * U} ${-way.y * U})`}
          >
            <Paper piece={snippet} />
          </g>
        );
      })}
      {parting.paths.map((path) => (
        <path key={writePath(path)} class="cutit-cut" d={line(path)} />
      ))}
      <Stars piece={rest} />
    </>
  );
}

const mean = ({ spaces }: Piece, axis: "x" | "y") =>
  spaces.reduce((sum, one) => sum + one[axis], 0) / Math.max(1, spaces.length);

/** Which way a snippet goes: square to a single cut, slanted from a corner; with two straight cuts,
 * square to each that lies between it and the sheet. */
function awayFrom(rest: Piece, snippet: Piece, { paths }: Parting): Cell {
  const isLevel = ([a, b]: Path) => a?.y === b?.y;
  const way = (axis: "x" | "y") => APART * Math.sign(mean(snippet, axis) - mean(rest, axis));
  const slanted = { x: way("x"), y: way("y") };
  const [path = [], second] = paths;
  if (!second) {
    if (path.length > 2) return slanted;
    return isLevel(path) ? { x: 0, y: slanted.y } : { x: slanted.x, y: 0 };
  }
  const square = { x: 0, y: 0 };
  for (const one of paths) {
    const axis = isLevel(one) ? "y" : "x";
    const line = one[0]?.[axis] ?? 0;
    const isBeyond = (piece: Piece) => Number(mean(piece, axis) + 0.5 > line);
    square[axis] += APART * (isBeyond(snippet) - isBeyond(rest));
  }
  return square.x || square.y ? square : slanted;
}

function Names() {
  const all = Array.from({ length: SIZE + 1 }, (_, i) => i);
  return (
    <Drawn class="cutit-names">
      {all.map((i) => (
        <text key={`x${i}`} x={i * U} y={-(SIZE + 0.28) * U}>
          {namePoint({ x: i, y: 0 }).charAt(0)}
        </text>
      ))}
      {all.map((i) => (
        <text key={`y${i}`} x={-0.42 * U} y={-i * U + 2.6}>
          {i}
        </text>
      ))}
    </Drawn>
  );
}

interface GhostProps {
  view: View;
  player: Player;
  fresh: readonly number[];
}

/** Where the snippets were; one that has just come off is still on its way. */
function Ghosts({ view, player, fresh }: GhostProps) {
  const { rows } = view.board.sheet;
  const pieces = useMemo(
    () => player.snippets.map((snippet) => snippetPiece(rows, snippet)),
    [rows, player.snippets],
  );
  return (
    <>
      {pieces.map((piece) => {
        const heart = heartOf(piece.spaces);
        return (
          <Drawn key={piece.number} class="cutit-ghost">
            <path d={edge(piece.spaces)} />
            <text x={(heart.x + 0.5) * U} y={-(heart.y + 0.5) * U + 3.4}>
              {piece.number}
            </text>
            {fresh.includes(piece.number ?? 0) && (
              <g class="cutit-leaving">
                <Paper piece={piece} />
              </g>
            )}
          </Drawn>
        );
      })}
    </>
  );
}

/** The corners that are still free, to be picked; the others with whose they are. */
function Corners({ view, seat: own, pending, isOpen, pickCorner }: SheetProps) {
  const taken = takenCorners(view);
  if (pending?.startsWith("corner ")) taken.set(pending.slice("corner ".length), own);
  return (
    <>
      {CORNERS.map((name) => {
        const { x, y } = readSpace(name);
        const seat = taken.get(name);
        if (seat !== undefined) {
          return <Numbered key={name} cells={[{ x, y }]} number={seat + 1} />;
        }
        if (!isOpen) return null;
        const pick = () => pickCorner(name);
        return (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons within a drawing
          <g
            key={name}
            class="cutit-pick"
            role="button"
            tabindex={0}
            aria-label={t("cutit-pick-corner", { space: name })}
            onClick={pick}
            onKeyDown={(event) => {
              if (event.key === "Enter" || event.key === " ") {
                event.preventDefault();
                pick();
              }
            }}
          >
            <rect
              x={(x - 0.5) * U}
              y={-(y + 1.5) * U}
              width={2 * U}
              height={2 * U}
              class="cutit-reach"
            />
            <path d={edge([{ x, y }])} />
          </g>
        );
      })}
    </>
  );
}

/** The points picked so far, the points a cut can continue to, and the keyboard cursor. */
function Points({ state }: { state: BoardState }) {
  const points = state.points.value;
  const cursor = state.cursor.value;
  const { stroke } = state;
  const open = useMemo(() => openPoints(stroke, points), [stroke, points]);
  const at = ({ x, y }: Point) => ({ cx: x * U, cy: -y * U });
  return (
    <Drawn class="cutit-points">
      {!state.isDragging.value &&
        open.map((point) => (
          <circle key={namePoint(point)} class="cutit-open" {...at(point)} r={1.9} />
        ))}
      {points.length === 1 &&
        points.map((point) => (
          <circle key={namePoint(point)} class="cutit-point" {...at(point)} r={3.6} />
        ))}
      {cursor && <circle class="cutit-cursor" {...at(cursor)} r={5.5} />}
    </Drawn>
  );
}
