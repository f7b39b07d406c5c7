/** The sheet: paper, the cuts so far, and the one that is being thought about. */

import type { RefObject } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n";
import type { SheetInput } from "../input";
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
import {
  namePoint,
  type Offer,
  openPoints,
  type Point,
  partWith,
  readLines,
  withoutClaim,
} from "../state";
import { type Player, playerOf, takenCorners, type View } from "../view";
import { Drawn, edge, line, Numbered, Paper, U } from "./drawing";

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
const APART = 0.32;

export interface SheetProps {
  view: View;
  seat: number;
  offers: readonly Offer[];
  /** The cut that is thought about, with the part that is to be the snippet. */
  chosen: Offer | null;
  isOpen: boolean;
  hasMotion: boolean;
  /** The snippets that have just come off. */
  fresh: readonly number[];
  input: SheetInput;
  svg: RefObject<SVGSVGElement | null>;
  pickCorner(name: string): void;
}

export function Sheet(props: SheetProps) {
  const { view, seat, offers, chosen, isOpen, input, svg } = props;
  const player = playerOf(view, seat);
  const { rows } = view.board.sheet;
  const cells = useMemo(() => cellsLeft(player.paper), [player.paper]);
  const made = chosen ?? madeCut(player);
  const isCutting = isOpen && view.board.phase === "cuts";
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
            onPointerDown: input.onPointerDown,
            onPointerMove: input.onPointerMove,
            onPointerUp: input.onPointerUp,
            onPointerCancel: input.onPointerCancel,
            onKeyDown: input.onKeyDown,
          }
        : { role: "group", "aria-label": t("cutit-sheet-label") })}
    >
      <Names />
      <Ghosts view={view} player={player} fresh={props.hasMotion ? props.fresh : []} />
      {made ? (
        <Parted rows={rows} cells={cells} made={made} isThought={chosen !== null} />
      ) : (
        cells.length > 0 && <Whole rows={rows} cells={cells} />
      )}
      {view.board.phase === "corners" && <Corners {...props} />}
      {player.corner && !player.rounds.length && !made && (
        <path class="cutit-corner" d={edge([readSpace(player.corner)])} />
      )}
      {isCutting && <Points offers={offers} input={input} />}
    </svg>
  );
}

type Made = Pick<Offer, "path" | "space">;

/** The player's own cut of this round, while others are still cutting. */
function madeCut({ cut }: Player): Made | null {
  if (!cut) return null;
  const space = readSpace(withoutClaim(cut).slice(cut.indexOf("/") + 1));
  const [path = []] = readLines(cut);
  return { path, space };
}

type Rows = View["board"]["sheet"]["rows"];

function Whole({ rows, cells }: { rows: Rows; cells: readonly Cell[] }) {
  const piece = useMemo(() => pieceOf(rows, cells), [rows, cells]);
  return <Paper piece={piece} />;
}

interface PartedProps {
  rows: Rows;
  cells: readonly Cell[];
  made: Made;
  isThought: boolean;
}

function Parted({ rows, cells, made, isThought }: PartedProps) {
  const [snippet, rest] = useMemo(() => {
    const off = partWith(cells, made.path, made.space);
    const names = new Set(off.map(keyOf));
    const stays = cells.filter((cell) => !names.has(keyOf(cell)));
    return [pieceOf(rows, off), pieceOf(rows, stays)];
  }, [rows, cells, made.path, made.space]);
  const way = awayFrom(rest, snippet, made.path);
  return (
    <>
      <Paper piece={rest} />
      <g
        class={isThought ? "cutit-coming-off" : "cutit-cut-off"}
        transform={`translate(${way.x * U} ${-way.y * U})`}
      >
        <Paper piece={snippet} />
      </g>
      <path class="cutit-cut" d={line(made.path)} />
    </>
  );
}

/** Which way the snippet goes: square to a single cut, slanted from a corner. */
function awayFrom(rest: Piece, snippet: Piece, path: readonly Point[]): Cell {
  const mean = ({ spaces }: Piece, axis: "x" | "y") =>
    spaces.reduce((sum, one) => sum + one[axis], 0) / Math.max(1, spaces.length);
  const [a, b] = path;
  const x = Math.sign(mean(snippet, "x") - mean(rest, "x"));
  const y = Math.sign(mean(snippet, "y") - mean(rest, "y"));
  const isLevel = path.length === 2 && a?.y === b?.y;
  const isUpright = path.length === 2 && a?.x === b?.x;
  return { x: isLevel ? 0 : APART * x, y: isUpright ? 0 : APART * y };
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
function Corners({ view, isOpen, pickCorner }: SheetProps) {
  const taken = takenCorners(view);
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
function Points({ offers, input }: { offers: readonly Offer[]; input: SheetInput }) {
  const points = input.points.value;
  const cursor = input.cursor.value;
  const open = useMemo(() => openPoints(offers, points), [offers, points]);
  const at = ({ x, y }: Point) => ({ cx: x * U, cy: -y * U });
  return (
    <Drawn class="cutit-points">
      {!input.isDragging.value &&
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
