# Refusals of a table where people meet
refused-stale-move = The game has moved on (you had seen { NUMBER($on, useGrouping: 0) } of { NUMBER($version, useGrouping: 0) } events). Look again.
refused-phase-lobby = The game has not started yet.
refused-phase-playing = The game has already started.
refused-phase-over = The game is over.
refused-seat-unknown = There is no such seat; this table has { $seats }.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-free = Nobody is in seat { $seat }.
refused-seat-not-yours = Seat { $seat } is not yours.
refused-seat-none = You have no seat at this table.
refused-seat-owner = Only the host can do that.
refused-seat-stand-in = A bot is playing for seat { $seat }. Take the seat back first.
refused-seat-no-bot = Seat { $seat } is not played by a bot.
refused-seat-given-up = You resigned in seat { $seat }. A bot plays on for you.
refused-seat-not-away = No bot is playing for you.
refused-seat-away = A bot is already playing for you.
refused-seat-no-time = You are out of time, so a bot plays for you.
refused-seat-patience = Seat { $seat } still has { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} before a bot may take over.
refused-seat-nudged = Seat { $seat } has already been asked; a bot takes over in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} unless they move.
refused-seat-not-nudged = Nobody is asking whether you are still there.
refused-seat-holiday = Seat { $seat } is on holiday. Their clock is stopped until they are back.
refused-undo-never = Undo is off at this table.
refused-undo-open = Seat { $seat } is already asking to undo.
refused-undo-not-asked = Nobody is asking you to agree to an undo.
refused-peek-never = At this table, players cannot share their view.
refused-peek-player = You are playing, so you only see your own view.
refused-peek-nobody = There is no person in seat { $seat }.
refused-peek-asked = You have already asked seat { $seat }.
refused-peek-not-asked = This person has not asked to see your view.
refused-hint-others = Hints are only for games alone or against bots.
refused-hint-none = No hint available right now. Try again.
refused-hint-busy = The bots are busy. Try again in a minute.
refused-hint-replaced = You asked again, so this request was cancelled.
refused-play-on-secret = You cannot play on from this game: its file has no secret seed.
refused-play-on-over = There is nothing left to do in this position.
refused-rematch-already = A rematch has already been set up.
refused-rematch-no-sequel = You cannot continue this game as { $game }; available: { $offered }.
refused-notation-long = A move can have at most { $most } characters.
refused-table-unknown = This table does not exist.
refused-table-version = This table uses another version of the rules, which this program does not support.
refused-table-moves = You can only enter moves in an unrated game of your own against bots.
refused-table-private = This table is private.
refused-table-hidden = You cannot see seat { $seat }’s view until the game is over.
refused-table-running = You can download the game when it is over.
refused-table-long = This table has reached its limit of { $most } events. You can still finish or resign.
refused-table-archived = This game is archived. You can watch it, but not change it.
refused-table-archive-away = This game is archived, and the archive is not available here.
refused-seat-kind = A seat is “me”, “free” or “bot:” with a bot’s name, not “{ $got }”.
refused-seat-name = Only seats on the host’s own screen can have names; seat { $seat } is not one of them.
refused-chat-off = Chat is off at this table.
refused-chat-players = Only the players can chat at this table.
refused-chat-empty = The message is empty.
refused-emote-unknown = There is no reaction “{ $got }”; the reactions are: { $expected }.
refused-seat-often = You have sat down at this table too often. Try another one.
refused-seat-crowded = Seats have changed too often at this table, so nobody else can sit down. Open a new one.
refused-seat-undecided = You have changed your mind too often at this table. You can still leave your seat.
refused-undo-often = You have asked to undo too often at this table.
refused-peek-often = You have asked seat { $seat } too often.
refused-peek-busy = Too many people are asking seat { $seat } or already see that view. Try again later.
refused-table-share = You have reached your limit of { $most } events at this table. You can still finish or resign.
refused-table-many = You already have { $most ->
    [one] an open table
   *[other] { $most } open tables
} waiting for players. Start a game there or leave the table first.
