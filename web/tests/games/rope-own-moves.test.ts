import { beforeAll, describe, expect, test, vi } from "vitest";
import { cutRow, ownFlight } from "../../src/games/rope/board/flights";
import { withMove } from "../../src/games/rope/moves";
import { BoardState } from "../../src/games/rope/state";
import { describeMove, endScore } from "../../src/games/rope/text";
import type { Player, Row, View } from "../../src/games/rope/view";
import { loadGameMessages, setLanguage } from "../../src/i18n";
import type { LogLine } from "../../src/protocol";
import { VIEW_OF_SEAT_0 } from "../boards";

function row(...cards: string[]): Row {
  return { cards, means: cards, direction: cards.length ? "up" : "none", up: ["3"], down: [] };
}

const PLAYER: Player = {
  pile_left: 20,
  pile_card: "7",
  hand_left: 3,
  hand: ["2", "4", "4"],
  supply: [
    { cards: ["9", "3"], forced: [] },
    { cards: [], forced: [] },
    { cards: [], forced: [] },
  ],
};

function view(moves: string[] = [], rows: Row[] = [row("1", "2"), row(), row()]): View {
  return {
    ...VIEW_OF_SEAT_0,
    game: "rope",
    moves,
    board: {
      kind: "rope",
      turn: 0,
      refilling: false,
      rows,
      players: [PLAYER, PLAYER],
      draw_left: 50,
      discard: [],
      idle_turns: 0,
      turns_without_pile: 0,
      cause: "",
    },
  };
}

function entry(by: LogLine["by"], text: string): LogLine {
  return { n: 4, by, at: 0, kind: "move", text };
}

describe("a move that the view does not show yet", () => {
  test("lies on its row, and what it takes next is not known", () => {
    const { rows, players } = withMove(view().board, 0, "h4>A");
    expect(rows[0]).toMatchObject({ cards: ["1", "2", "4"], up: [], down: [] });
    expect(players[0]).toMatchObject({ hand: ["2", "4"], hand_left: 2 });
    expect(players[1]).toBe(PLAYER);
  });

  test("from the pile leaves the next card face down", () => {
    const { rows, players } = withMove(view().board, 0, "p>B");
    expect(rows[1]?.cards).toEqual(["7"]);
    expect(players[0]).toMatchObject({ pile_card: null, pile_left: 19 });
  });

  test("from the supply takes its last card", () => {
    const { rows, players } = withMove(view().board, 0, "s1>A");
    expect(rows[0]?.cards).toEqual(["1", "2", "3"]);
    expect(players[0]?.supply[0]?.cards).toEqual(["9"]);
  });

  test("without its card changes nothing", () => {
    const { board } = view();
    for (const text of ["h9>A", "s2>A", "end", "no such move"]) {
      expect(withMove(board, 0, text)).toBe(board);
    }
  });

  test("flies there from where the card was", () => {
    expect(ownFlight(view(), "h4>A")).toMatchObject({ card: "4", from: "hand-0-1", to: "row-0-2" });
    expect(ownFlight(view(), "p>A")).toMatchObject({ card: "7", from: "pile-0", to: "row-0-2" });
    expect(ownFlight(view(), "h2.s1")).toMatchObject({ from: "hand-0-0", to: "supply-0-0-2" });
    expect(ownFlight(view(), "end")).toBeNull();
  });
});

describe("a card that is played without choosing a place", () => {
  function target(moves: string[]) {
    const table = { canMove: true, pending: null, move: vi.fn(), takeBack: null, hint: null };
    const state = new BoardState({ view: view(moves), ...table });
    return state.onlyTarget({ from: "hand", card: "2", place: 0 });
  }

  test("goes to the only row it fits, whatever the supply takes", () => {
    expect(target(["h2>B", "h2.s1", "h2.s2"])).toEqual({ to: "row", row: 1 });
  });

  test("goes to the supply if there is just one place", () => {
    expect(target(["h2.s3"])).toEqual({ to: "supply", row: 2 });
  });

  test("goes nowhere if there is a choice, or no place", () => {
    expect(target(["h2>A", "h2>B"])).toBeNull();
    expect(target(["h2.s1", "h2.s2"])).toBeNull();
    expect(target([])).toBeNull();
  });
});

describe("the rope", () => {
  const full = view([], [row("1", "2", "3"), row("10"), row()]);

  test("is cut where a row is complete", () => {
    const after = view([], [row(), row("10"), row()]);
    expect(cutRow(full, after, [entry(0, "h4>A")])).toBe(0);
    expect(cutRow(full, after, [entry(0, "h4>A"), entry(1, "p>B")])).toBe(0);
  });

  test("stays whole otherwise", () => {
    const after = view([], [row("1", "2", "3"), row("10", "9"), row()]);
    expect(cutRow(full, after, [entry(0, "p>B")])).toBeNull();
    const undone = view([], [row("1", "2", "3"), row(), row()]);
    expect(cutRow(full, undone, [{ ...entry(0, "3"), kind: "undo" }])).toBeNull();
  });
});

describe("sentences", () => {
  beforeAll(async () => {
    await setLanguage("en");
    await loadGameMessages("rope");
  });

  test("the winner has 0 cards left, not -0", () => {
    expect(endScore(0)).toBe("0 left");
    expect(endScore(-3)).toBe("3 left");
  });

  test("the log reads like a player's words", () => {
    const context = { names: [], table: { game: "rope", options: {} }, view: view() };
    const texts = ["h8>A", "h4>B", "hS>C", "p>A", "s2>B", "h4.s1", "end"];
    expect(texts.map((text) => describeMove(entry(0, text), context))).toEqual([
      "plays an 8 onto row A",
      "plays a 4 onto row B",
      "plays scissors onto row C",
      "plays from their pile onto row A",
      "plays from supply row 2 onto row B",
      "puts a 4 on supply row 1 and ends the turn",
      "ends the turn with an empty hand",
    ]);
    const named = [
      { ...entry(0, "p>A"), detail: "7" },
      { ...entry(0, "p>A"), detail: "S" },
      { ...entry(0, "s2>B"), detail: "10" },
    ];
    expect(named.map((line) => describeMove(line, context))).toEqual([
      "plays a 7 from their pile onto row A",
      "plays scissors from their pile onto row A",
      "plays a 10 from supply row 2 onto row B",
    ]);
  });
});
