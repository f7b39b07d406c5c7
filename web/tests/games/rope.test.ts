import { describe, expect, test, vi } from "vitest";
import { flightsOf } from "../../src/games/rope/board/flights";
import { span } from "../../src/games/rope/board/rows";
import { pilesOverTime } from "../../src/games/rope/history";
import {
  aim,
  moveText,
  ownCards,
  readMove,
  sourceKey,
  targetsOf,
  withMove,
} from "../../src/games/rope/moves";
import { spread, ticks } from "../../src/games/rope/result";
import { BoardState, type TableProps } from "../../src/games/rope/state";
import { otherSeats, type Player, type Row, type View } from "../../src/games/rope/view";
import type { LogLine } from "../../src/protocol";

function row(...cards: string[]): Row {
  return { cards, means: cards, direction: cards.length ? "up" : "none", up: [], down: [] };
}

function player(changes: Partial<Player> = {}): Player {
  const supply = [[], [], []].map((cards) => ({ cards, forced: [] }));
  return { pile_left: 20, pile_card: "7", hand_left: 6, hand: null, supply, ...changes };
}

const OWN = player({
  hand: ["2", "4", "4", "S"],
  hand_left: 4,
  supply: [
    { cards: ["9", "3"], forced: [] },
    { cards: [], forced: [] },
    { cards: [], forced: [] },
  ],
});

function view(changes: Partial<View["board"]> = {}, moves: string[] = []): View {
  return {
    game: "rope",
    version: 1,
    seats: 3,
    options: {},
    viewer: 1,
    to_act: [1],
    moves,
    deadline_ms: null,
    outcome: null,
    board: {
      kind: "rope",
      turn: 1,
      refilling: false,
      rows: [row("1", "2"), row(), row()],
      players: [player(), OWN, player()],
      draw_left: 50,
      discard: [],
      idle_turns: 0,
      turns_without_pile: 0,
      cause: "",
      ...changes,
    },
  };
}

function entry(
  n: number,
  by: LogLine["by"],
  text: string,
  kind: LogLine["kind"] = "move",
): LogLine {
  return { n, by, at: 0, kind, text };
}

describe("moves", () => {
  test("every card and place has its notation", () => {
    const hand = { from: "hand", card: "10", place: 0 } as const;
    expect(moveText(hand, { to: "row", row: 1 })).toBe("h10>B");
    expect(moveText(hand, { to: "supply", row: 2 })).toBe("h10.s3");
    expect(moveText({ from: "pile" }, { to: "row", row: 0 })).toBe("p>A");
    expect(moveText({ from: "supply", row: 1 }, { to: "row", row: 2 })).toBe("s2>C");
    expect(moveText({ from: "pile" }, { to: "supply", row: 0 })).toBeNull();
  });

  test("moves survive a round trip through the notation", () => {
    expect(readMove("hS>B")).toEqual({ is: "hand", card: "S", row: 1 });
    expect(readMove("p>A")).toEqual({ is: "pile", row: 0 });
    expect(readMove("s2>C")).toEqual({ is: "supply", supply: 1, row: 2 });
    expect(readMove("h10.s3")).toEqual({ is: "lay", card: "10", supply: 2 });
    expect(readMove("end")).toEqual({ is: "end" });
    expect(readMove("deal 123")).toBeNull();
  });

  test("the keys step through the cards from pile to supply", () => {
    const keys = ["pile", "hand-0", "hand-1", "hand-2", "hand-3", "supply-0"];
    expect(ownCards(OWN).map(sourceKey)).toEqual(keys);
  });

  test("only legal places are targets", () => {
    const source = { from: "hand", card: "4", place: 1 } as const;
    expect(targetsOf(["h4>A", "h2>B", "h4.s1"], source)).toEqual([
      { to: "row", row: 0 },
      { to: "supply", row: 0 },
    ]);
  });

  test("any free place means the next one; everything else goes to the server", () => {
    const { board } = view();
    const source = { from: "hand", card: "S", place: 3 } as const;
    const moves = ["hS>A", "hS>B", "hS.s1", "hS.s2"];
    expect(aim(board, 1, moves, source, { to: "row", row: 2 })).toBe("hS>B");
    expect(aim(board, 1, moves, source, { to: "supply", row: 2 })).toBe("hS.s2");
    expect(aim(board, 1, ["hS>B"], source, { to: "row", row: 0 })).toBe("hS>A");
  });

  test("a turn about to end shows the card where it was laid", () => {
    const own = withMove(view().board, 1, "h4.s1").players[1];
    expect(own?.hand).toEqual(["2", "4", "S"]);
    expect(own?.supply[0]?.cards).toEqual(["9", "3", "4"]);
  });
});

describe("board state", () => {
  function stateWith(moves: string[], changes: Partial<TableProps> = {}) {
    const move = vi.fn(async () => true);
    const table = {
      view: view({}, moves),
      canMove: true,
      pending: null,
      move,
      takeBack: null,
      hint: null,
    };
    return { move, own: new BoardState({ ...table, ...changes }) };
  }
  const two = { from: "hand", card: "2", place: 0 } as const;

  test("picking a card lights its targets, picking it again puts it back", () => {
    const { own } = stateWith(["h2>A"]);
    own.pick(two);
    expect(own.isLit({ to: "row", row: 0 })).toBe(true);
    expect(own.isLit({ to: "row", row: 1 })).toBe(false);
    own.pick(two);
    expect(own.picked.value).toBeNull();
  });

  test("nothing can be picked on another player's turn", () => {
    const { own } = stateWith(["h2>A"], { canMove: false });
    own.pick(two);
    expect(own.picked.value).toBeNull();
  });

  test("a card on a row is played at once", async () => {
    const { own, move } = stateWith(["h2>A"]);
    expect(await own.put(two, { to: "row", row: 0 }, true)).toBe(true);
    expect(move).toHaveBeenCalledWith("h2>A");
  });

  test("the end of a turn waits until it is final", async () => {
    const { own, move } = stateWith(["h2.s1"]);
    await own.put(two, { to: "supply", row: 0 }, true);
    expect(own.ending.value).toEqual({ text: "h2.s1", isTimed: true });
    expect(move).not.toHaveBeenCalled();
    own.callOff();
    await own.confirm();
    expect(move).not.toHaveBeenCalled();
    own.end("h2.s1", false);
    await own.confirm();
    expect(move).toHaveBeenCalledWith("h2.s1");
  });

  test("an illegal place goes to the server, which explains why", async () => {
    const { own, move } = stateWith(["h4.s1"]);
    await own.put(two, { to: "supply", row: 0 }, true);
    expect(own.ending.value).toBeNull();
    expect(move).toHaveBeenCalledWith("h2.s1");
  });

  test("the keys stay next to a card that is gone", () => {
    const { own } = stateWith([]);
    own.current.value = "hand-5";
    expect(own.isCurrent({ from: "hand", card: "S", place: 3 })).toBe(true);
    expect(own.step(1)).toBe("supply-0");
    expect(own.step(1)).toBe("supply-0");
  });

  test("a hint marks the card and its place", () => {
    const { own } = stateWith(["s1>A"], { hint: "s1>A" });
    expect(own.isHinted({ from: "supply", row: 0 })).toBe(true);
    expect(own.isHinted({ to: "row", row: 0 })).toBe(true);
    expect(own.isHinted({ from: "pile" })).toBe(false);
  });
});

describe("flights", () => {
  test("a pile card flies to its row and the next one is turned up", () => {
    const before = view();
    const players = [player(), { ...OWN, pile_left: 19, pile_card: "5" }, player()];
    const after = view({ rows: [row("1", "2", "7"), row(), row()], players });
    const flights = flightsOf(before, after, [entry(4, 1, "p>A")]);
    expect(flights).toMatchObject([
      { card: "7", from: "pile-1", to: "row-0-2", turns: false },
      { card: "5", from: "pile-1", to: "pile-1", turns: true },
    ]);
  });

  test("a complete row goes to the discard pile after its last card has come", () => {
    const before = view({ rows: [row("1", "2"), row(), row()] });
    const after = view({ rows: [row(), row(), row()] });
    const flights = flightsOf(before, after, [entry(4, 0, "hS>A")]);
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ["row-0-0", "discard"],
      ["row-0-1", "discard"],
      ["hand-0", "discard"],
    ]);
    expect(flights[2]?.via?.spot).toBe("due-0");
  });

  test("drawn cards turn over for their owner and stay hidden for others", () => {
    const drawn = { ...OWN, hand: ["2", "4", "5", "9", "S"], hand_left: 5 };
    const after = view({ players: [player(), drawn, player()] });
    const own = flightsOf(view(), after, [entry(4, 1, "h4.s2"), entry(5, "chance", "shuffle")]);
    expect(own).toMatchObject([
      { card: "4", from: "hand-1-1", to: "supply-1-1-0" },
      { card: "5", from: "draw", to: "hand-1-2", turns: true },
      { card: "9", from: "draw", to: "hand-1-3", turns: true },
    ]);
    const others = flightsOf(view(), view(), [entry(4, 2, "h4.s2")]);
    expect(others).toMatchObject([{ from: "hand-2" }, { card: null, to: "hand-2", turns: false }]);
  });

  test("nothing flies when cards were taken back or several were played", () => {
    expect(flightsOf(view(), view(), [entry(4, 1, "3", "undo")])).toEqual([]);
    expect(flightsOf(view(), view(), [entry(4, 1, "p>A"), entry(5, 1, "p>A")])).toEqual([]);
  });
});

describe("result", () => {
  test("piles are counted back from the end, without undone moves", () => {
    const { board } = view({ players: [player({ pile_left: 2 }), player({ pile_left: 0 })] });
    const log = [
      entry(0, "chance", "deal"),
      entry(1, 0, "p>A"),
      entry(2, 0, "h4.s1"),
      entry(3, 1, "h2>A"),
      entry(4, 1, "3", "undo"),
      entry(5, 1, "p>A"),
      entry(6, 1, "end"),
      entry(7, 0, "h9.s1"),
      entry(8, 1, "p>A"),
    ];
    const { turns, piles } = pilesOverTime(board, log);
    expect(turns).toBe(4);
    expect(piles).toEqual([
      [3, 2, 2, 2, 2],
      [2, 2, 1, 1, 0],
    ]);
  });

  test("marks at the same height move apart", () => {
    expect(spread([100, 100, 20], 0)).toEqual([100, 80, 20]);
  });

  test("marks at the top stay within the chart", () => {
    expect(spread([14, 14, 100, 14], 14)).toEqual([54, 34, 100, 14]);
  });

  test("the scale has round numbers", () => {
    expect(ticks(20)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks(6)).toEqual([0, 2, 4, 6]);
    expect(ticks(1)).toEqual([0, 1]);
  });
});

test("the others sit in turn order, the next one first", () => {
  expect(otherSeats(view())).toEqual([2, 0]);
  expect(otherSeats({ ...view(), viewer: -3 })).toEqual([0, 1, 2]);
});

test("neighbouring numbers are written short", () => {
  expect([span(["4"]), span(["9", "8"]), span(["2", "3", "4"])]).toEqual(["4", "9 8", "2–4"]);
});
