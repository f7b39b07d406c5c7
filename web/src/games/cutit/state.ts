/** The cut that the player draws: the picked points, the cuts they can mean, and which part becomes
 * the snippet. No DOM. */

import { type Signal, signal } from "@preact/signals";
import type { BoardProps } from "../../board/board";
import { memo } from "../../board/memo";
import {
  isSame,
  type Offer,
  offeredStroke,
  offersFor,
  type Path,
  type Point,
  readOffers,
  readPath,
  type Stroke,
  withClaim,
  withoutClaim,
} from "./cuts";
import { type Cell, cellsLeft, readSpace } from "./paper";
import { partPaper } from "./parting";
import {
  type SeveralOffer,
  secondStroke,
  severalOffers,
  stayingWith,
  straightCuts,
} from "./second-cut";
import { hasFreeScissors, ownSeat, playerOf, type View } from "./view";

export type TableProps = Pick<BoardProps<View>, "view" | "canMove" | "pending" | "move">;

const NO_OFFERS: readonly Offer[] = [];
const NO_SEVERAL: readonly SeveralOffer[] = [];

export class BoardState {
  readonly points: Signal<readonly Point[]> = signal([]);
  /** The point the keys are at; null while they are not used. */
  readonly cursor: Signal<Point | null> = signal(null);
  readonly isDragging = signal(false);
  /** The first of two straight cuts, while the second is being drawn. */
  readonly first: Signal<Path | null> = signal(null);
  table: TableProps;

  /** The move that names the preferred part. */
  readonly #preferred = signal("");
  /** The points to count instead of the most, and the cut they are for. */
  readonly #counted: Signal<{ move: string; points: number } | null> = signal(null);

  readonly #offers = memo(({ moves, board }: View) =>
    board.offers && moves ? readOffers(moves, board.offers) : NO_OFFERS,
  );
  readonly #stroke = memo((offers: readonly Offer[], first: Path | null) =>
    first ? secondStroke(straightCuts(offers), first) : offeredStroke(offers),
  );
  readonly #cells = memo(cellsLeft);
  readonly #cut = memo((offers: readonly Offer[], points: readonly Point[]) =>
    bestFirst(offersFor(offers, points)),
  );
  readonly #several = memo((first: Path, stroke: Stroke, points: readonly Point[], view: View) => {
    const second = stroke.path(points);
    if (!second) return NO_SEVERAL;
    const { rounds, corner } = playerOf(view, ownSeat(view));
    const kept = rounds.length || !corner ? null : readSpace(corner);
    return severalOffers(view.board.sheet.rows, this.cells, [first, second], kept);
  });

  constructor(table: TableProps) {
    this.table = table;
  }

  // What can be cut

  /** True while a cut can be drawn, and while the drawn one is being sent. */
  get isCutting(): boolean {
    const { view, canMove, pending } = this.table;
    const { phase, offers } = view.board;
    return (canMove || pending !== null) && phase === "cuts" && offers !== null;
  }

  get hasFreeScissors(): boolean {
    return hasFreeScissors(this.table.view);
  }

  /** The spaces of the player's sheet. */
  get cells(): readonly Cell[] {
    const { view } = this.table;
    return this.#cells(playerOf(view, ownSeat(view)).paper);
  }

  get stroke(): Stroke {
    return this.#stroke(this.#offers(this.table.view), this.first.value);
  }

  // What is drawn

  /** The offers of the drawn cut, one for each part that may be the snippet. */
  get cut(): readonly Offer[] {
    if (this.first.value) return NO_OFFERS;
    return this.#cut(this.#offers(this.table.view), this.points.value);
  }

  /** The offers of two drawn cuts, one for each part that may stay the sheet. */
  get several(): readonly SeveralOffer[] {
    const first = this.first.value;
    if (!first) return NO_SEVERAL;
    return this.#several(first, this.stroke, this.points.value, this.table.view);
  }

  get chosen(): Offer | null {
    return this.isCutting ? this.#preferredOf(this.cut) : null;
  }

  get staying(): SeveralOffer | null {
    return this.isCutting ? this.#preferredOf(this.several) : null;
  }

  /** The points to count for the chosen cut; null for as many as it gives. */
  get claim(): number | null {
    const counted = this.#counted.value;
    return counted?.move === this.chosen?.move ? (counted?.points ?? null) : null;
  }

  // Drawing

  clear(): void {
    this.first.value = null;
    this.points.value = [];
  }

  /** Draws a suggested cut. */
  draw(move: string): void {
    const [cut = "", points] = move.split("=");
    this.first.value = null;
    this.points.value = readPath(move);
    this.#preferred.value = withoutClaim(move);
    this.#counted.value = points ? { move: cut, points: Number(points) } : null;
  }

  /** Goes on to a second cut. Returns false if the drawn one allows none. */
  addSecond(): boolean {
    if (!this.hasFreeScissors || this.chosen?.path.length !== 2) return false;
    this.first.value = this.chosen.path;
    this.points.value = [];
    return true;
  }

  prefer({ move }: { readonly move: string }): void {
    this.#preferred.value = move;
  }

  /** Prefers the part that has a space. */
  preferPartWith(cell: Cell): void {
    const part = this.first.value
      ? stayingWith(this.several, cell)
      : this.cut.find(({ move }) =>
          partPaper(this.cells, move)
            .snippets.flat()
            .some((one) => isSame(one, cell)),
        );
    if (part) this.prefer(part);
  }

  preferNextPart(): void {
    const parts: readonly { readonly move: string }[] = this.first.value ? this.several : this.cut;
    const moves = parts.map(({ move }) => move);
    const now = moves.indexOf((this.staying ?? this.chosen)?.move ?? "");
    this.#preferred.value = moves[(now + 1) % moves.length] ?? "";
  }

  count(points: number | null): void {
    const { chosen } = this;
    this.#counted.value = points === null || !chosen ? null : { move: chosen.move, points };
  }

  async confirm(): Promise<void> {
    const picked = this.staying ?? this.chosen;
    if (!picked) return;
    const { claim } = this;
    const text = claim === null ? picked.move : withClaim(picked.move, claim);
    if (await this.table.move(text)) this.clear();
  }

  /** The preferred part, or else the first. */
  #preferredOf<T extends { readonly move: string }>(all: readonly T[]): T | null {
    return all.find(({ move }) => move === this.#preferred.value) ?? all[0] ?? null;
  }
}

/** The part that would be the better snippet comes first: no fault, then fewer spaces. */
function bestFirst(offers: readonly Offer[]): Offer[] {
  const order = ({ fault, spaces }: Offer) => (fault ? 1000 : 0) + spaces;
  return [...offers].sort((a, b) => order(a) - order(b));
}
