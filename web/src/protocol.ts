/** What goes between client and server, as types; the names are those of the Python types. */

export type Parameters = Record<string, string | number>;

// Submits, on a table's socket

interface Submit {
  id: string;
}
export interface Move extends Submit {
  do: "move";
  seat: number;
  move: string;
  on: number;
}
export interface AskUndo extends Submit {
  do: "undo";
  seat: number;
  to: number;
  on: number;
}
export interface AnswerUndo extends Submit {
  do: "answer-undo";
  yes: boolean;
}
export interface Sit extends Submit {
  do: "sit";
  seat: number;
}
export interface SeatBot extends Submit {
  do: "bot";
  seat: number;
  bot: string;
}
export interface Stand extends Submit {
  do: "stand";
  seat: number;
}
export interface Ready extends Submit {
  do: "ready";
  ready: boolean;
}
export interface Leave extends Submit {
  do: "leave";
}
export interface ComeBack extends Submit {
  do: "back";
}
export interface TakeOver extends Submit {
  do: "take-over";
  seat: number;
}
export interface Resign extends Submit {
  do: "resign";
  seat: number;
}
export interface Rematch extends Submit {
  do: "rematch";
}
export interface AskShoulder extends Submit {
  do: "ask-shoulder";
  seat: number;
}
export interface AnswerShoulder extends Submit {
  do: "answer-shoulder";
  seat: number;
  person: string;
  yes: boolean;
}
export interface Say extends Submit {
  do: "say";
  text: string;
}
export interface Ping {
  do: "ping";
  sent: number;
}
export type Deed =
  | Move
  | AskUndo
  | AnswerUndo
  | Sit
  | SeatBot
  | Stand
  | Ready
  | Leave
  | ComeBack
  | TakeOver
  | Resign
  | Rematch
  | AskShoulder
  | AnswerShoulder
  | Say;
export type FromClient = Deed | Ping;

// Frames

export interface ShownChair {
  person: string;
  name: string;
  bot: string;
  is_ready: boolean;
  is_due: boolean;
  has_resigned: boolean;
  deadline: number | null;
  left_ms: number | null;
}
export interface ShownUndo {
  seat: number;
  to: number;
  missing: string[];
}
export interface ShownShoulder {
  person: string;
  name: string;
  seat: number;
  is_given: boolean;
}
export interface ShownResult {
  cause: string;
  points: number[];
  ranks: number[];
}
export interface ShownTable {
  id: string;
  code: string;
  title: string;
  game: string;
  version: number;
  options: Parameters;
  terms: Parameters;
  owner: string;
  phase: string;
  chairs: ShownChair[];
  started_at: number;
  deadline: number | null;
  undo: ShownUndo | null;
  shoulders: ShownShoulder[];
  hash: string;
  secret: string;
  result: ShownResult | null;
  rematch: string;
}
export interface ShownEntry {
  n: number;
  by: string | number;
  at: number;
  kind: string;
  text: string;
}
export interface Seen {
  viewer: number;
  entries: ShownEntry[];
  view: unknown;
}
export interface TableFrame {
  is: "table";
  seq: number;
  at: number;
  since: number;
  table: ShownTable;
  seen: Seen[];
}
export interface Welcome {
  is: "welcome";
  you: string;
  now: number;
}
export interface Ack {
  is: "ack";
  id: string;
  seq: number;
}
export interface Refusal {
  is: "refused";
  id: string;
  rule: string;
  why: string;
  params: Parameters;
  text: string;
  seq: number;
}
export interface ChatLine {
  is: "chat";
  n: number;
  person: string;
  name: string;
  text: string;
  at: number;
}
export interface Here {
  is: "here";
  people: string[];
}
export interface Pong {
  is: "pong";
  sent: number;
  now: number;
}
export interface Bye {
  is: "bye";
  rule: string;
  why: string;
  text: string;
}
export type ToClient = TableFrame | Welcome | Ack | Refusal | ChatLine | Here | Pong | Bye;

// Tables over HTTP

export interface CreateTable {
  game: string;
  seats: number;
  options?: Parameters;
  terms?: Parameters;
  title?: string;
  chairs?: string[];
  ready?: boolean;
}
export interface TableLink {
  id: string;
  url: string;
  code: string;
}
export interface ListedSeat {
  seat: number;
  person: string;
  name: string;
}
export interface ListedTable {
  id: string;
  game: string;
  title: string;
  phase: string;
  seats: number;
  free_seats: number;
  created_at: number;
  changed_at: number;
  due: number[];
  people: ListedSeat[];
  mine: number[];
  ranks: number[] | null;
}
export interface TableList {
  tables: ListedTable[];
}
export interface Position {
  n: number;
  last: number;
  seen: Seen;
}

// People over HTTP

export interface Me {
  id: string;
  name: string;
  account: string;
  language: string;
  created_at: number;
  mutes: string[];
}
export interface ShownRating {
  game: string;
  seats: number;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}
export interface ShownPerson {
  id: string;
  name: string;
  ratings: ShownRating[];
}
export interface ShownLeader {
  place: number;
  who: string;
  name: string;
  rating: number;
  games: number;
}
export interface ShownLeaderboard {
  game: string;
  seats: number;
  offset: number;
  total: number;
  leaders: ShownLeader[];
}
export interface ShownToken {
  id: string;
  label: string;
  created_at: number;
  seen_at: number;
}
export interface ShownTokens {
  tokens: ShownToken[];
}
export interface NewToken {
  id: string;
  label: string;
  token: string;
}
export interface Problem {
  rule: string;
  why: string;
  params: Parameters;
  text: string;
}
export interface CheckedMove {
  move: string;
  refused: Problem | null;
}
export interface CheckedMoves {
  seq: number;
  moves: CheckedMove[];
}
export interface Trouble {
  error: Problem;
}

// Games over HTTP

export interface ShownOption {
  name: string;
  rule: string;
  kind: "choice" | "number" | "text";
  default: string | number;
  choices: string[];
  low: number;
  high: number;
}
export interface ShownGame {
  name: string;
  version: number;
  least: number;
  most: number;
  options: ShownOption[];
  bots: string[];
  looks: string[];
  examples: string[];
  hides: boolean;
}
export interface Catalogue {
  games: ShownGame[];
  terms: ShownOption[];
  languages: string[];
}

// Records over HTTP

export interface RecordFault {
  line: number;
  why: string;
  params: Parameters;
  text: string;
}
export interface ImportedRecord {
  id: string;
  game: string;
  seats: string[];
  options: Parameters;
  hash: string;
  secret: string;
  entries: ShownEntry[];
  result: ShownResult | null;
  faults: RecordFault[];
}

// Views: what a game shows to one viewer

export interface View<Board = unknown> {
  game: string;
  version: number;
  seats: number;
  options: Parameters;
  viewer: number;
  to_act: number[];
  moves: string[] | null;
  deadline_ms: number | null;
  outcome: ShownResult | null;
  board: Board;
}
