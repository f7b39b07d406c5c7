# The pages in the browser

# Everywhere
nav = Pages
skip = Skip to content
loading = Loading…
learn = Learn
best = Leaderboard
me = You
settings = Settings
language = Language
look = Appearance
look-auto = System
look-light = Light
look-dark = Dark
pace = Other players’ moves
pace-0 = Instant
pace-350 = Fast
pace-700 = Normal
pace-1500 = Slow
sound = Sound
marks = Bolder colour symbols
more = More
close = Close
cancel = Cancel
dismiss = Dismiss
copied = Copied.
cannot-copy = Your browser does not allow copying. Select the text and copy it yourself.
try-again = Try again
to-the-games = All games
notices = Notices
see-rule = Rule { $rule }
server-away-title = Server not responding
server-away = We cannot reach the server. Check your connection and try again.
nowhere-title = Page not found
nowhere = There is no page at this address. Check the link for typos.
notice = Unofficial and free. The games’ names belong to their owners, who are not involved in this site. No tracking, no ads.

# Games
games = Games
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
players = { $least ->
    [one] 1 to { $most } players
   *[other] { $least } to { $most } players
}
bot-random = Random bot
bot-greedy = Greedy bot
bot-heuristic = Seasoned bot
bot-planner = Planning bot
bot-endgame = Endgame bot
bot-learner = Beginner bot
bot-casual = Casual bot
bot-strong = Strong bot
bot-master = Master bot
level-learner = Beginner
level-casual = Casual
level-strong = Strong
level-master = Master

# Home
home-title = Sit down and play
home-lead = Clever tabletop games, with friends or against bots. Nothing to install, no sign-up.
home-lead-device = Clever tabletop games, against bots or together on one screen, right on this device.
play-now = Play now
quick-match = Find an opponent
quick-match-title = { $game }: finding an opponent
quick-match-looking = Looking for an opponent…
quick-match-bot-in = In { $seconds } s: { $bot }
quick-match-bot = If nobody joins, you play a bot
quick-match-note = The game starts as soon as somebody joins. Anybody can watch.
quick-match-stop = Cancel
invite = Invite
set-up = Options
on-device = Play against bots on this device
on-device-help = Works offline. Nobody else can join, and the game is unrated. The strongest bot needs a server.
join-code = Got a code?
join = Join
my-running = Your games
my-finished = Finished games
continue-your-turn = Your turn – continue
continue-all = { $count ->
    [one] Show your game
   *[other] Show all { $count } games
}
dismiss-game = Remove { $game } from the list
dismissed = { $game } removed from your list.
put-back = Undo
watch-tables = Watch a game
table-watch = Watch
open-tables = Open tables
open-none = No open tables right now. Set one up under “Options” and let anyone join.
with-bots = with bots
table-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
table-playing = in progress
table-over = finished
learn-games = Learn the games
referee-link = Referee for a real table
best-players = Leaderboard
open-record = Open a game file

# Setting up a table
set-up-title = { $game }: your table
set-up-seats = Seats
set-up-who = Who plays
set-up-you = You
set-up-free = Free
set-up-bot = Bot
set-up-here = Someone on this screen
set-up-here-name = Name of player { $seat }
set-up-here-note = You share this device. Between turns, hidden cards and cuts are covered.
set-up-level = Bot level
set-up-first-you = You (seat 1)
set-up-first-bot = The bot in seat { $seat }
set-up-first-free = Whoever takes seat { $seat }
set-up-first-here = { $name } (seat { $seat })
set-up-rules = Rules
set-up-more = More options
set-up-name = Table name
set-up-open = Create table
set-up-from-game = From one of your finished games
set-up-from-record = From a game file
set-up-given = From the link
set-up-which-game = Which game
set-up-record-file = Game file
set-up-no-game = None of your finished games can be used here.
set-up-record-leads-nowhere = This file has nothing that can be used here.

# A table
table-opening = Opening the table…
table-closed-title = Table not available
table-cleared = Everybody left, so the table was closed.
code-title = Code { $code }
code-hint = A code has six letters and digits. It stops working once the game starts.
somebody = Someone
free-seat = Free seat
player-number = Player { $number }
board = Board
now = Your options
side = Players, log and chat
title-your-turn = ● Your turn – { $name }
connection-offline = You are offline. The game will continue when you are back online.
connection-reconnecting = Connection lost. Reconnecting…
your-turn = Your turn.
your-turn-named = { $name }, your turn.
task-named = { $name }, your turn. { $task }
sending = Sending your move…
bot-for-you = A bot is playing for you.
bots-turn = { $names } { $count ->
    [one] is thinking.
   *[other] are thinking.
}
others-turn = Waiting for { $names }.
winners = { $count ->
    [one] { $names } won.
   *[other] { $names } share the win.
}
looking-back = You are viewing the position after move { $n }.
back-to-now = Back to the game
skip-ahead = Skip ahead
game-started = The game starts.

lobby-seats = Seats
lobby-invite = Invite others
lobby-free = { $count ->
    [one] One seat is free. Invite someone or add a bot.
   *[other] { $count } seats are free. Invite others or add bots.
}
lobby-you = All seats are taken. Ready to start?
lobby-others = { $count ->
    [one] Waiting for one player.
   *[other] Waiting for { $count } players.
}
sit = Sit here
sit-too = Sit here too
stand = Leave seat
stand-other = Free this seat
is-ready = ready
not-ready = waiting
ready = I’m ready
unready = I’m not ready
seat-a-bot = Bot in seat { $seat }
bot-add = Add a bot
bot-away = Remove bot
fill-bots = { $count ->
    [one] Fill the free seat with a bot
   *[other] Fill { $count } seats with bots
}

seat-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
seat-resigned = resigned
seat-stand-in = replaced by a bot
seat-bot = bot
seat-thinking = thinking
seat-you = you
seat-you-due = your turn
seat-here = on this screen
seat-due = to play
seat-waiting = waiting
seat-offline = offline
seat-holiday = on holiday until { $day }
take-over-other = Let a bot play for { $name }
watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

tab-log = Log
tab-chat = Chat
tab-text = Text
text-none = No text description yet.
log-empty = Nothing has happened yet.
log-line = { $who }: { $what }.
log-event = { $what }.
log-by-clock = Clock
log-undo = undoes everything from move { $n } on
log-resigned = resigns
log-time = loses on time
log-look = Go to move { $n } ({ $time })
chat = Chat
chat-message = Write a message
chat-send = Send
chat-empty = No messages yet.
chat-off = Chat is off at this table.
chat-mute = Mute
emotes = Reactions
emote-hello = Hello!
emote-thumbs-up = Nice move!
emote-well-played = Well played!
emote-thinking = Let me think…
emote-oops = Oops!
emote-laughing = Haha!
emote-hurry = Hurry up!
emote-thanks = Thank you!
emote-sent = { $name } says: { $text }

hint = Hint
hint-move = Here, a strong bot { $move }.
hint-uncounted = This game is no longer rated.
bot-thinks = A bot is thinking…
requests-ahead = { $ahead ->
    [one] { $ahead } request ahead of you…
   *[other] { $ahead } requests ahead of you…
}
undo = Undo
undo-asked = { $name } asks to undo everything from move { $n } on.
undo-waiting = { $count ->
    [one] Undo requested. Waiting for one player to agree.
   *[other] Undo requested. Waiting for { $count } players to agree.
}
peek-requested = { $name } asks to see what you see.
allow = Allow
decline = Decline
share = Share
share-link = Link to this table
share-copy = Copy link
share-code = Code:
share-qr = QR code for this table
daily-back = Back to the challenge
share-send = Send
sound-on = Turn sound on
sound-off = Turn sound off
full-screen = Full screen
cannot-full-screen = Your browser does not allow full screen.
rules = Rules
take-over-me = Let a bot play for me
come-back = Take over from the bot
leave-table = Leave table
leave-sure = A bot will take your seat. You can come back while the game is running.
resign = Resign
resign-sure = You will finish last, whatever happens. You cannot undo this.
rematch = Rematch
to-rematch = Go to the next game
replay = Replay
result = Result
ranking-rank = Place
name = Name
points = Points
download-record = Download game file
fair-hash = Fair deal. This fingerprint of the secret seed was published before the game:
cause-resigned = Everybody else resigned.

# Waiting for somebody
nudge = { $name }, still there?
nudge-title = Are you still there?
nudge-asked = { $name } is waiting for you. Are you still there?
nudge-left = { $seconds ->
    [one] A bot takes over in one second.
   *[other] A bot takes over in { $seconds } seconds.
}
nudge-here = I’m here
nudge-waits = { $seconds ->
    [one] Asked. A bot takes over in one second
   *[other] Asked. A bot takes over in { $seconds } seconds
}
absence-left = { $name } has left. A bot takes over.
absence-absent = { $by } let a bot play for { $name }.
absence-asked = { $name } lets a bot play.
absence-time = { $name } is out of time. A bot takes over.
absence-back = { $name } is back.
notify = Notify me when it’s my turn
notify-forbidden = Your browser blocks notifications for this page.

# The end of a game
margin = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ending-won = You won!
ending-won-by = You won by { $margin }!
ending-shared = You share the win with { $names }!
ending-lost = You lost.
ending-lost-by = You lost by { $margin }.
ending-placed = You finished { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}. { $names } won.
ending-placed-by = You finished { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}, { $margin } behind { $names }.
ending-gave-up = You resigned.
ending-other-gave-up = { $name } resigned.
ending-other-won = { $name } won by { $margin }.
ending-solo = { $points ->
    [one] You scored { $points } point.
   *[other] You scored { $points } points.
}
ending-other-solo = { $points ->
    [one] { $name } scored { $points } point.
   *[other] { $name } scored { $points } points.
}
tab-result = Score
title-rematch = ● Rematch? – { $name }
rematch-offered = { $name } wants a rematch.
rematch-accept = I’m in

# Joining
lobby-invited = { $name } has saved you a seat.
join-name = What should we call you?
join-sit = Sit down
name-suggestions = Otter, Badger, Heron, Fox, Hedgehog, Magpie, Beaver, Robin, Squirrel, Owl, Hare, Seal, Swift, Lynx, Puffin, Mole
arrived = { $count ->
    [one] { $names } sat down.
   *[other] { $names } sat down.
}

# Watching
watching-you = You are watching
peek-why = Some things are hidden from you. A player can share their view.
peek-request = Ask { $name }
peek-asked = Request sent to { $name }.
peek-given = You see what { $name } sees.

plain-drawing = The table after { $n ->
    [one] one move
   *[other] { $n } moves
}
plain-move = Move
plain-make = Play
plain-moves = { $count ->
    [one] There is one possible move.
   *[other] There are { $count } possible moves.
}
plain-more = { $count ->
    [one] and one more; type to find it
   *[other] and { $count } more; type to find them
}

# Learning
first-game = Guided first game
first-game-what = The quickest way to learn: play for a few minutes, with tips at every step.
rules-none = There are no rules for this game here yet.
rules-search = Search the rules
rules-hits = { $count ->
    [0] nothing found
   *[other] { $at } of { $count }
}
rules-previous = Previous match
rules-next = Next match
rules-contents = Contents
rules-cited = Last rule cited:
offline = You are offline.
offline-server = The server is not responding.
offline-works = Games on this device and the rules still work. Everything else needs the server.
offline-waits = You need a connection to play. This page will reload when you are back online.
offline-play = Play offline

# Best players
leaderboard-game = Game
leaderboard-seats = Players
leaderboard-rating = Rating
leaderboard-games = Games
leaderboard-none = Nobody has finished a rated game of this kind yet. Be the first!
leaderboard-how = The ranking uses the low end of each rating, so it rewards experience: the more you play, the smaller your “±”.
leaderboard-guest = You are not ranked yet: play three rated games and create an account.
solo-guest = You are not ranked yet: create an account first.
leaderboard-top = Back to top
leaderboard-next = Next page

# Alone
solo-best = Your best: { $best }.
solo-is-best = A new personal best!
solo-mean = { $games ->
    [one] Your last game: { $mean }.
   *[other] Average of your last { $games } games: { $mean }.
}
solo-uncounted = This game does not count towards your best: you resigned, had help from a bot, or the table was unrated.
solo-best-column = Best
solo-mean-column = Average
solo-none = Nobody with an account has finished a solo game like this yet. Be the first!
solo-how = “Best” is your highest score in one game, “Average” covers your last ten. Games you resigned or had help with do not count.

# A person's page
person-none = No such player
person-change = Edit
person-games = { $count ->
    [one] one game
   *[other] { $count } games
}
person-wins = { $count ->
    [one] one win
   *[other] { $count } wins
}
person-streak = Longest winning streak: { $longest }; current: { $now }.
person-ratings = Ratings
person-statistics = Games and wins
person-against = Against
person-people = people
person-alone = solo
person-won = Won
person-par = On average { $mean ->
    [0] at par
    [one] { $mean } point below par
   *[other] { $mean } points below par
  } in { $games ->
    [one] { $games } game
   *[other] { $games } games
  }; best: { $best ->
    [0] par
   *[other] { $best } below par
  }.
person-par-once = { $best ->
    [0] Par in one game.
    [one] { $best } point below par in one game.
   *[other] { $best } points below par in one game.
}
person-par-what = Par is the best result found afterwards for the same dice or cards.
rating-how = Everybody starts at 1500. A player rated 400 points higher wins about ten games out of eleven. “±” shows how certain a rating is. A game counts once everybody has made five moves. The more often you play the same opponent in a week, the less each game changes your rating.
history = Finished games
history-none = No finished games yet.
history-opponent = Opponent
history-all = All
history-more = More games
history-from-device = played on a device
keep-game = Save to my history
keep-game-done = Saved to your finished games. It is not rated.
outcome-won = won
outcome-shared = shared win
outcome-lost = lost
outcome-alone = solo

# Oneself
now-saved = Saved.
save = Save
me-name = Your name
me-name-why = Other players see this name.
me-name-device = Your name at the table.
me-device = Your name, settings and games are stored in this browser only.
me-page = Your public page
me-ratings = Your ratings
me-rating-games = { $count ->
    [one] one game with { $seats } players
   *[other] { $count } games with { $seats } players
}
me-solo-games = { $count ->
    [one] one solo game
   *[other] { $count } solo games
}
account = Account
account-is = Signed in as { $name }.
account-make = Create an account
account-why = You can play without an account. With one, your games follow you to other devices.
account-made = Your account is ready. You can now sign in on any device.
account-name = Username
password = Password
password-old = Current password
password-new = New password
password-change = Change password
password-changed = Password changed. All other browsers are signed out.
sign-in = Sign in
sign-in-why = Already have an account? Games you played here as a guest will not be added to it.
signed-in = Welcome back, { $name }.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
tokens = Your own bots
tokens-why = With a token, your program can play under your name. It cannot do anything else.
tokens-once = This token is shown only once. Keep it safe, like a password.
tokens-copy = Copy token
tokens-seen = last used { $when }
tokens-revoke = Revoke
tokens-label = What is it for?
tokens-make = Create token
kept = Your data
kept-what = We store your name, games, chat messages, friends, ratings and notification settings, and nothing else. We share none of it.
kept-export = Download my data
kept-delete = Delete my data
kept-delete-sure = You leave all tables, and all your data is deleted. Finished games stay, without your name. You cannot undo this.

# Replays and records
replay-cannot = This game cannot be shown
replay-controls = Playback
replay-at = Move { $at } of { $last }
replay-slider = Position in the game
replay-start = Go to start
replay-previous = Back
replay-play = Play
replay-pause = Pause
replay-next = Forward
replay-end = Go to end
replay-viewpoint = View as
replay-share = Link to this position
replay-download = Download
spectator = Spectator
seat-number = Seat { $seat }
open-record-what = A game file (.jsonl) contains a finished game or one in progress. We check it line by line, then show it.
open-record-drop = Drop a game file here, or choose one.
choose-file = Choose file
open-record-anyway = Show it anyway
fair-title = Was it dealt fairly?
fair-how = Before the game, the server fixed a secret seed and published its fingerprint. All dice and deals follow from that seed, which you can see now. Check it here, or with “tavolino verify” on your own computer.
fair-fingerprint = Fingerprint published at the start
fair-secret = The secret seed
fair-check = Check
fair-fits = Your browser checked it: the fingerprint matches the seed.
fair-not-fits = Your browser checked it: the fingerprint does not match the seed!
fair-unclaimed = There is no proof of how this game was dealt.
fairness-fair = All good: every move is legal, the result is right, and all dice and deals follow from the seed.
fairness-unfair = The dice and deals do not follow from the secret seed.
fairness-open = All moves are legal. The game is not over, so the seed is still secret.
fairness-unclaimed = All moves are legal and the result is right. There is no proof of how it was dealt.
fairness-unknown = We could not read enough of this file to check it.
fault-line = Line { $line }: { $text }

friends = Friends
friends-why = Send your link to people you know. Once they accept, you can each see when the other is online and invite each other to play.
friend-link = Your friend link
friend-link-make = Create friend link
friend-link-new = Create a new link
friend-link-revoke = Turn off link
friend-here = online
friend-away = offline
friend-playing = playing { $game }
friend-watch = Watch
friend-play = Play together
friend-what = What would you like to play with { $name }?
friend-invite = Invite { $name }
friend-invited = Invitation sent to { $name }
friend-remove = Remove { $name }
friend-remove-sure = You will be removed from each other’s lists. They will not be told.
friend-remove-yes = Remove
friend-offer = { $name } wants to be your friend
friend-offer-why = You can each see when the other is online and invite each other to play. Either of you can end this at any time.
friend-accept = Accept
friend-made = You and { $name } are now friends
friend-own = This is your own friend link
friend-own-why = Send it to someone you like to play with.
friend-none = This friend link does not exist
invitations = Invitations
invitation = { $name } invites you to play { $game }.
invitation-accept = Join
invitation-decline = Not now

# Several people at one screen
curtain-pass = Pass the device to { $name }
curtain-who = Who has the device?
curtain-take = I am { $name }
curtain-why = Everything secret stays covered until then.

puzzles = Puzzles

print-button = Print
print-title = Print: { $game }
print-what = What to print
print-paper = Paper
print-ink = Ink
print-ink-colour = Colour
print-ink-patterns = Black and white, with patterns
print-copies = Copies (one per player)
print-get = Download PDF
print-making = Preparing your file…
print-scale = Print at 100%, without “fit to page”.
new-table-title = New table
