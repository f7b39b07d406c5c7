# The challenge of the day
refused-daily-unknown = There is no challenge for this day.
refused-daily-sealed = The challenge of { $day } is still sealed.
refused-daily-closed = You can no longer add a number for this day.
refused-daily-early = You can add a number for { $day } from { $opens } on.
refused-daily-contribution = A number for the draw has 32 digits, 0 to 9 and a to f.
daily-table-title = Daily challenge { $day }

# To share
daily-share-head = Tavolino · { $game } · { $day }
daily-share-par = Par
daily-share-better = { $points } better than par
daily-share-worse = { $points } worse than par
daily-share-failed = Not solved
daily-share-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}

# tavolino daily verify
daily-verified = { $day } was drawn fairly: the secret fits the hash, and all challenges follow from it and { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
} from visitors.
daily-unrevealed = { $day }: nothing is wrong so far. The secret is revealed when the day is over.
daily-try-verified = this is a try at the challenge of { $day }, with its dice or cards and from its position.
daily-try-unrevealed = A try can be checked when the day’s secret is revealed.
daily-no-day = This is not a file about a daily challenge.
daily-no-receipt = This is not the receipt of a number.
daily-lacks = There is no challenge for { $game } on this day. Perhaps the server did not have this game.
daily-wrong = { $file } is wrong:
daily-fault-hash = The hash is { $hash }, but { $noted } was published before.
daily-fault-late = The secret was fixed only after the day had started.
daily-fault-secret = The secret does not fit the hash.
daily-fault-game = There is no challenge for “{ $game }”.
daily-fault-challenge = The challenge of { $game } does not follow from the secret and the numbers.
daily-fault-dealer = The game used other dice or cards than the challenge.
daily-fault-position = The game did not start from the position of the challenge.
daily-fault-rounds = The day was mixed in { $rounds } rounds instead of { $expected }, so its challenges could be picked.
daily-fault-early = The secret was fixed earlier than any server does it.
daily-fault-unrevealed = There are challenges, but the secret is missing.
daily-fault-empty = There are no challenges, so there is nothing that the numbers could be checked against.
daily-fault-twice = There is more than one challenge for “{ $game }”.
daily-fault-order = The challenges are not in the order in which a server publishes them.
daily-fault-other = The receipt is for { $day }.
daily-fault-missing = The number { $contribution } is not in the draw where its receipt says.
daily-fault-rewritten = The numbers before { $contribution } were changed after the receipt was issued.
daily-fault-seats = The game had { $seats } seats instead of { $expected }.
daily-fault-opponent = The opponent was not the bot “{ $bot }”.
daily-fault-tags = The record has tags; a server writes none.
daily-fault-open = The game is not over.
daily-fault-undo = Line { $line }: a move was taken back, which is not possible in a try.
daily-fault-resign = Line { $line }: in a try only the player can give up.
daily-fault-bot = Line { $line }: the bot “{ $bot }” does not make this move.
daily-fault-deal = The challenge of { $game } was played with other dice or cards than the secret gives.
daily-fault-par = Par of { $game } was changed after the day.

# In the client
daily-title = Daily challenge
daily-about = One challenge a day for each game, the same for everybody. Your first try counts; after that you can practise.
daily-none = The first challenges start at midnight UTC.
daily-left = { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
    [one] { $hours } hour left
   *[other] { $hours } hours left
}
daily-state-new = Not played yet
daily-state-playing = In progress
daily-state-reached = { $score } (par { $par })
daily-state-failed = Not solved
daily-state-helped = Played with help
daily-state-late = Not finished in time
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-longest = Longest streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
daily-par = Par: { $par }
daily-opponent = Your opponent: { $bot }
daily-counts = This try counts. You have until midnight UTC to start, and one more hour to finish. Using hints or a bot disqualifies it.
daily-begin = Start
daily-resume = Continue
daily-practise = Practise
daily-replay = Replay
daily-result = Your result: { $score }.
daily-result-par = Exactly par!
daily-result-better = { $points } better than par!
daily-result-worse = { $points } worse than par.
daily-result-failed = Not solved this time.
daily-result-helped = A bot helped, so this try does not count.
daily-result-late = You did not finish in time.
daily-everyone = All results
daily-players = { $players ->
    [one] { $players } person has played.
   *[other] { $players } people have played.
}
daily-bar = { $score }: { $players ->
    [one] { $players } person
   *[other] { $players } people
}
daily-bar-own = { $score }, you too: { $players ->
    [one] { $players } person
   *[other] { $players } people
}
daily-bar-failed = Not solved: { $players ->
    [one] { $players } person
   *[other] { $players } people
}
daily-share = Share
daily-copy = Copy text
daily-archive = Past challenges
daily-archive-none = There are no past challenges yet.
daily-more = Earlier days
daily-next = Tomorrow
daily-next-what = Tomorrow’s challenges follow from a secret on the server and from numbers added by visitors. You can see the hash of the secret now, and your browser remembers it. The later a number is added, the less anyone can influence the result, even the server. At the end of the day the secret is published. Your browser then repeats the draw, and “tavolino daily verify” checks all of it.
daily-numbers = { $numbers ->
    [0] No number has been added yet.
    [one] { $numbers } number has been added.
   *[other] { $numbers } numbers have been added.
}
daily-add = Add a random number
daily-own = Your number:
daily-closed = It is too late to add numbers for tomorrow.
daily-receipt = Save the receipt
daily-file = The file of this day
daily-check-run = Check this day
daily-check-running = Checking…
daily-check-unable = Your browser can check this only on a page opened over HTTPS.
daily-check-sealed = The secret of this day is published an hour after its end.
daily-check-good = Everything fits: the secret, the numbers and the draws of all challenges.
daily-check-noted = The hash is the one that your browser saw before.
daily-check-unnoted = Your browser had not seen the hash before, so it cannot tell whether it was replaced.
daily-check-counted = Your number is part of the draw.
daily-check-bad = The draw of { $day } was tampered with!
daily-check-swapped = The server shows another hash for { $day } than before.
