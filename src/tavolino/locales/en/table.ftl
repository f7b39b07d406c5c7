# Refusals of a table where people meet
refused-stale-move = This was made for an earlier position (you had seen { NUMBER($on, useGrouping: 0) } of { NUMBER($version, useGrouping: 0) } events); look again.
refused-phase-lobby = The game has not started yet.
refused-phase-playing = The game has already started.
refused-phase-over = The game is over.
refused-seat-unknown = There is no such seat; this table has { $seats }.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-free = Nobody sits on seat { $seat }.
refused-seat-not-yours = Seat { $seat } is not yours.
refused-seat-none = You do not sit at this table.
refused-seat-owner = Only the one who set up the table can do that.
refused-seat-stand-in = A bot is moving for seat { $seat }; take the seat back first.
refused-seat-no-bot = A person moves for seat { $seat }.
refused-seat-given-up = You have given up on seat { $seat }; a bot plays on for you.
refused-seat-not-away = No bot is standing in for you.
refused-seat-away = A bot is standing in for you already.
refused-seat-no-time = Your time is up, so a bot moves for you.
refused-seat-patience = Seat { $seat } still has { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} before a bot may stand in.
refused-seat-nudged = Seat { $seat } has been asked already; a bot stands in within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} unless they move.
refused-seat-not-nudged = Nobody is asking whether you are still there.
refused-seat-holiday = Seat { $seat } is on holiday; its clock stands still until they are back.
refused-undo-never = At this table nothing is taken back.
refused-undo-open = Seat { $seat } is already asking to take something back.
refused-undo-not-asked = Nobody is asking for your consent to take something back.
refused-peek-never = At this table nobody may look over a player's shoulder.
refused-peek-player = You are playing; you see what your own seat sees.
refused-peek-nobody = No person sits on seat { $seat }.
refused-peek-asked = You have already asked seat { $seat }.
refused-peek-not-asked = This person has not asked to look over your shoulder.
refused-hint-others = Hints are for those who play alone or with bots.
refused-hint-none = No hint could be had now; try again.
refused-hint-busy = Too many people are waiting for the bots just now; try again in a minute.
refused-hint-replaced = You have asked again meanwhile; this answer will not come any more.
refused-play-on-secret = This game cannot be played on: its record does not contain the dealer’s secret.
refused-play-on-over = Nobody has anything left to do in this position.
refused-rematch-already = A rematch has already been set up.
refused-rematch-no-sequel = This game cannot go on as { $game }; it leads to: { $offered }.
refused-notation-long = A move has at most { $most } characters.
refused-table-unknown = There is no such table.
refused-table-version = This table was played by rules of another version, which this program does not know.
refused-table-moves = Moves can be given only for an unrated game of yours against bots.
refused-table-private = This table is for its players alone.
refused-table-hidden = You cannot see what seat { $seat } sees before the game is over.
refused-table-running = The game is not over; its record can be had when it is.
refused-table-long = This table has reached its limit of { $most } events. You can still finish the game or give up, but not go on trying.
refused-table-archived = This game has been archived. You can look at it, but nothing happens at it any more.
refused-table-archive-away = This game has been archived, and the archive is not available here.
refused-seat-kind = A chair is “me”, “free” or “bot:” with a bot's name, not “{ $got }”.
refused-seat-name = Only the seats of the person who sets up the table can have names; seat { $seat } is not one of them.
refused-chat-off = Chat is off at this table.
refused-chat-players = Only the players can chat at this table.
refused-chat-empty = There is nothing in that message.
refused-emote-unknown = There is no emote “{ $got }”; there is: { $expected }.
