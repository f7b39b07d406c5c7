// Made from the types of the server by `make protocol`: change those, not this.

/** Whatever a client may submit. */
export type FromClient =
  | Move
  | RequestUndo
  | AnswerUndo
  | Sit
  | SeatBot
  | Stand
  | Ready
  | Leave
  | Reclaim
  | TakeOver
  | ResignSeat
  | Rematch
  | RequestPeek
  | AnswerPeek
  | SendChat
  | Ping;

/** Every frame a server sends. */
export type ToClient =
  | TableFrame
  | Welcome
  | Ack
  | Refusal
  | ChatLine
  | Here
  | Pong
  | Bye;

/** A move in the game's notation, based on version `on` of the table. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  move: string;
  on: number;
}

/** Asks to take back entry `to` of the log and all after it. */
export interface RequestUndo {
  type: "request-undo";
  id: string;
  seat: number;
  to: number;
  on: number;
}

/** Consents to the undo request shown at version `on`, or rejects it for everybody. */
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  yes: boolean;
  on: number;
}

export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

export interface SeatBot {
  type: "seat-bot";
  id: string;
  seat: number;
  bot: string;
}

/** Frees a seat: one's own, or any at one's own table. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

export interface Ready {
  type: "ready";
  id: string;
  ready: boolean;
}

export interface Leave {
  type: "leave";
  id: string;
}

export interface Reclaim {
  type: "reclaim";
  id: string;
}

/** Lets a bot move for one's own seat, or for one that has kept the table waiting too long. */
export interface TakeOver {
  type: "take-over";
  id: string;
  seat: number;
}

export interface ResignSeat {
  type: "resign";
  id: string;
  seat: number;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

/** Asks to see what a seat sees. */
export interface RequestPeek {
  type: "request-peek";
  id: string;
  seat: number;
}

export interface AnswerPeek {
  type: "answer-peek";
  id: string;
  seat: number;
  person: string;
  yes: boolean;
}

export interface SendChat {
  type: "chat";
  id: string;
  text: string;
}

/** Asks for the server's time; `sent` comes back as it was. */
export interface Ping {
  type: "ping";
  sent: number;
}

/** The table at this version. Its entries are those from `since` of the log on. */
export interface TableFrame {
  type: "table";
  version: number;
  at: number;
  since: number;
  table: ShownTable;
  views: SeatView[];
}

/** Everything about a table that everybody at it may know. */
export interface ShownTable {
  id: string;
  code: string;
  title: string;
  game: string;
  rules_version: number;
  options: Record<string, string | number>;
  settings: Record<string, string | number>;
  owner: string;
  phase: "lobby" | "over" | "playing";
  occupants: ShownOccupant[];
  started_at: number;
  /** When the rules themselves say that time is up. */
  deadline: number | null;
  undo: ShownUndo | null;
  peeks: ShownPeek[];
  hash: string;
  /** The dealer's secret, once the game is over. */
  secret: string;
  result: Outcome | null;
  rematch: string;
}

/** `bot` moves for the seat if it is not empty, in the place of `person` if that is not. */
export interface ShownOccupant {
  person: string;
  name: string;
  bot: string;
  is_ready: boolean;
  is_due: boolean;
  has_resigned: boolean;
  /** When its time is up; null while its clock stands. */
  deadline: number | null;
  /** What it has while its clock stands; null without a clock. */
  left_ms: number | null;
}

export interface ShownUndo {
  seat: number;
  to: number;
  /** The people who have not agreed yet. */
  missing: string[];
}

export interface ShownPeek {
  person: string;
  name: string;
  seat: number;
  is_given: boolean;
}

/** Why the game is over, and the points and rank of each seat (1 is best; ties share a rank). */
export interface Outcome {
  cause: string;
  points: number[];
  ranks: number[];
}

/** The game as one viewer sees it; `viewer` is a seat, or -3 for a spectator. */
export interface SeatView {
  viewer: number;
  entries: LogLine[];
  /** There is none before the game has begun. */
  view: View | null;
}

/**
 * An entry of the game's log as one viewer may read it.
 *
 * `text` is a move in notation, the entry taken back, or why a seat gave up.
 */
export interface LogLine {
  n: number;
  by: string | number;
  at: number;
  kind: "move" | "resign" | "undo";
  text: string;
}

/** The first frame: who one is here, and the server's time. */
export interface Welcome {
  type: "welcome";
  you: string;
  now: number;
}

/** The command is stored and has had its effect, at this version at the latest. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** The submit has had no effect, and why: the rule, the case, its parameters, a sentence. */
export interface Refusal {
  type: "refused";
  id: string;
  rule: string;
  why: string;
  params: Record<string, string | number>;
  text: string;
  version: number;
}

export interface ChatLine {
  type: "chat";
  n: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** Who is at the table right now, sitting or watching. */
export interface Here {
  type: "here";
  people: string[];
}

export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

/** The server closes the socket. */
export interface Bye {
  type: "bye";
  rule: string;
  why: string;
  text: string;
}

export interface Trouble {
  error: Problem;
}

/** What is wrong: the rule, the case, its parameters, and a sentence for the reader. */
export interface Problem {
  rule: string;
  why: string;
  params: Record<string, string | number>;
  text: string;
}

/** What is not given stays as it is. */
export interface ChangeMe {
  name?: string;
  language?: string;
}

/** All other browsers are signed out, and all tokens revoked. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** Whether moves are allowed at this version of the table. */
export interface CheckedMoves {
  version: number;
  moves: CheckedMove[];
}

/** May the seat make this move now? If not, why. */
export interface CheckedMove {
  move: string;
  refused: Problem | null;
}

/** What a check has found. A record that cannot be read is not kept, and none is shown. */
export interface CheckedRecord {
  faults: ShownFault[];
  fairness: "fair" | "open" | "unclaimed" | "unfair" | "unknown";
  record: ShownRecord | null;
}

/** What is wrong with a line, counted from 1. */
export interface ShownFault {
  line: number;
  text: string;
}

/**
 * A record by its id, which is the SHA-256 of the file, with all that stands at its head and
 * foot. The game has `entries` lines of log and is still open without a `result`.
 */
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
  result: Outcome | null;
}

/**
 * A new table. `occupants` are by seat "me", "free", or a bot as "bot:" and its name; those not
 * given are free. With `ready` it starts as soon as nobody is missing.
 */
export interface CreateTable {
  game: string;
  seats: number;
  options?: Record<string, string | number>;
  settings?: Record<string, string | number>;
  title?: string;
  occupants?: string[];
  ready?: boolean;
}

/** All that is kept about one person. The records of the finished tables are under their ids. */
export interface DataExport {
  id: string;
  name: string;
  account: string;
  has_password: boolean;
  language: string;
  created_at: number;
  seen_at: number;
  visits: KeptVisit[];
  tables: KeptTable[];
  finished: string[];
  chat: KeptLine[];
  mutes: string[];
  ratings: ShownRating[];
  solo_scores: ShownSoloScore[];
  records: KeptRecord[];
}

/** A browser that is signed in, or a bot's token, by its label; never what it comes in with. */
export interface KeptVisit {
  kind: string;
  label: string;
  created_at: number;
  seen_at: number;
}

/** A table one sits at or owns; the title is one's own words only if one owns it. */
export interface KeptTable {
  id: string;
  game: string;
  phase: string;
  seats: number[];
  is_owner: boolean;
  title: string;
  created_at: number;
}

export interface KeptLine {
  table: string;
  text: string;
  at: number;
}

/** `rating` is what the skill very likely is at least: three `sigma` below `mu`. */
export interface ShownRating {
  game: string;
  seats: number;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/**
 * What somebody has achieved alone, over `games`: the most points, and the mean of the last ten
 * games. `options` are those that differ from the usual ones.
 */
export interface ShownSoloScore {
  game: string;
  options: Record<string, string | number>;
  best: number;
  mean: number;
  games: number;
}

/** A record one brought along. */
export interface KeptRecord {
  id: string;
  created_at: number;
  body: string;
}

/** Every game, and what a table agrees on whatever it plays. */
export interface GameList {
  games: ShownGame[];
  table_settings: (ShownChoice | ShownNumber | ShownText)[];
}

/**
 * A game one can play here, with `fewest` to `most` players.
 *
 * Texts are by language. English is always there; a game may have fewer languages than the server.
 */
export interface ShownGame {
  name: string;
  title: Record<string, string>;
  /** What it is about, in one sentence. */
  about: Record<string, string>;
  /** Why a game may be over, by what results call it. */
  causes: Record<string, Record<string, string>>;
  /** The game it is a variant of, or nothing. */
  parent: string;
  /** What the ids of its rules begin with, like "SC". */
  rule_prefix: string;
  /** The page of rules; variants share that of their game. */
  rules_page: string;
  /** The languages in which the server has that page; none if it comes with the client. */
  rules_languages: string[];
  /** Rises whenever an old record could replay differently. */
  version: number;
  fewest: number;
  most: number;
  /** The seats of a new table unless somebody asks for others. */
  usual_seats: number;
  /** How long a game takes. */
  minutes: number | null;
  /** From what age on. */
  age: number | null;
  options: (ShownChoice | ShownNumber | ShownText)[];
  /**
   * The options by which the points of games alone are compared apart; null if they are not
   * compared.
   */
  solo_options: string[] | null;
  /** Is anything ever hidden from a viewer? */
  imperfect_information: boolean;
  /** The names of its drawings, the usual one first. */
  styles: string[];
  example_moves: string[];
  /** The weakest first. */
  bots: string[];
}

/** One of a few named values. */
export interface ShownChoice {
  kind: "choice";
  name: string;
  rule: string;
  /** What it decides, by language. */
  label: Record<string, string>;
  /** What choosing it means, in one sentence; empty if there is none. */
  help: Record<string, string>;
  choices: string[];
  default: string;
  /** Each choice, by language. */
  choice_labels: Record<string, Record<string, string>>;
}

/** A whole number from `low` to `high`. */
export interface ShownNumber {
  kind: "number";
  name: string;
  rule: string;
  /** What it decides, by language. */
  label: Record<string, string>;
  /** What choosing it means, in one sentence; empty if there is none. */
  help: Record<string, string>;
  low: number;
  high: number;
  default: number;
}

/** Words in a notation of the game's own; `expected` says which. */
export interface ShownText {
  kind: "text";
  name: string;
  rule: string;
  /** What it decides, by language. */
  label: Record<string, string>;
  /** What choosing it means, in one sentence; empty if there is none. */
  help: Record<string, string>;
  longest: number;
  expected: string;
  default: string;
}

/** What a bot would do, and why, in the reader's language. */
export interface Hint {
  seat: number;
  move: string;
  version: number;
  why: string;
}

export interface MakeAccount {
  name: string;
  password: string;
}

export interface MakeToken {
  label: string;
}

/** Oneself; `account` is the name to sign in with, empty for a guest. */
export interface Me {
  id: string;
  name: string;
  account: string;
  language: string;
  created_at: number;
  mutes: string[];
}

/** The only time that the token itself is shown. */
export interface NewToken {
  id: string;
  label: string;
  token: string;
}

/** The game after `n` of the `last` entries of its log, as one viewer sees it. */
export interface Position {
  n: number;
  last: number;
  seat_view: SeatView;
}

/** The whole log as one viewer may read it. */
export interface RecordLog {
  viewer: number;
  entries: LogLine[];
}

/** What more there is to say to a seat about a finished game, by name. */
export interface Review {
  seat: number;
  said: Record<string, string | number>;
}

/** `total` lines in all, of which these are the ones from `offset` on. */
export interface ShownLeaderboard {
  game: string;
  seats: number;
  offset: number;
  total: number;
  entries: LeaderboardEntry[];
}

/** `who` is the id of a person or `bot:` and the name of a bot, which has no other `name`. */
export interface LeaderboardEntry {
  place: number;
  who: string;
  name: string;
  rating: number;
  games: number;
}

/** What everybody may know of a person. */
export interface ShownPerson {
  id: string;
  name: string;
  ratings: ShownRating[];
  solo_scores: ShownSoloScore[];
}

/**
 * `total` lines in all, of which these are the ones from `offset` on. `options` are those that
 * differ from the usual ones.
 */
export interface ShownSoloLeaderboard {
  game: string;
  options: Record<string, string | number>;
  offset: number;
  total: number;
  entries: SoloLeaderboardEntry[];
}

/** `best` are the most points, `mean` is that of the last ten games. */
export interface SoloLeaderboardEntry {
  place: number;
  person: string;
  name: string;
  best: number;
  mean: number;
  games: number;
}

/**
 * What a finished table means for the `score` of its player, who may have none. `counts` is
 * false if several played, a bot helped, the player gave up, or the table is not to count.
 */
export interface ShownSoloResult {
  counts: boolean;
  is_best: boolean;
  score: ShownSoloScore | null;
}

export interface ShownTokens {
  tokens: ShownToken[];
}

export interface ShownToken {
  id: string;
  label: string;
  created_at: number;
  seen_at: number;
}

export interface SignIn {
  name: string;
  password: string;
}

/** `everywhere` also signs out all other browsers and revokes all tokens. */
export interface SignOut {
  everywhere?: boolean;
}

/** Where a table is: its id, the address to send to others, the code to tell them. */
export interface TableLink {
  id: string;
  url: string;
  code: string;
}

export interface TableList {
  tables: ListedTable[];
}

/** A table in a list. Times are wall-clock ms; `due` are the seats that are to move. */
export interface ListedTable {
  id: string;
  game: string;
  title: string;
  phase: "lobby" | "over" | "playing";
  seats: number;
  free_seats: number;
  created_at: number;
  changed_at: number;
  due: number[];
  people: ListedSeat[];
  /** One's own seats. */
  mine: number[];
  ranks: number[] | null;
}

export interface ListedSeat {
  seat: number;
  person: string;
  name: string;
}

/** How many others a bot works for before it is the asker's turn; at 0 it may have begun. */
export interface Waiting {
  ahead: number;
}

/** What everybody sees. Colours are 0–3; `owners` has a seat for each, or null. */
export interface ScalinoBuildBoard {
  kind: "build";
  first: number | null;
  cycle: number[];
  owners: (number | null)[];
  turn: ScalinoTurn | null;
  neutral_turns: number;
  level: number;
  blocks: ScalinoShownBlock[];
  unused: number[][];
  scores: ScalinoColourScore[];
}

/**
 * Who must place which colour now; `due` is the place in the cycle that this turn uses up.
 *
 * `other` is a second colour that may be placed instead, where a bonus leaves the choice. SC-9
 */
export interface ScalinoTurn {
  seat: number;
  colour: number;
  due: number;
  bonus: boolean;
  other: number | null;
}

export interface ScalinoShownBlock {
  colour: number;
  level: number;
  place: string;
}

/**
 * How the points of one colour come about.
 *
 * `rows` is the division that was counted, longest first; `worthless` are the steps that hang
 * on the star alone (SC-14); `unused` the blocks left over, as a number not above 0 (SC-15).
 */
export interface ScalinoColourScore {
  colour: number;
  rows: string[][];
  worthless: string[];
  steps: number;
  unused: number;
  total: number;
}

/**
 * Everything one viewer may know, with the moves this viewer may make now.
 *
 * `moves` is null where they are unlimited; `board` is specific to the game.
 */
export interface ScalinoView {
  game: "scalino";
  version: number;
  seats: number;
  options: Record<string, number | string>;
  viewer: number;
  to_act: number[];
  moves: string[] | null;
  deadline_ms: number | null;
  outcome: Outcome | null;
  board: ScalinoBuildBoard;
}

/**
 * What one viewer may know. `discard` is in card order, its own order means nothing.
 *
 * `idle_turns` and `turns_without_pile` are those in a row, with which a game can end; −1 says
 * that the turn going on has already broken the row.
 */
export interface RopeBoard {
  kind: "rope";
  turn: number | null;
  refilling: boolean;
  rows: RopeShownRow[];
  players: RopeShownPlayer[];
  draw_left: number;
  discard: string[];
  idle_turns: number;
  turns_without_pile: number;
  cause: string;
}

/**
 * A shared row. It takes scissors, the numbers `up` (it then runs up) and those `down`.
 *
 * `direction` is "none" for a free place, "open" for scissors alone; `means` has the number each
 * card stands for, "" while that is open.
 */
export interface RopeShownRow {
  cards: string[];
  means: string[];
  direction: "down" | "none" | "open" | "up";
  up: string[];
  down: string[];
}

/** One player's cards; `hand` is null for everybody but its owner. */
export interface RopeShownPlayer {
  pile_left: number;
  pile_card: string | null;
  hand_left: number;
  hand: string[] | null;
  supply: RopeShownSupply[];
}

/** A supply row; `forced` are the places of cards that did not fit in sequence. */
export interface RopeShownSupply {
  cards: string[];
  forced: number[];
}

/**
 * Everything one viewer may know, with the moves this viewer may make now.
 *
 * `moves` is null where they are unlimited; `board` is specific to the game.
 */
export interface RopeView {
  game: "rope";
  version: number;
  seats: number;
  options: Record<string, number | string>;
  viewer: number;
  to_act: number[];
  moves: string[] | null;
  deadline_ms: number | null;
  outcome: Outcome | null;
  board: RopeBoard;
}

/**
 * What a viewer sees. `offers` are the viewer's cuts with what there is to know about each;
 * `grade` is that of a finished solo game, 1 to 5.
 */
export interface CutItBoard {
  phase: "corners" | "cuts" | "dice" | "first-player" | "over" | "puzzle";
  sheet: CutitShownSheet;
  first: number | null;
  round: number;
  rolls: string[];
  players: CutItShownPlayer[];
  offers: CutitOffers | null;
  opened_at: number;
  finished: number[];
  is_time_up: boolean;
  grade: number | null;
}

/** The sheet all players have, in the rows of its file. */
export interface CutitShownSheet {
  id: string;
  name: string;
  rows: CutitSheetRows;
}

/** A sheet as it looks, the first row being rank 10: colours, stars to the right, stars down. */
export interface CutitSheetRows {
  cells: string[];
  right: string[];
  down: string[];
}

/**
 * One player's side of the table.
 *
 * `paper` is what is left of the sheet, in rows from rank 10 down. `has_cut` tells everybody
 * that this player's cut of the round is made; `cut` is what it was, for the player alone.
 * `layout` is in the notation of moves; like `keep` and `check` it is for the player alone until
 * the puzzles are checked. `token` and
 * `total` are final once the game is over, and the score sheet's alone before.
 */
export interface CutItShownPlayer {
  corner: string | null;
  paper: string[];
  snippets: CutitShownSnippet[];
  rounds: CutitShownRound[];
  score: CutitSheetScore;
  has_cut: boolean;
  cut: string | null;
  layout: string[];
  keep: number | null;
  check: CutitShownCheck | null;
  token: number | null;
  total: number;
}

/** A snippet by its spaces; half-stars are a space and a side of it: u, r, d, l (`b1u`). */
export interface CutitShownSnippet {
  number: number;
  spaces: string[];
  half_stars: string[];
}

/** A row of a score sheet, with the cut in notation and the snippets it gave. */
export interface CutitShownRound {
  cut: string | null;
  snippets: number[];
  points: number;
  faults: ("no-cut" | "no-points" | "several" | "small")[];
  rose: boolean;
  one_cut: boolean;
}

/** A score sheet added up, without token and puzzle. CI-15 */
export interface CutitSheetScore {
  points: number;
  penalties: number;
  rises: number;
  one_cuts: number;
  rise_points: number;
  one_cut_points: number;
}

/** What a check of the puzzle finds as it lies: joins, faults, the part kept, what it costs. */
export interface CutitShownCheck {
  joins: CutitJoin[];
  faults: CutitJoinFault[];
  parts: number[][];
  kept: number[];
  cost: number;
  is_complete: boolean;
}

/** Two half-stars that hold two snippets together. CI-11 */
export interface CutitJoin {
  one: CutitCellSide;
  other: CutitCellSide;
}

/** A side of a space of a snippet on the table; no side where the whole space is meant. */
export interface CutitCellSide {
  snippet: number;
  x: number;
  y: number;
  side: 0 | 1 | 2 | 3 | null;
}

/**
 * What is wrong, where, and by which rule; `other` is null where a half-star faces nothing.
 *
 * overlap: two snippets on one space. colours: half-stars of different colours. plain: a
 * half-star (`one`) beside a side without one (`other`). open: a half-star that faces nothing.
 * unjoined: two snippets that touch without a join of their own, given at one of their sides.
 */
export interface CutitJoinFault {
  rule: string;
  reason: "colours" | "open" | "overlap" | "plain" | "unjoined";
  one: CutitCellSide;
  other: CutitCellSide | null;
}

/**
 * What there is to know about each cut a player may make, in the order of the moves: the
 * straight cuts it takes, the snippet's spaces, its points under the dice, the half-stars on its
 * border, and the fault that would make the round a penalty, if there is one.
 */
export interface CutitOffers {
  cuts: number[];
  spaces: number[];
  points: number[];
  half_stars: number[];
  fault: ("no-cut" | "no-points" | "several" | "small" | null)[];
}

/**
 * Everything one viewer may know, with the moves this viewer may make now.
 *
 * `moves` is null where they are unlimited; `board` is specific to the game.
 */
export interface CutitView {
  game: "cutit";
  version: number;
  seats: number;
  options: Record<string, number | string>;
  viewer: number;
  to_act: number[];
  moves: string[] | null;
  deadline_ms: number | null;
  outcome: Outcome | null;
  board: CutItBoard;
}

/** What everybody sees; `taken` are the sizes of the blocks each seat has. */
export interface ScalinoDemolitionBoard {
  kind: "demolition";
  dealt: boolean;
  turn: number | null;
  bonus: boolean;
  blocks: ScalinoShownBlock[];
  taken: number[][];
}

/**
 * Everything one viewer may know, with the moves this viewer may make now.
 *
 * `moves` is null where they are unlimited; `board` is specific to the game.
 */
export interface DemolitionView {
  game: "demolition";
  version: number;
  seats: number;
  options: Record<string, number | string>;
  viewer: number;
  to_act: number[];
  moves: string[] | null;
  deadline_ms: number | null;
  outcome: Outcome | null;
  board: ScalinoDemolitionBoard;
}

/** A view of any game. */
export type View =
  | ScalinoView
  | RopeView
  | CutitView
  | DemolitionView;

/**
 * What each request asks and answers; null is an empty body, Blob a file.
 * Whatever is refused is answered by a Trouble.
 */
export interface Endpoints {
  "GET /api/games": { asks: null; answers: GameList };
  "GET /api/games/{game}/rules/{language}": { asks: null; answers: Blob };
  "GET /api/schema": { asks: null; answers: Blob };
  "GET /api/me": { asks: null; answers: Me };
  "PATCH /api/me": { asks: ChangeMe; answers: Me };
  "DELETE /api/me": { asks: null; answers: null };
  "GET /api/me/export": { asks: null; answers: DataExport };
  "GET /api/me/games": { asks: null; answers: TableList };
  "PUT /api/me/mutes/{person}": { asks: null; answers: null };
  "DELETE /api/me/mutes/{person}": { asks: null; answers: null };
  "GET /api/me/tokens": { asks: null; answers: ShownTokens };
  "POST /api/me/tokens": { asks: MakeToken; answers: NewToken };
  "DELETE /api/me/tokens/{id}": { asks: null; answers: null };
  "POST /api/account": { asks: MakeAccount; answers: Me };
  "POST /api/signin": { asks: SignIn; answers: Me };
  "POST /api/signout": { asks: SignOut; answers: null };
  "POST /api/password": { asks: ChangePassword; answers: null };
  "GET /api/people/{person}": { asks: null; answers: ShownPerson };
  "GET /api/leaderboard/{game}/{seats}": { asks: null; answers: ShownLeaderboard };
  "GET /api/solo/{game}": { asks: null; answers: ShownSoloLeaderboard };
  "GET /api/lobby": { asks: null; answers: TableList };
  "POST /api/tables": { asks: CreateTable; answers: TableLink };
  "GET /api/tables/{id}": { asks: null; answers: TableFrame };
  "GET /api/tables/{id}/link": { asks: null; answers: TableLink };
  "GET /api/tables/{id}/qr.svg": { asks: null; answers: Blob };
  "GET /api/tables/{id}/at/{n}": { asks: null; answers: Position };
  "GET /api/tables/{id}/drawing.svg": { asks: null; answers: Blob };
  "GET /api/tables/{id}/record": { asks: null; answers: Blob };
  "GET /api/tables/{id}/check": { asks: null; answers: CheckedMoves };
  "POST /api/tables/{id}/hint": { asks: null; answers: Hint };
  "GET /api/tables/{id}/review": { asks: null; answers: Review };
  "GET /api/tables/{id}/solo": { asks: null; answers: ShownSoloResult };
  "GET /api/codes/{code}": { asks: null; answers: TableLink };
  "POST /api/records": { asks: Blob; answers: CheckedRecord };
  "GET /api/records/{id}": { asks: null; answers: CheckedRecord };
  "GET /api/records/{id}/file": { asks: null; answers: Blob };
  "GET /api/records/{id}/entries": { asks: null; answers: RecordLog };
  "GET /api/records/{id}/at/{n}": { asks: null; answers: Position };
  "GET /api/records/{id}/drawing.svg": { asks: null; answers: Blob };
}
