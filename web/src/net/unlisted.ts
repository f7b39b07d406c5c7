/** Addresses of the server that the protocol's own list does not have. */

import type { Position, Problem, ShownEntry, ShownResult } from "../protocol";

export interface CheckedMoves {
  seq: number;
  moves: { move: string; refused: Problem | null }[];
}
export interface Hint {
  seat: number;
  move: string;
  seq: number;
}
export interface Review {
  seat: number;
  said: Record<string, string | number>;
}
export interface ShownRecord {
  id: string;
  game: string;
  version: number;
  seats: number;
  options: Record<string, string | number>;
  names: string[];
  tags: Record<string, string>;
  hash: string;
  secret: string;
  entries: number;
  result: ShownResult | null;
}
export interface CheckedRecord {
  faults: { line: number; text: string }[];
  fairness: "fair" | "unfair" | "open" | "unclaimed" | "unknown";
  record: ShownRecord | null;
}

export interface UnlistedEndpoints {
  "GET /api/tables/{id}/check": { asks: null; answers: CheckedMoves };
  "POST /api/tables/{id}/hint": { asks: null; answers: Hint };
  "GET /api/tables/{id}/review": { asks: null; answers: Review };
  "POST /api/records": { asks: Blob; answers: CheckedRecord };
  "GET /api/records/{id}": { asks: null; answers: CheckedRecord };
  "GET /api/records/{id}/entries": {
    asks: null;
    answers: { viewer: number; entries: ShownEntry[] };
  };
  "GET /api/records/{id}/at/{n}": { asks: null; answers: Position };
}
