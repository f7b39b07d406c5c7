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
notices = Notices
see-rule = Rule { $rule }
server-away-title = The server does not answer
server-away = The server cannot be reached right now. Check your connection and try again.
nowhere-title = There is nothing here
nowhere = This address leads nowhere; perhaps a letter got lost.
notice = Unofficial and free. The names of the games belong to their owners, who have nothing to do with this site. No tracking, no advertising.

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
bot-random = Dabbler bot
bot-greedy = Greedy bot
bot-heuristic = Seasoned bot
bot-planner = Planning bot
bot-endgame = Endgame bot
bot-learner = Learner bot
bot-casual = Casual bot
bot-strong = Strong bot
bot-master = Master bot
level-learner = Learner
level-casual = Casual
level-strong = Strong
level-master = Master

# Home
home-title = Sit down and play
home-lead = Clever table games, with friends or against bots. Nothing to install, no sign-up.
home-lead-device = Clever table games, against bots or together at one screen: everything is played on this device.
play-now = Play now
quick-match = Find an opponent
quick-match-title = { $game }: an opponent
quick-match-looking = Looking for somebody to play with…
quick-match-bot-in = In { $seconds } s: { $bot }
quick-match-bot = If nobody comes, a bot steps in
quick-match-note = The game begins as soon as two have met. Anybody may watch it.
quick-match-stop = Stop looking
invite = Invite
set-up = Options
on-device = Play against bots on this device
on-device-help = Works without a network. Nobody else can join, and nothing is rated. The strongest bot needs a server.
join-code = Got a code?
join = Join
my-running = Your games
my-finished = Your finished games
continue-your-turn = Continue – your turn
continue-all = { $count ->
    [one] Show your game
   *[other] Show all { $count } games
}
dismiss-game = Take { $game } off the list
dismissed = { $game } is off your list.
put-back = Put it back
watch-tables = Watch a game
table-watch = watch
open-tables = Open tables
open-none = No open tables right now. Set one up under “Options” and let anyone join.
with-bots = with bots
table-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
table-playing = running
table-over = over
learn-games = Learn the games
referee-link = Referee for a real table
best-players = The best players
open-record = Open a record

# Setting up a table
set-up-title = { $game }: your table
set-up-seats = Seats
set-up-who = Who plays
set-up-you = You
set-up-free = Free
set-up-bot = Bot
set-up-here = Someone at this screen
set-up-here-name = Name of the player on seat { $seat }
set-up-here-note = You share this device. Between turns, whatever only one of you may see is covered.
set-up-level = How well the bots play
set-up-first-you = You, on seat 1
set-up-first-bot = The bot on seat { $seat }
set-up-first-free = Whoever takes seat { $seat }
set-up-first-here = { $name }, on seat { $seat }
set-up-rules = Rules of this game
set-up-more = More options
set-up-name = Name of the table
set-up-open = Open the table
set-up-from-game = From a finished game of yours
set-up-from-record = From the file of a record
set-up-given = As in the link
set-up-which-game = Which game
set-up-record-file = Record
set-up-no-game = You have no finished game that this one could begin with.
set-up-record-leads-nowhere = This record has nothing that this game could begin with.

# A table
table-opening = Opening the table
table-closed-title = This table is not open to you
table-cleared = Everybody has left, so the table was cleared.
code-title = Code { $code }
code-hint = Codes have six letters and digits, and work until the game begins.
somebody = Somebody
free-seat = Free seat
player-number = Player { $number }
board = Board
now = What can be done now
side = Players, log and chat
title-your-turn = ● Your turn – { $name }
connection-offline = You are offline. The game waits and goes on when you are back
connection-reconnecting = The connection was lost. Reconnecting
your-turn = It is your turn.
your-turn-named = { $name }, it is your turn.
task-named = { $name } – { $task }
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
game-started = The game begins.

lobby-seats = Seats
lobby-invite = Invite others
lobby-free = { $count ->
    [one] One seat is still free. Invite somebody, or seat a bot.
   *[other] { $count } seats are still free. Invite others, or seat bots.
}
lobby-you = All seats are taken. Say that you are ready.
lobby-others = { $count ->
    [one] Waiting for one player to be ready.
   *[other] Waiting for { $count } players to be ready.
}
sit = Sit here
sit-too = Sit here too
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

seat-rank = place { $rank }
seat-resigned = gave up
seat-stand-in = a bot stands in
seat-bot = bot
seat-thinking = thinking
seat-you = you
seat-you-due = your turn
seat-here = at this screen
seat-due = to move
seat-waiting = waiting
seat-offline = not connected
seat-holiday = on holiday until { $day }
take-over-other = Let a bot play for { $name }
watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

tab-log = Log
tab-chat = Chat
tab-text = In words
text-none = This board has no words yet.
log-empty = Nothing has happened yet.
log-line = { $who }: { $what }.
log-by-chance = Dealer
log-by-clock = Clock
log-undo = takes back everything from entry { $n } on
log-resigned = gives up
log-time = loses on time
log-look = Look at the position after entry { $n } ({ $time })
chat = Chat
chat-message = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
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
hint-move = In your place a strong bot { $move }.
hint-uncounted = From now on this game does not count for the best players.
bot-thinks = A bot is thinking about it…
requests-ahead = { $ahead ->
    [one] { $ahead } request ahead of you…
   *[other] { $ahead } requests ahead of you…
}
undo = Take back
undo-asked = { $name } would like to take back everything from entry { $n } on.
undo-waiting = { $count ->
    [one] Asked to take back; one player has to agree.
   *[other] Asked to take back; { $count } players have to agree.
}
peek-requested = { $name } would like to look over your shoulder.
allow = Allow
decline = Decline
share = Share
share-link = Link to this table
share-copy = Copy the link
share-code = Code:
share-qr = QR code with the link to this table
daily-back = Back to the challenge
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
ranking-rank = Rank
name = Name
points = Points
download-record = Download the record
fair-hash = Fair dealing: before the first card this fingerprint of the dealer's secret was fixed:
cause-resigned = All others gave up.

# Waiting for somebody
nudge = { $name }, still there?
nudge-title = Are you still there?
nudge-asked = { $name } is waiting for you. Are you still there?
nudge-left = { $seconds ->
    [one] A bot steps in in one second.
   *[other] A bot steps in in { $seconds } seconds.
}
nudge-here = I’m here
nudge-waits = { $seconds ->
    [one] Asked; a bot steps in in one second
   *[other] Asked; a bot steps in in { $seconds } seconds
}
absence-left = { $name } has left. A bot plays on.
absence-absent = { $by } has let a bot play for { $name }.
absence-asked = { $name } lets a bot play on.
absence-time = { $name } is out of time. A bot plays on.
absence-back = { $name } is back.
notify = Notify me when it’s my turn
notify-forbidden = Your browser does not allow notifications for this page.

# The end of a game
ending-won = You won!
ending-won-by = You won by { $margin }!
ending-shared = You share the win with { $names }!
ending-lost = You lost.
ending-lost-by = You lost by { $margin }.
ending-placed = Your place: { $rank }. { $names } won.
ending-placed-by = Your place: { $rank }, { $margin } behind { $names }.
ending-gave-up = You gave up.
ending-other-gave-up = { $name } gave up.
ending-other-won = { $name } won by { $margin }.
ending-solo = { $points ->
    [one] You made { $points } point.
   *[other] You made { $points } points.
}
ending-other-solo = { $points ->
    [one] { $name } made { $points } point.
   *[other] { $name } made { $points } points.
}
tab-result = Points
title-rematch = ● Play again? – { $name }
rematch-offered = { $name } wants to play again.
rematch-accept = I’m in

# Joining
lobby-invited = { $name } has saved you a seat.
join-name = What shall we call you?
join-sit = Sit down
name-suggestions = Otter, Badger, Heron, Fox, Hedgehog, Magpie, Beaver, Robin, Squirrel, Owl, Hare, Seal, Swift, Lynx, Puffin, Mole
arrived = { $count ->
    [one] { $names } has sat down.
   *[other] { $names } have sat down.
}

# Watching
watching-you = You are watching
peek-why = Some things are hidden from you. A player can let you see what they see.
peek-request = Ask { $name }
peek-asked = { $name } has been asked.
peek-given = You see what { $name } sees.

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

# Learning
first-game = Guided first game
first-game-what = The quickest way to learn it: a few minutes at a real table, with somebody beside you.
rules-none = The rules of this game are not written down here yet.
rules-search = Search the rules
rules-hits = { $count ->
    [0] nothing found
   *[other] { $at } of { $count }
}
rules-previous = Previous match
rules-next = Next match
rules-contents = Contents
rules-cited = Last cited:
offline = You are offline.
offline-server = The server does not answer right now.
offline-works = Games on this device and the rules work all the same; everything else waits for the server.
offline-waits = Games need a connection; this page comes back to life when there is one.
offline-play = Play offline

# Best players
leaderboard-game = Game
leaderboard-seats = Players
leaderboard-rating = Rating
leaderboard-games = Games
leaderboard-none = Nobody has finished a rated game of this kind yet. Be the first.
leaderboard-how = Places go by what a rating certainly is at least: few games make it uncertain, and “±” says by how much.
leaderboard-guest = Your line has no place yet: it takes three rated games and an account.
solo-guest = Your line has no place yet: for that you need an account.
leaderboard-top = To the top
leaderboard-next = Next page

# Alone
solo-best = Your best: { $best }.
solo-is-best = A personal best!
solo-mean = { $games ->
    [one] Your last game: { $mean }.
   *[other] Average of your last { $games } games: { $mean }.
}
solo-uncounted = This game does not count for your best: you gave up, a bot helped, or the table was not set to count.
solo-best-column = Best
solo-mean-column = Mean
solo-none = Nobody with an account has finished a game like this alone yet. Be the first.
solo-how = “Best” is the most points in one game, “mean” that of the last ten games. Games that were given up, or that a bot helped with, do not count.

# A person's page
person-none = Nobody is here
person-change = Change
person-games = { $count ->
    [one] one game
   *[other] { $count } games
}
person-wins = { $count ->
    [one] one win
   *[other] { $count } wins
}
person-streak = Longest winning streak: { $longest }; right now: { $now }.
person-ratings = Ratings
person-statistics = Games and wins
person-against = Against
person-people = people
person-alone = alone
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
person-par-what = Par is the best play found afterwards for the same dice or cards.
rating-how = Everybody starts at 1500. Whoever has 400 points more wins ten games out of eleven. “±” says how sure that is.
history = Finished games
history-none = No finished game to show yet.
history-opponent = Opponent
history-all = All
history-more = More games
history-from-device = played on a device
keep-game = Keep in my history
keep-game-done = This game is among your finished games now. It does not count for the leaderboard.
outcome-won = won
outcome-shared = shared win
outcome-lost = lost
outcome-alone = alone

# Oneself
now-saved = Saved.
save = Save
me-name = Your name
me-name-why = This is how others see you at the table.
me-name-device = This is what you are called at the table.
me-device = Your name, your settings and your games are stored in this browser only.
me-page = Your public page
me-ratings = How you play
me-rating-games = { $count ->
    [one] one game with { $seats } players
   *[other] { $count } games with { $seats } players
}
me-solo-games = { $count ->
    [one] one game alone
   *[other] { $count } games alone
}
account = Your account
account-is = You are signed in as { $name }.
account-make = Make an account
account-why = You can play without one. With one you find your games again on another device.
account-made = Your account is made. From now on you can sign in anywhere.
account-name = Name to sign in with
password = Password
password-old = Old password
password-new = New password
password-change = Change the password
password-changed = The password is changed; all other browsers are signed out.
sign-in = Sign in
sign-in-why = If you have an account already. What you did as a guest in this browser stays with the guest.
signed-in = Welcome back, { $name }.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
tokens = Bots of your own
tokens-why = With a token a program of yours can play under your name. It can do nothing else in your place.
tokens-once = This is the only time that the token is shown. Keep it like a password.
tokens-copy = Copy the token
tokens-seen = last used { $when }
tokens-revoke = Revoke
tokens-label = What is it for?
tokens-make = Make a token
kept = What is kept about you
kept-what = Your name, your games, what you said at tables, your friends, your ratings, and how you want to be told of your turns. Nothing else, and nobody else gets it.
kept-export = Download everything
kept-delete = Delete everything
kept-delete-sure = You leave all tables, and everything about you is deleted. Finished games stay, without your name. This cannot be taken back.

# Replays and records
replay-cannot = This game cannot be shown
replay-controls = Steps
replay-at = After { $at } of { $last } entries
replay-slider = Position in the game
replay-start = To the start
replay-previous = One back
replay-play = Play
replay-pause = Pause
replay-next = One on
replay-end = To the end
replay-viewpoint = Through whose eyes
replay-share = Link to this position
replay-download = Download
spectator = Spectator
seat-number = Seat { $seat }
open-record-what = A record is a finished or running game as a file (.jsonl). It is checked line by line and then shown.
open-record-drop = Drop a record here, or choose a file.
open-record-anyway = Show it all the same
fair-title = Dealt fairly?
fair-how = Before the game the dealer fixed a secret and showed its fingerprint. Every draw follows from the secret, which is shown now. Whoever wants can check it: here, or with “tavolino verify” on their own machine.
fair-fingerprint = Fingerprint shown at the start
fair-secret = The dealer's secret
fair-check = Check it
fair-fits = Your browser has computed it: the fingerprint is that of the secret.
fair-not-fits = Your browser has computed it: the fingerprint is not that of the secret!
fair-unclaimed = Nobody vouched for how this game was dealt.
fairness-fair = All is well: every move is allowed, the result is right, and every draw follows from the secret.
fairness-unfair = The draws do not follow from the dealer's secret.
fairness-open = The moves are allowed. The game is not over, so the dealer's secret is still kept.
fairness-unclaimed = The moves are allowed and the result is right. Nobody vouched for how it was dealt.
fairness-unknown = The record could not be read far enough to check it.
fault-line = Line { $line }: { $text }

friends = Friends
friends-why = Send your link to people you know. Whoever opens it and agrees is your friend: you see when the other is here, and can ask each other to a table.
friend-link = Your friend link
friend-link-make = Make a friend link
friend-link-new = Make a new link
friend-link-revoke = Turn the link off
friend-here = here now
friend-away = not here
friend-playing = playing { $game }
friend-watch = Watch
friend-play = Play together
friend-what = What do you want to play with { $name }?
friend-invite = Invite { $name }
friend-invited = { $name } is invited
friend-remove = Remove { $name } from your friends
friend-remove-sure = You will no longer be in each other’s lists. The other person is not told.
friend-remove-yes = Remove
friend-offer = { $name } wants to be your friend
friend-offer-why = Friends see when the other is here, and can ask each other to a table. Either of you can end it at any time.
friend-accept = Become friends
friend-made = You and { $name } are friends
friend-own = This is your own friend link
friend-own-why = Send it to somebody you like to play with.
friend-none = No such friend link
invitations = Invitations
invitation = { $name } invites you to a game of { $game }.
invitation-accept = Join
invitation-decline = Not now

# Several people at one screen
curtain-pass = Pass the device to { $name }
curtain-who = Who has the device?
curtain-take = I am { $name }
curtain-why = Until then, everything secret stays covered.

puzzles = Puzzles

print-button = Print
print-title = Print: { $game }
print-what = What to print
print-paper = Paper
print-ink = Ink
print-ink-colour = Colour
print-ink-patterns = Black and white, with patterns
print-copies = Copies, one for each player
print-get = Get the PDF
print-making = The file is being made …
print-scale = Print it at 100 %, without “fit to page”.
new-table-title = New table
