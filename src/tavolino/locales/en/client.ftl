# The pages in the browser

# Everywhere
nav = Pages
skip = To the content
loading = One moment
learn = Learn
best = Best players
me = You
settings = Settings
language = Language
look = Look
look-auto = Like the device
look-light = Light
look-dark = Dark
pace = Other players' moves
pace-0 = At once
pace-350 = Quick
pace-700 = Steady
pace-1500 = Slow
sound = Sounds
marks = Stronger marks on colours
more = More
close = Close
cancel = Cancel
dismiss = Dismiss
copied = Copied.
cannot-copy = Your browser does not let us copy; select the text and copy it yourself.
try-again = Try again
to-the-games = To the games
see-rule = Rule { $rule }
server-away-title = The server does not answer
server-away = The server cannot be reached right now. Check your connection and try again.
nowhere-title = There is nothing here
nowhere = This address leads nowhere; perhaps a letter got lost.
notice = Unofficial and free. The names of the games belong to their owners, who have nothing to do with this site. No tracking, no advertising.

# Games
games = Games
game-cutit = Cut it
game-scalino = Scalino
game-demolition = Scalino demolition
game-rope = Cut the Rope
about-cutit = Cut snippets off a sheet by the dice, then join them all again by their stars.
about-scalino = Build a pyramid together, level by level, and climb it in long rows of your colour.
about-demolition = Take a finished pyramid apart, block by block, and keep the big ones.
about-rope = Get rid of your pile of cards on rows that everybody shares; scissors fit anywhere.
minutes-cutit = 30 minutes
minutes-scalino = 20 minutes
minutes-demolition = 10 minutes
minutes-rope = 15 minutes
players = { $least ->
    [one] 1 to { $most } players
   *[other] { $least } to { $most } players
}
bot-random = Dabbler bot
bot-greedy = Greedy bot
bot-heuristic = Seasoned bot
bot-planner = Planning bot
bot-learner = Learner bot
bot-casual = Casual bot
bot-strong = Strong bot
bot-master = Master bot

# Home
home-title = Sit down and play
home-lead = Clever table games with friends or against bots. Nothing to install, nobody to sign up with.
play-now = Play now
invite = Invite
set-up = Options
join-code = Have you been told a code?
join = Join
my-running = Your games
my-finished = Your finished games
open-tables = Open tables
open-none = No open table right now. Set one up under “Options” and let everybody join.
with-bots = with bots
table-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
table-playing = running
table-over = over
learn-games = Learn the games
best-players = The best players
open-record = Open a record

# Setting up a table
set-up-title = { $game }: your table
set-up-seats = Seats
set-up-bots = Of these, bots
set-up-level = How well the bots play
set-up-more = More options
set-up-name = Name of the table
set-up-open = Open the table

option-term-visibility = Who may join
option-term-visibility-link = Whoever has the link or the code
option-term-visibility-open = Everybody, from the list of open tables
option-term-clock = Time to think
option-term-clock-none = As long as it takes
option-term-clock-move = So long for each move
option-term-clock-total = So long for the whole game
option-term-seconds = Seconds
option-term-increment = Extra seconds for each turn
option-term-timeout = When time is up
option-term-timeout-bot = A bot moves
option-term-timeout-skip = The least the rules allow is played
option-term-timeout-loss = The game is lost
option-term-patience = Seconds before a bot may stand in
option-term-undo = Taking back
option-term-undo-consent = If all agree
option-term-undo-free = Freely
option-term-undo-never = Never
option-term-watching = Watching
option-term-watching-yes = Allowed
option-term-watching-no = Players only
option-term-over-shoulder = Looking over a player's shoulder
option-term-over-shoulder-leave = If the player agrees
option-term-over-shoulder-never = Never
option-term-chat = Chat
option-term-chat-all = For everybody
option-term-chat-players = Players only
option-term-chat-off = Off
option-term-rated = Counts for the best players
option-term-rated-yes = Yes
option-term-rated-no = No
option-cutit-assist = Help with the puzzle
option-cutit-assist-off = Faults are only marked
option-cutit-assist-on = Faults cannot be laid
option-cutit-contact = Snippets that touch
option-cutit-contact-free = May touch without a join
option-cutit-contact-joined = Only where they are joined
option-cutit-first = Who begins
option-cutit-first-lot = The lot decides
option-cutit-first-0 = Seat 1
option-cutit-first-1 = Seat 2
option-cutit-first-2 = Seat 3
option-cutit-first-3 = Seat 4
option-cutit-sheet = Sheet
option-cutit-sheet-standard = Standard
option-cutit-sheet-standard-b = Standard, the other side
option-cutit-sheet-sharp = Sharp
option-cutit-stars = Stars
option-cutit-stars-normal = Normal
option-cutit-stars-advanced = Advanced
option-cutit-stars-strict = Strict
option-scalino-first = Who begins
option-scalino-first-lot = The lot decides
option-scalino-first-0 = Seat 1
option-scalino-first-1 = Seat 2
option-scalino-first-2 = Seat 3
option-scalino-first-3 = Seat 4
option-scalino-gaps = Gaps
option-scalino-gaps-bay = None at all
option-scalino-gaps-notch = Only single spaces are not left open
option-demolition-first = Who begins
option-demolition-first-lot = The lot decides
option-demolition-first-0 = Seat 1
option-demolition-first-1 = Seat 2
option-demolition-first-2 = Seat 3
option-demolition-first-3 = Seat 4
option-demolition-first-4 = Seat 5
option-demolition-first-5 = Seat 6
option-rope-first = Who begins
option-rope-first-lot = The lot decides
option-rope-first-0 = Seat 1
option-rope-first-1 = Seat 2
option-rope-first-2 = Seat 3
option-rope-first-3 = Seat 4
option-rope-first-4 = Seat 5
option-rope-first-5 = Seat 6
option-rope-first-6 = Seat 7
option-rope-first-7 = Seat 8
option-rope-pile = Cards in each own pile (0: as the rules say)
option-rope-same = The same number may follow itself
option-rope-same-no = No
option-rope-same-yes = Yes
option-rope-supply = Supply rows
option-rope-supply-any = Take any card
option-rope-supply-sequence = In sequence where possible

# A table
table-opening = Opening the table
table-closed-title = This table is not open to you
table-cleared = Everybody has left, so the table was cleared.
code-title = Code { $code }
code-hint = Codes have six letters and digits, and work until the game begins.
somebody = Somebody
free-seat = Free seat
board = Board
now = What can be done now
side = Players, log and chat
title-your-turn = ● Your turn – { $name }
connection-offline = You are offline. The game waits and goes on when you are back
connection-reconnecting = The connection was lost. Reconnecting
your-turn = It is your turn.
sending = Your move is on its way.
bot-for-you = A bot is moving for you.
bots-turn = { $names } { $count ->
    [one] is thinking.
   *[other] are thinking.
}
others-turn = Waiting for { $names }.
winners = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the win.
}
looking-back = You are looking at the position after entry { $n }.
back-to-now = Back to now
skip-ahead = Skip ahead
news-started = The game begins.

gathering-seats = Seats
gathering-invite = Invite others
gathering-free = { $count ->
    [one] One seat is still free. Invite somebody, or seat a bot.
   *[other] { $count } seats are still free. Invite others, or seat bots.
}
gathering-you = All seats are taken. Say that you are ready.
gathering-others = { $count ->
    [one] Waiting for one player to be ready.
   *[other] Waiting for { $count } players to be ready.
}
sit = Sit here
sit-too = Play this seat too
stand = Get up
stand-other = Free this seat
is-ready = ready
not-ready = not ready yet
ready = I am ready
unready = Wait, not ready
seat-a-bot = Bot for seat { $seat }
bot-add = Add a bot
bot-away = No bot
fill-bots = { $count ->
    [one] Fill the free seat with a bot
   *[other] Fill { $count } seats with bots
}

seat-rank = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}
seat-resigned = gave up
seat-stand-in = a bot stands in
seat-bot = bot
seat-thinking = thinking
seat-you = you
seat-you-due = your turn
seat-due = to move
seat-waiting = waiting
seat-offline = not connected
take-over-other = Let a bot move
ask-shoulder = Look over their shoulder
watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

tab-log = Log
tab-chat = Chat
tab-words = In words
words-none = This board has no words yet.
log-empty = Nothing has happened yet.
log-line = { $who }: { $what }.
log-by-chance = Dealer
log-by-clock = Clock
log-undo = takes back everything from entry { $n } on
log-resigned = gives up
log-time = loses on time
log-look = Look at the position after entry { $n } ({ $time })
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-off = At this table nobody chats.
chat-mute = Mute

hint = Hint
hint-move = A strong bot would play { $move }. The game does not count for the best players now.
undo = Take back
undo-asked = { $name } would like to take back everything from entry { $n } on.
undo-waiting = { $count ->
    [one] Asked to take back; one player has to agree.
   *[other] Asked to take back; { $count } players have to agree.
}
shoulder-asked = { $name } would like to look over your shoulder.
allow = Allow
decline = Decline
share = Share
share-link = Link to this table
share-copy = Copy the link
share-code = Code:
share-qr = QR code with the link to this table
share-send = Send
sound-on = Turn sounds on
sound-off = Turn sounds off
full-screen = Full screen
cannot-full-screen = Your browser does not let us fill the screen.
rules = Rules
take-over-me = Let a bot move for me
come-back = Take over from the bot
leave-table = Leave the table
leave-sure = A bot will play on for you. You can come back as long as the game runs.
resign = Give up
resign-sure = You will come last, whatever happens. This cannot be taken back.
rematch = Play again
to-rematch = To the next game
replay = Replay
result = Result
rank = Rank
name = Name
points = Points
download-record = Download the record
fair-hash = Fair dealing: before the first card this fingerprint of the dealer's secret was fixed:
cause-resigned = All others gave up.

plain-drawing = Drawing of the table after { $n ->
    [one] one entry
   *[other] { $n } entries
}
plain-move = Move
plain-make = Make it
plain-moves = { $count ->
    [one] There is one possible move.
   *[other] There are { $count } possible moves.
}
plain-more = { $count ->
    [one] and one more; type to find it
   *[other] and { $count } more; type to find them
}
