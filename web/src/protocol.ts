// Generated from the types of the server by `make protocol`. Do not edit.

/** Every message a client may send. */
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
  | StopNudge
  | ResignSeat
  | Rematch
  | RequestPeek
  | AnswerPeek
  | SendChat
  | SendEmote
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

/** Takes a free seat. With `ready`, the person is also ready to start. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  ready?: boolean;
}

export interface SeatBot {
  type: "seat-bot";
  id: string;
  seat: number;
  bot: string;
}

/** Frees a seat: the person's or, for the owner of the table, any. */
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

/**
 * Lets a bot move for the person's own seat, or for one that exceeded `patience`. If that
 * seat's person is connected, they are nudged first: see `nudge` of the occupant.
 */
export interface TakeOver {
  type: "take-over";
  id: string;
  seat: number;
}

/** Says that the person, who was nudged, still plays. */
export interface StopNudge {
  type: "stop-nudge";
  id: string;
}

export interface ResignSeat {
  type: "resign";
  id: string;
  seat: number;
}

/** Plays on with the same people: the same game, or one of those in `leads_to` of the table. */
export interface Rematch {
  type: "rematch";
  id: string;
  game?: string;
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

/** Sends a face or gesture, named by its id, as a line of chat. */
export interface SendEmote {
  type: "emote";
  id: string;
  emote: string;
}

/** Asks for the server's time; `sent` is returned unchanged. */
export interface Ping {
  type: "ping";
  sent: number;
}

/** The table at this version. The log entries start at number `since`. */
export interface TableFrame {
  type: "table";
  version: number;
  at: number;
  since: number;
  table: ShownTable;
  views: SeatView[];
}

/** Everything about a table that is visible to everybody at it. */
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
  /** When a time limit of the rules themselves expires. */
  deadline: number | null;
  undo: ShownUndo | null;
  /** The latest ones. */
  absences: ShownAbsence[];
  peeks: ShownPeek[];
  hash: string;
  /** The dealer's secret, once the game is over. */
  secret: string;
  result: Outcome | null;
  /** The games that this one may go on as, now that it is over, with the options of each. */
  leads_to: Record<string, Record<string, string | number>>;
  /** The table where the same people play on, once there is one. */
  rematch: string;
  /** The person who opened it. */
  rematch_by: string;
}

/**
 * Who holds a seat. If `bot` is not empty, it moves for the seat, in place of `person` if there
 * is one. Several people at one screen have seats of the same person; `name` may then be that of
 * the seat.
 */
export interface ShownOccupant {
  person: string;
  name: string;
  bot: string;
  is_ready: boolean;
  is_due: boolean;
  has_resigned: boolean;
  /** When its time is up; null while its clock is stopped. */
  deadline: number | null;
  /** The time left while its clock is stopped, or when it last started; null without a clock. */
  left_ms: number | null;
  /** When the others may first nudge it or let a bot stand in; null if nobody waits for it. */
  replaceable_at: number | null;
  nudge: ShownNudge | null;
  /** Until when its person is on holiday. Meanwhile its clock stands still. */
  holiday_until: number | null;
}

/** Somebody asked whether a seat's person still plays; at `until` a bot stands in. */
export interface ShownNudge {
  by: string;
  until: number;
}

export interface ShownUndo {
  seat: number;
  to: number;
  /** The people who have not agreed yet. */
  missing: string[];
}

/**
 * A bot began to stand in for a seat, or its person came back (`why` is "back"), when the log
 * had this many entries.
 */
export interface ShownAbsence {
  entries: number;
  seat: number;
  why: string;
  /** The person who wanted it; empty if it was the clock. */
  by: string;
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
  /** null before the game has started. */
  view: View | null;
}

/**
 * An entry of the game's log as one viewer may read it.
 *
 * `text` is a move in notation, the entry taken back, or why a seat gave up. `detail` is
 * what everybody saw of a move though its notation leaves it out, such as a face-up card.
 */
export interface LogLine {
  n: number;
  by: string | number;
  at: number;
  kind: "move" | "resign" | "undo";
  text: string;
  detail?: string;
}

/** The first frame: the id of the person, and the server's time. */
export interface Welcome {
  type: "welcome";
  you: string;
  now: number;
}

/** The command is stored and has taken effect, at this version at the latest. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** The command had no effect, and why: the rule, the case, its parameters, a sentence. */
export interface Refusal {
  type: "refused";
  id: string;
  rule: string;
  why: string;
  params: Record<string, string | number>;
  text: string;
  version: number;
}

/**
 * What somebody said: a text or, with an empty text, an emote. `is_earlier` is true for the
 * lines from before the socket was opened.
 */
export interface ChatLine {
  type: "chat";
  n: number;
  person: string;
  name: string;
  text: string;
  emote: "hello" | "hurry" | "laughing" | "oops" | "thanks" | "thinking" | "thumbs-up" | "well-played" | null;
  at: number;
  is_earlier: boolean;
}

/** The people at the table right now, seated or watching. */
export interface Here {
  type: "here";
  people: string[];
}

export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

/** Why the server is about to close the socket. */
export interface Bye {
  type: "bye";
  rule: string;
  why: string;
  text: string;
}

/** The body of every refused request. */
export interface ErrorResponse {
  error: Problem;
}

/** A refusal: the rule, the case, its parameters, and a sentence for the reader. */
export interface Problem {
  rule: string;
  why: string;
  params: Record<string, string | number>;
  text: string;
}

/** 32 hexadecimal digits. */
export interface AddContribution {
  value: string;
}

/** The first and the last day, as YYYY-MM-DD. */
export interface AddHoliday {
  first: string;
  last: string;
}

/** A push subscription as a browser gives it: `p256dh` is its public key, `auth` a secret. */
export interface AddSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * The moves of a game that have been analysed so far. `numbers` are the entries of all moves
 * that can be. `unit` is "chance" for shares of a win, "points" or "cards"; empty as long as no
 * move has been analysed. `turning_points` are the costliest mistakes, the costliest first.
 * While `is_running`, the moves that are left are analysed in the background.
 */
export interface Analysis {
  unit: string;
  numbers: number[];
  moves: AnalysedMove[];
  turning_points: number[];
  is_running: boolean;
}

/**
 * Entry `number` of the log, a move of `seat`, compared with the best moves it had, the best
 * first. `value` and `cost`, the difference to the best, count what `unit` of the analysis says.
 * `mark` is "?!", "?", "??" or empty. Without a value, the move cannot be compared.
 */
export interface AnalysedMove {
  number: number;
  seat: number;
  move: string;
  mark: string;
  value: number | null;
  cost: number;
  best: ShownBestMove[];
}

/** One of the best moves of a position; `why` is in the reader's language. */
export interface ShownBestMove {
  move: string;
  value: number;
  why: string;
}

/** Fields that are not given stay unchanged. */
export interface ChangeMe {
  name?: string;
  language?: string;
}

/** Fields that are not given stay unchanged. Null hours mean never. */
export interface ChangeNotices {
  rhythm?: "day" | "hour" | "now";
  hour?: number;
  time_zone?: string;
  wait_hours?: number | null;
  left_hours?: number | null;
}

/** Also signs out all other browsers and revokes all tokens. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** Whether moves are legal at this version of the table. */
export interface CheckedMoves {
  version: number;
  moves: CheckedMove[];
}

/**
 * A move, and why the seat may not make it now; `refused` is null if it may. `preview` is the
 * seat's view after the move, in games that offer it.
 */
export interface CheckedMove {
  move: string;
  refused: Problem | null;
  preview: View | null;
}

/** The result of a check. A record that cannot be read is not stored, and `record` is null. */
export interface CheckedRecord {
  faults: ShownFault[];
  fairness: "fair" | "open" | "unclaimed" | "unfair" | "unknown";
  record: ShownRecord | null;
}

/** What is wrong with a line; lines are counted from 1. */
export interface ShownFault {
  line: number;
  text: string;
}

/**
 * The header and the result of a record. Its id is the SHA-256 of the file. `entries` is the
 * length of the log; without a `result` the game is unfinished.
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
  /** The games that this one may go on as, with the options of each. */
  leads_to: Record<string, Record<string, string | number>>;
}

export interface ConfirmedAddress {
  address: string;
}

/**
 * A new table. `occupants` has for each seat "me", "free", or "bot:" and the name of a bot;
 * seats that are not given are free. `seat_names` has, for each seat of the owner, the name of
 * the person who plays there at the owner's screen; empty for the owner. With `ready`, the
 * owner is ready to start. In an unrated game of the owner and bots, `moves` have been made
 * already when it begins, and the same `seed` gives the same dice or cards.
 */
export interface CreateTable {
  game: string;
  seats: number;
  options?: Record<string, string | number>;
  settings?: Record<string, string | number>;
  title?: string;
  occupants?: string[];
  seat_names?: string[];
  ready?: boolean;
  moves?: string[];
  seed?: string;
}

/** Former days, the last first; `more` tells whether there are earlier ones. */
export interface DailyArchive {
  days: ArchivedDay[];
  more: boolean;
}

export interface ArchivedDay {
  day: string;
  games: ArchivedGame[];
}

export interface ArchivedGame {
  game: string;
  par: number;
  state: "failed" | "helped" | "late" | "new" | "playing" | "reached";
  score: number | null;
}

/**
 * A challenge. `goal`, `par_text` and `score_text` are in the reader's language; `bot` is the
 * opponent, if any; `dealer` is the hash of the secret that makes all draws, the same for
 * everybody. The table is that of the counted try. What others have reached, and the text
 * to share, are there once the try is over or no longer possible. `print_options` are for
 * `GET /api/games/{game}/print.pdf`. They are there once the try has begun or is no longer
 * possible, if there is something to print.
 */
export interface DailyChallenge {
  day: string;
  game: string;
  is_today: boolean;
  ends_at: number;
  goal: string;
  par: number;
  par_text: string;
  bot: string;
  dealer: string;
  fewer_is_better: boolean;
  state: "failed" | "helped" | "late" | "new" | "playing" | "reached";
  score: number | null;
  score_text: string;
  beyond_par: number | null;
  table: string;
  streak: number;
  longest_streak: number;
  distribution: ScoreCount[];
  failed: number;
  share: string;
  print_options: Record<string, string | number>;
}

export interface ScoreCount {
  score: number;
  players: number;
}

/**
 * Today's challenges, in the order of the games; none if this server has sealed its first day
 * only today. `seals` are those of today and all days to come.
 */
export interface DailyOverview {
  today: string;
  ends_at: number;
  games: ShownDailyGame[];
  next: ShownSeal | null;
  seals: DaySeal[];
}

/** A game's challenge of a day, and the counted try of the person who asks. */
export interface ShownDailyGame {
  game: string;
  par: number;
  state: "failed" | "helped" | "late" | "new" | "playing" | "reached";
  score: number | null;
  streak: number;
}

/**
 * The day to which visitors add numbers. `numbers` is how many there are, `head` the hash at
 * the end of their chain. They can be added until `closes_at`.
 */
export interface ShownSeal {
  day: string;
  hash: string;
  sealed_at: number;
  closes_at: number;
  numbers: number;
  head: string;
}

/** The hash that fixes what the server decides about a day. It never changes. */
export interface DaySeal {
  day: string;
  hash: string;
}

/**
 * What a visitor keeps about the number `value`: `batch` is its place in the list of batches,
 * counted from 0, `path` has the hashes from the number to the root of the batch, `head` and
 * `numbers` are the end of the chain and the count of all numbers after it.
 */
export interface DailyReceipt {
  day: string;
  hash: string;
  value: string;
  batch: number;
  numbers: number;
  path: string[];
  head: string;
}

/**
 * All data stored about a person. `finished` has the ids of the tables whose records exist,
 * `dismissed` those that the person took off their lists, `looking_for` the games for which they
 * wait for an opponent, `friend_links` the token of their friend link.
 */
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
  dismissed: string[];
  chat: KeptLine[];
  mutes: string[];
  ratings: ShownRating[];
  solo_scores: ShownSoloScore[];
  results: KeptResult[];
  looking_for: string[];
  friend_links: string[];
  friends: KeptFriend[];
  invitations: KeptInvitation[];
  notices: KeptNotices;
  records: KeptRecord[];
  puzzles: KeptPuzzleTry[];
  puzzle_ratings: KeptSolver[];
  daily_tries: KeptDailyTry[];
}

/** A browser that is signed in, or a bot's token with its label; never the secret itself. */
export interface KeptVisit {
  kind: string;
  label: string;
  created_at: number;
  seen_at: number;
}

/**
 * A table where the person has a seat, or which they own; only its owner gets the title.
 * `seat_names` has the names of the person's `seats`; empty where it is their own.
 */
export interface KeptTable {
  id: string;
  game: string;
  phase: string;
  seats: number[];
  seat_names: string[];
  is_owner: boolean;
  title: string;
  created_at: number;
}

/** What the person said in chat: a text or, with an empty text, an emote. */
export interface KeptLine {
  table: string;
  text: string;
  emote: "hello" | "hurry" | "laughing" | "oops" | "thanks" | "thinking" | "thumbs-up" | "well-played" | null;
  at: number;
}

/**
 * A rating of OpenSkill, `mu` with its uncertainty `sigma`, and the same in points: newcomers
 * have a `rating` of 1500, and 400 points more win ten games out of eleven.
 */
export interface ShownRating {
  game: string;
  seats: number;
  rating: number;
  deviation: number;
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

/**
 * How a game ended for the person; the opponents are the ids of people. `below_par` is null
 * where it is not known.
 */
export interface KeptResult {
  table: string;
  game: string;
  seats: number;
  place: number;
  points: number;
  outcome: string;
  level: string;
  opponents: string[];
  is_public: boolean;
  ended_at: number;
  below_par: number | null;
  from_device: boolean;
}

export interface KeptFriend {
  person: string;
  since: number;
}

/** An invitation to a table, `by` one person to another. */
export interface KeptInvitation {
  table: string;
  person: string;
  by: string;
  at: number;
}

/**
 * What is stored about the person's notices. The address of their private feed is
 * secret, so it is left out. `sent` has the tables of which they were told.
 */
export interface KeptNotices {
  rhythm: string;
  hour: number;
  time_zone: string;
  wait_hours: number | null;
  left_hours: number | null;
  channels: KeptChannel[];
  has_feed: boolean;
  holidays: ShownHoliday[];
  sent: string[];
}

/**
 * An e-mail address or push subscription of the person. Of a subscription, `address` has only
 * the host of its service: the rest is secret, as are its keys.
 */
export interface KeptChannel {
  kind: string;
  address: string;
  state: string;
  created_at: number;
}

export interface ShownHoliday {
  first: string;
  last: string;
}

/** A record that the person uploaded. */
export interface KeptRecord {
  id: string;
  created_at: number;
  body: string;
}

/** A try of a puzzle. `ended_at` is null while it is open. */
export interface KeptPuzzleTry {
  puzzle: string;
  game: string;
  status: string;
  made: string[];
  tried: string;
  hints: number;
  change: number;
  started_at: number;
  ended_at: number | null;
}

/** The person's rating and streaks in the puzzles of one game. */
export interface KeptSolver {
  game: string;
  rating: number;
  tries: number;
  solved: number;
  streak: number;
  longest_streak: number;
}

export interface KeptDailyTry {
  day: string;
  game: string;
  table: string;
  begun_at: number;
  ended_at: number | null;
  outcome: string;
  score: number | null;
}

/** A link: people who open this address and confirm become friends. */
export interface FriendLink {
  url: string;
}

/** The owner of a friend link. `is_friend` if the person who asks is a friend already. */
export interface FriendOffer {
  person: string;
  name: string;
  is_friend: boolean;
}

/** Every game, and the settings that every table has. */
export interface GameList {
  games: ShownGame[];
  table_settings: (ShownChoice | ShownNumber | ShownText)[];
}

/**
 * A game that the server offers, for `fewest` to `most` players.
 *
 * Texts are by language. English is always present; a game may have fewer languages than the
 * server.
 */
export interface ShownGame {
  name: string;
  title: Record<string, string>;
  /** A description in one sentence. */
  about: Record<string, string>;
  /** Why a game may be over, by the `cause` of a result. */
  causes: Record<string, Record<string, string>>;
  /** The games that a finished one may lead to, and the label of the button for it. */
  leads_to: Record<string, Record<string, string>>;
  /** The game of which this is a variant, or an empty string. */
  parent: string;
  /** The game by which a real table of this one is refereed, or an empty string. */
  referee: string;
  /** True if it only referees another game. Lists of games leave it out. */
  is_referee: boolean;
  /** The prefix of the ids of its rules, such as "SC". */
  rule_prefix: string;
  /** The name of the rules page; variants share that of their parent. */
  rules_page: string;
  /** The languages in which the server has that page; empty if the client contains it. */
  rules_languages: string[];
  /** The version of the rules; it rises whenever an old record could replay differently. */
  version: number;
  fewest: number;
  most: number;
  /** The default number of seats of a new table. */
  usual_seats: number;
  /** The usual duration of a game. */
  minutes: number | null;
  /** The recommended minimum age. */
  age: number | null;
  options: (ShownChoice | ShownNumber | ShownText)[];
  /** The options by which solo scores are kept apart; null if they are not compared. */
  solo_options: string[] | null;
  /** What the form of a new table should suggest where several people share a screen. */
  one_screen_options: Record<string, string | number>;
  /** True if the game may hide something from a viewer. */
  imperfect_information: boolean;
  /** The names of its drawing styles, the default first. */
  styles: string[];
  /** What can be printed, including one file with everything needed to play, if there is one. */
  prints: ShownPrintPart[];
  /** What can be chosen for a print. */
  print_options: (ShownChoice | ShownNumber | ShownText)[];
  example_moves: string[];
  /** The names of its bots, the weakest first; none where bots have nothing to decide. */
  bots: string[];
}

/** One of a few named values. */
export interface ShownChoice {
  kind: "choice";
  name: string;
  rule: string;
  /** What the option decides, by language. */
  label: Record<string, string>;
  /** What choosing it means, in one sentence; empty if there is none. */
  help: Record<string, string>;
  choices: string[];
  default: string;
  /** The label of each choice, by language. */
  choice_labels: Record<string, Record<string, string>>;
}

/** A whole number from `low` to `high`. */
export interface ShownNumber {
  kind: "number";
  name: string;
  rule: string;
  /** What the option decides, by language. */
  label: Record<string, string>;
  /** What choosing it means, in one sentence; empty if there is none. */
  help: Record<string, string>;
  low: number;
  high: number;
  default: number;
}

/** A text in a notation that the game defines; `expected` describes it. */
export interface ShownText {
  kind: "text";
  name: string;
  rule: string;
  /** What the option decides, by language. */
  label: Record<string, string>;
  /** What choosing it means, in one sentence; empty if there is none. */
  help: Record<string, string>;
  longest: number;
  expected: string;
  default: string;
  /** What the default means, by language. */
  default_label: Record<string, string>;
}

/** A part of a game that can be printed. */
export interface ShownPrintPart {
  name: string;
  title: Record<string, string>;
  /** Whether every player needs a copy. */
  is_per_player: boolean;
}

/** The move a bot would make, and why, in the reader's language. */
export interface Hint {
  seat: number;
  move: string;
  version: number;
  why: string;
}

/** The bot that steps in if nobody comes; empty to wait for people only. */
export interface LookForOpponent {
  bot?: string;
}

export interface MakeAccount {
  name: string;
  password: string;
}

export interface MakeToken {
  label: string;
}

/**
 * The person who asks; `account` is the name to sign in with, empty for a guest.
 * `has_notices` if they are told of their turns while no page of theirs is open.
 */
export interface Me {
  id: string;
  name: string;
  account: string;
  language: string;
  created_at: number;
  mutes: string[];
  has_notices: boolean;
}

/** A new token; this is the only time it is shown. */
export interface NewToken {
  id: string;
  label: string;
  token: string;
}

/** Asks for a puzzle of a game; with a theme, for one that has it. */
export interface NextPuzzle {
  game: string;
  theme?: string;
}

/**
 * A new table at which the game goes on after `at` entries of the log: the person takes `seat`,
 * and a bot takes all others.
 */
export interface PlayOn {
  at: number;
  seat: number;
  bot?: string;
}

/** The game after `n` of the `last` entries of its log, as one viewer sees it. */
export interface Position {
  n: number;
  last: number;
  seat_view: SeatView;
}

/**
 * All that is needed to check a day. Its secret and its challenges are missing until no try can
 * count any more.
 */
export interface PublishedDailyDay {
  day: string;
  hash: string;
  sealed_at: number;
  rounds: number;
  batches: PublishedBatch[];
  secret: string;
  challenges: PublishedDailyChallenge[];
}

/** Numbers that were added together: how many, and the root of their hashes. */
export interface PublishedBatch {
  numbers: number;
  root: string;
}

/** `attempt` is the number of its dealer, `challenge` a JSON object as text. */
export interface PublishedDailyChallenge {
  game: string;
  attempt: number;
  challenge: string;
}

export interface PuzzleGames {
  games: PuzzleGame[];
}

/** The puzzles of a game, and what the visitor has achieved in them. */
export interface PuzzleGame {
  game: string;
  puzzles: number;
  /** The names of the themes that puzzles have, in the reader's language. */
  themes: Record<string, string>;
  /** The visitor's; null where tries are not rated. */
  rating: number | null;
  tries: number;
  solved: number;
  streak: number;
  longest_streak: number;
}

/** A move of the solver, after `on` moves of all seats. */
export interface PuzzleMove {
  move: string;
  on: number;
}

/**
 * The status of a person who looks for an opponent. `table` is empty as long as they wait:
 * then `others` wait for this game, too, and a bot steps in after `bot_in_ms`, if one is wanted.
 */
export interface QuickMatchStatus {
  table: string;
  others: number;
  bot_in_ms: number | null;
}

/** The whole log as one viewer may read it. */
export interface RecordLog {
  viewer: number;
  entries: LogLine[];
}

/** How a seat of a finished game compares with par; null if that cannot be said. */
export interface Review {
  seat: number;
  par: ParReview | null;
}

/**
 * One seat of a finished game against par, the best play that a search finds for the same
 * chance.
 *
 * `points` are those the seat had after each round and, last of all, at the end; `par_points` are
 * those of the line that makes par. `at_most` cannot be beaten, and perhaps not reached.
 */
export interface ParReview {
  points: number[];
  par_points: number[];
  at_most: number;
  /** The moves that make par, in notation. */
  par_moves: string[];
  /** The best moves the seat could have made in the last phase of its game. */
  ending: string[];
  /** The seat's points at the end with these moves. */
  ending_points: number;
  /** True if no other ending is better; false if the search was cut short. */
  is_ending_proved: boolean;
}

export interface SetMailAddress {
  address: string;
}

/** `link` is the address of the person's friend link, empty if there is none. */
export interface ShownFriends {
  link: string;
  friends: ShownFriend[];
  invitations: ShownInvitation[];
}

/**
 * A friend of the person who asks. `game` is what they play just now, `table` where, if others
 * may watch; both are empty otherwise.
 */
export interface ShownFriend {
  person: string;
  name: string;
  is_here: boolean;
  game: string;
  table: string;
}

/** A friend, `by` with their `name`, invites to a table that has a free seat. */
export interface ShownInvitation {
  table: string;
  game: string;
  title: string;
  by: string;
  name: string;
  at: number;
}

/**
 * The finished games from `offset` on, out of `total`, the last one first; and whom the person
 * has played, the most frequent first.
 */
export interface ShownHistory {
  offset: number;
  total: number;
  games: ShownGameResult[];
  opponents: ShownOpponent[];
}

/**
 * A finished game of a person. One `from_device` was handed over at `ended_at`, and counts for
 * nothing.
 */
export interface ShownGameResult {
  table: string;
  game: string;
  seats: number;
  place: number;
  points: number;
  outcome: "alone" | "lost" | "shared" | "won";
  opponents: ShownOpponent[];
  ended_at: number;
  from_device: boolean;
}

/**
 * `who` is the id of a person, or `bot:` and the name of a bot. `name` is empty for a bot, and
 * for somebody who has been deleted.
 */
export interface ShownOpponent {
  who: string;
  name: string;
}

/** The entries from `offset` on, out of `total`, and the line of the person who asks. */
export interface ShownLeaderboard {
  game: string;
  seats: number;
  offset: number;
  total: number;
  entries: LeaderboardEntry[];
  own: LeaderboardEntry | null;
}

/**
 * `who` is the id of a person, or `bot:` and the name of a bot; a bot's `name` is empty.
 * Guests, and players with too few games, have no `place`.
 */
export interface LeaderboardEntry {
  place: number | null;
  who: string;
  name: string;
  rating: number;
  deviation: number;
  games: number;
}

/**
 * When and where a person is told that it is their turn in a game over days.
 *
 * `has_mail` if this server sends e-mail. `push_key` is what browsers subscribe with, empty if
 * this server sends no push messages. `feed` and `calendar` are secret addresses, empty if there
 * are none. A turn is told after `wait_hours`, and once more when less than `left_hours` are left.
 */
export interface ShownNotices {
  has_mail: boolean;
  mail: ShownMail | null;
  push_key: string;
  subscriptions: ShownSubscription[];
  feed: string;
  calendar: string;
  rhythm: "day" | "hour" | "now";
  hour: number;
  time_zone: string;
  wait_hours: number | null;
  left_hours: number | null;
  holidays: ShownHoliday[];
  /** How many days a year may be holidays. */
  holiday_days: number;
}

/** The person's e-mail address. Only `on` gets notices. */
export interface ShownMail {
  address: string;
  state: "asked" | "failed" | "on" | "stopped" | "unconfirmed";
}

export interface ShownSubscription {
  id: string;
  endpoint: string;
  created_at: number;
}

/** The public profile of a person. */
export interface ShownPerson {
  id: string;
  name: string;
  ratings: ShownRating[];
  solo_scores: ShownSoloScore[];
  tallies: ShownTally[];
  /** For each game that knows par, once it has been computed for a finished game. */
  par: ShownPar[];
  streak: number;
  /** Games in a row that were won: up to now, and ever. */
  longest_streak: number;
}

/**
 * Finished games and wins with one number of players; `level` is the strongest bot they were
 * played against, empty where people played each other or somebody played alone. `best` are the
 * most points.
 */
export interface ShownTally {
  game: string;
  seats: number;
  level: string;
  games: number;
  wins: number;
  best: number;
}

/**
 * How many points somebody stayed below par, the best play found for the same chance: the mean
 * of `games`, and the least.
 */
export interface ShownPar {
  game: string;
  games: number;
  mean: number;
  best: number;
}

/** A puzzle as the visitor sees it. Nothing tells the solution before the try has ended. */
export interface ShownPuzzle {
  id: string;
  game: string;
  seat: number;
  /** What to do, in the reader's language. */
  goal: string;
  /** That of the puzzle; null where tries are not rated. */
  rating: number | null;
  status: "failed" | "open" | "solved";
  /** The moves of all seats since the position of the puzzle. */
  made: string[];
  /** The seats that made them. */
  movers: number[];
  /** What the seat sees now; at the end of a puzzle without an order, all that was to be done. */
  view: View;
  hints: string[];
  more_hints: boolean;
  solution: PuzzleSolution | null;
  own_rating: number | null;
  streak: number;
}

/**
 * The solution, shown once a try has ended. `tried` is the wrong move, empty if there was none,
 * and `verdict` says what is wrong with it.
 */
export interface PuzzleSolution {
  line: SolutionMove[];
  tried: string;
  verdict: string;
  themes: string[];
  /** By how much the visitor's rating changed. */
  change: number;
}

/** A move of the best line, with the reasons for it if the solver makes it. */
export interface SolutionMove {
  seat: number;
  move: string;
  why: string;
}

/**
 * `total` lines in all, of which these are the ones from `offset` on, and the line of the
 * person who asks. `options` are those that differ from the usual ones.
 */
export interface ShownSoloLeaderboard {
  game: string;
  options: Record<string, string | number>;
  offset: number;
  total: number;
  entries: SoloLeaderboardEntry[];
  own: SoloLeaderboardEntry | null;
}

/** `best` are the most points, `mean` is that of the last ten games. Guests have no `place`. */
export interface SoloLeaderboardEntry {
  place: number | null;
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

/**
 * A table as a device stores it, with all its events, one line of JSON each. The dealer's
 * secret is among it: players of this device could find it out, and cheat nobody but themselves.
 *
 * A finished one can be handed to a server, which ignores fields that it does not know.
 */
export interface StoredTable {
  id: string;
  secret: string;
  title: string;
  events: string[];
  /** The names of the people who play at this screen, by seat; empty for the player. */
  seat_names?: string[];
}

/** How to find a table: its id, its address, and the code that others can enter. */
export interface TableLink {
  id: string;
  url: string;
  code: string;
}

export interface TableList {
  tables: ListedTable[];
}

/** A table in a list. Times are wall-clock ms; `due` are the seats that may move now. */
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
  /** The seats of the person who asks. */
  mine: number[];
  ranks: number[] | null;
}

export interface ListedSeat {
  seat: number;
  person: string;
  name: string;
}

/** The number of requests that are ahead in the queue; at 0 the work may have started. */
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
 * The breakdown of the points of one colour.
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
 * What one viewer may know. `discard` is in card order, since its order does not matter.
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

/** One player's cards; `hand` is null for all viewers but its owner. */
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
 * `placings` are the last placings of the seats whose puzzles the viewer sees, the latest last;
 * `grade` is that of a finished solo game, 1 to 5.
 */
export interface CutItBoard {
  phase: "check" | "corners" | "cuts" | "dice" | "first-player" | "over" | "puzzle" | "ready";
  sheet: CutitShownSheet;
  first: number | null;
  round: number;
  rolls: string[];
  players: CutItShownPlayer[];
  offers: CutitOffers | null;
  finished: number[];
  timed_out: number[];
  placings: CutitLastPlacing[];
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
 * `total` are final once the game is over, and the score sheet's alone before. `turned_at` is
 * when this player's glass was turned, and `deadline_ms` when it runs out, while it runs;
 * `used_ms` is how much of it had run when the player was done.
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
  is_ready: boolean;
  turned_at: number | null;
  deadline_ms: number | null;
  used_ms: number | null;
}

/** A snippet by its spaces; half-stars are a space and a side of it: u, r, d, l (`b1u`). */
export interface CutitShownSnippet {
  number: number;
  spaces: string[];
  half_stars: string[];
}

/**
 * A row of a score sheet, with the cut in notation and the snippets it gave.
 *
 * `by_colour` is what each die gave, in the order of the dice; a penalty has none.
 */
export interface CutitShownRound {
  cut: string | null;
  snippets: number[];
  points: number;
  by_colour: number[];
  faults: ("no-cut" | "no-points" | "reported" | "several" | "small")[];
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

/**
 * The check of the current layout: joins, faults, the part kept, its cost.
 *
 * `costs` are the spaces each of the `parts` would leave outside.
 */
export interface CutitShownCheck {
  joins: CutitJoin[];
  faults: CutitJoinFault[];
  parts: number[][];
  costs: number[];
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
 * border, and the fault that would make the round a penalty, if there is one. Claims of fewer
 * points come last among the moves and are not in here.
 */
export interface CutitOffers {
  cuts: number[];
  spaces: number[];
  points: number[];
  half_stars: number[];
  fault: ("no-cut" | "no-points" | "reported" | "several" | "small" | null)[];
}

/** When a seat last placed a snippet: how much of its glass had run. CI-13 */
export interface CutitLastPlacing {
  seat: number;
  used_ms: number;
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

/**
 * `table` is the game as a board of Cut it shows it, for the seat that is due. `cuts` are the
 * cuts this seat can enter, in the order of `table.offers`; `most` is what each die can give.
 * `costs` are the spaces outside each puzzle.
 */
export interface CutItRefereeBoard {
  phase: "corners" | "dice" | "entries" | "first-player" | "glass" | "outside" | "over" | "puzzle" | "roll";
  table: CutItBoard;
  cuts: string[];
  most: number[];
  is_asked: boolean;
  entries: (string | null)[];
  by_points: boolean[];
  turned_at: number | null;
  finished: number[];
  is_stopped: boolean;
  is_time_up: boolean;
  reports: (string | null)[];
  costs: number[];
}

/**
 * Everything one viewer may know, with the moves this viewer may make now.
 *
 * `moves` is null where they are unlimited; `board` is specific to the game.
 */
export interface RefereeCutitView {
  game: "referee-cutit";
  version: number;
  seats: number;
  options: Record<string, number | string>;
  viewer: number;
  to_act: number[];
  moves: string[] | null;
  deadline_ms: number | null;
  outcome: Outcome | null;
  board: CutItRefereeBoard;
}

/** Everything there is to know; `start` is the size of a pile at the start of a game. */
export interface RopeRefereeBoard {
  first: number | null;
  turn: number;
  start: number;
  piles: number[];
  winners: number[][];
  is_between: boolean;
  is_over: boolean;
}

/**
 * Everything one viewer may know, with the moves this viewer may make now.
 *
 * `moves` is null where they are unlimited; `board` is specific to the game.
 */
export interface RefereeRopeView {
  game: "referee-rope";
  version: number;
  seats: number;
  options: Record<string, number | string>;
  viewer: number;
  to_act: number[];
  moves: string[] | null;
  deadline_ms: number | null;
  outcome: Outcome | null;
  board: RopeRefereeBoard;
}

/** A view of any game. */
export type View =
  | ScalinoView
  | RopeView
  | CutitView
  | DemolitionView
  | RefereeCutitView
  | RefereeRopeView;

/**
 * The body (asks) and answer of each request; null is an empty body, Blob a file.
 * The body of a refusal is an ErrorResponse.
 */
export interface Endpoints {
  "GET /api/games": { request: null; response: GameList };
  "GET /api/games/{game}/rules/{language}": { request: null; response: Blob };
  "GET /api/games/{game}/picture.png": { request: null; response: Blob };
  "GET /api/games/{game}/print.pdf": { request: null; response: Blob };
  "GET /api/picture.png": { request: null; response: Blob };
  "GET /api/schema": { request: null; response: Blob };
  "GET /api/me": { request: null; response: Me };
  "PATCH /api/me": { request: ChangeMe; response: Me };
  "DELETE /api/me": { request: null; response: null };
  "GET /api/me/export": { request: null; response: DataExport };
  "GET /api/me/games": { request: null; response: TableList };
  "POST /api/me/games": { request: StoredTable; response: TableLink };
  "PUT /api/me/dismissed/{id}": { request: null; response: null };
  "DELETE /api/me/dismissed/{id}": { request: null; response: null };
  "PUT /api/me/mutes/{person}": { request: null; response: null };
  "DELETE /api/me/mutes/{person}": { request: null; response: null };
  "GET /api/me/friends": { request: null; response: ShownFriends };
  "DELETE /api/me/friends/{person}": { request: null; response: null };
  "POST /api/me/friend-link": { request: null; response: FriendLink };
  "DELETE /api/me/friend-link": { request: null; response: null };
  "DELETE /api/me/invitations/{id}": { request: null; response: null };
  "GET /api/friend-links/{token}": { request: null; response: FriendOffer };
  "POST /api/friend-links/{token}": { request: null; response: FriendOffer };
  "GET /api/me/notices": { request: null; response: ShownNotices };
  "PATCH /api/me/notices": { request: ChangeNotices; response: ShownNotices };
  "PUT /api/me/notices/mail": { request: SetMailAddress; response: ShownNotices };
  "DELETE /api/me/notices/mail": { request: null; response: ShownNotices };
  "POST /api/me/notices/push": { request: AddSubscription; response: ShownNotices };
  "DELETE /api/me/notices/push/{id}": { request: null; response: ShownNotices };
  "POST /api/me/notices/feed": { request: null; response: ShownNotices };
  "DELETE /api/me/notices/feed": { request: null; response: ShownNotices };
  "POST /api/me/holidays": { request: AddHoliday; response: ShownNotices };
  "DELETE /api/me/holidays/{first}": { request: null; response: ShownNotices };
  "POST /api/notices/confirm/{token}": { request: null; response: ConfirmedAddress };
  "POST /api/notices/stop/{token}": { request: null; response: null };
  "GET /api/feeds/{token}/turns.atom": { request: null; response: Blob };
  "GET /api/feeds/{token}/turns.ics": { request: null; response: Blob };
  "GET /api/me/tokens": { request: null; response: ShownTokens };
  "POST /api/me/tokens": { request: MakeToken; response: NewToken };
  "DELETE /api/me/tokens/{id}": { request: null; response: null };
  "POST /api/account": { request: MakeAccount; response: Me };
  "POST /api/signin": { request: SignIn; response: Me };
  "POST /api/signout": { request: SignOut; response: null };
  "POST /api/password": { request: ChangePassword; response: null };
  "GET /api/people/{person}": { request: null; response: ShownPerson };
  "GET /api/people/{person}/games": { request: null; response: ShownHistory };
  "GET /api/leaderboard/{game}/{seats}": { request: null; response: ShownLeaderboard };
  "GET /api/solo/{game}": { request: null; response: ShownSoloLeaderboard };
  "GET /api/puzzles": { request: null; response: PuzzleGames };
  "POST /api/puzzles": { request: NextPuzzle; response: ShownPuzzle };
  "GET /api/puzzles/{id}": { request: null; response: ShownPuzzle };
  "POST /api/puzzles/{id}/move": { request: PuzzleMove; response: ShownPuzzle };
  "POST /api/puzzles/{id}/hint": { request: null; response: ShownPuzzle };
  "POST /api/puzzles/{id}/solution": { request: null; response: ShownPuzzle };
  "GET /api/lobby": { request: null; response: TableList };
  "POST /api/quick-match/{game}": { request: LookForOpponent; response: QuickMatchStatus };
  "DELETE /api/quick-match": { request: null; response: null };
  "POST /api/tables": { request: CreateTable; response: TableLink };
  "GET /api/tables/{id}": { request: null; response: TableFrame };
  "GET /api/tables/{id}/link": { request: null; response: TableLink };
  "PUT /api/tables/{id}/invitations/{person}": { request: null; response: null };
  "GET /api/tables/{id}/qr.svg": { request: null; response: Blob };
  "GET /api/tables/{id}/at/{n}": { request: null; response: Position };
  "GET /api/tables/{id}/drawing.svg": { request: null; response: Blob };
  "GET /api/tables/{id}/picture.png": { request: null; response: Blob };
  "GET /api/tables/{id}/record": { request: null; response: Blob };
  "GET /api/tables/{id}/check": { request: null; response: CheckedMoves };
  "POST /api/tables/{id}/hint": { request: null; response: Hint };
  "GET /api/tables/{id}/review": { request: null; response: Review };
  "GET /api/tables/{id}/analysis": { request: null; response: Analysis };
  "POST /api/tables/{id}/analysis": { request: null; response: Analysis };
  "POST /api/tables/{id}/play-on": { request: PlayOn; response: TableLink };
  "GET /api/tables/{id}/solo": { request: null; response: ShownSoloResult };
  "GET /api/codes/{code}": { request: null; response: TableLink };
  "GET /api/daily": { request: null; response: DailyOverview };
  "GET /api/daily/archive": { request: null; response: DailyArchive };
  "GET /api/daily/{day}": { request: null; response: PublishedDailyDay };
  "POST /api/daily/{day}/contributions": { request: AddContribution; response: DailyReceipt };
  "GET /api/daily/{day}/games/{game}": { request: null; response: DailyChallenge };
  "POST /api/daily/{day}/games/{game}": { request: null; response: TableLink };
  "POST /api/records": { request: Blob; response: CheckedRecord };
  "GET /api/records/{id}": { request: null; response: CheckedRecord };
  "GET /api/records/{id}/file": { request: null; response: Blob };
  "GET /api/records/{id}/entries": { request: null; response: RecordLog };
  "GET /api/records/{id}/at/{n}": { request: null; response: Position };
  "GET /api/records/{id}/review": { request: null; response: Review };
  "GET /api/records/{id}/analysis": { request: null; response: Analysis };
  "POST /api/records/{id}/analysis": { request: null; response: Analysis };
  "POST /api/records/{id}/play-on": { request: PlayOn; response: TableLink };
  "GET /api/records/{id}/drawing.svg": { request: null; response: Blob };
  "GET /api/records/{id}/picture.png": { request: null; response: Blob };
}
