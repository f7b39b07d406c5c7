# The challenge of the day
refused-daily-unknown = There is no challenge of this day.
refused-daily-sealed = The challenge of { $day } is still sealed.
refused-daily-closed = Numbers for this day can no longer be added.
refused-daily-contribution = A number for the draw has 32 digits, 0 to 9 and a to f.
daily-table-title = Daily challenge { $day }

# To share
daily-share-head = Tavolino · { $game } · { $day }
daily-share-par = Par
daily-share-better = { $points } better than par
daily-share-worse = { $points } short of par
daily-share-failed = Not solved
daily-share-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}

# tavolino daily verify
daily-verified = { $day } was drawn fairly: the secret fits the hash, and all challenges follow from it and { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
} of visitors.
daily-unrevealed = { $day }: nothing is wrong so far. The secret is revealed when the day is over.
daily-try-verified = this is a try of { $day }, with its dealer and from its position.
daily-try-unrevealed = A try can be checked when the day’s secret is revealed.
daily-no-day = This is no file about a day.
daily-wrong = { $file } is wrong:
daily-fault-hash = The hash is { $hash }, but { $noted } was published before.
daily-fault-late = The secret was sealed only when the day had begun.
daily-fault-contribution = “{ $contribution }” is no number of a visitor.
daily-fault-twice = A number is there twice.
daily-fault-missing = The number { $contribution } is missing.
daily-fault-secret = The secret does not fit the hash.
daily-fault-game = There is no challenge of “{ $game }”.
daily-fault-challenge = The challenge of { $game } does not follow from the secret and the numbers.
daily-fault-dealer = The game had another dealer than the challenge.
daily-fault-position = The game did not begin with the position of the challenge.

# In the client
daily-title = Daily challenge
daily-about = One challenge a day for each game, the same for everybody. Your first try counts; after it you can practise.
daily-none = The first challenges begin at midnight UTC.
daily-left = { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
    [one] { $hours } hour left
   *[other] { $hours } hours left
}
daily-state-new = Not played yet
daily-state-playing = Running
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
daily-counts = This try counts. You have until midnight UTC to begin, and an hour more to finish. Hints or a bot’s help make it void.
daily-begin = Begin
daily-resume = Go on
daily-practise = Practise
daily-replay = Replay
daily-result = You have { $score }.
daily-result-par = Exactly par!
daily-result-better = { $points } better than par!
daily-result-worse = { $points } short of par.
daily-result-failed = Not solved this time.
daily-result-helped = A bot helped, so this try does not count.
daily-result-late = This try was not finished in time.
daily-everyone = Everybody’s results
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
daily-copy = Copy the text
daily-archive = Former days
daily-archive-none = There are no former days yet.
daily-more = Earlier days
daily-next = Tomorrow
daily-next-what = Tomorrow’s challenges are fixed by a secret of the server, of which this is the hash, and by numbers that visitors add. The later a number is added, the less even the host can steer the draw. The secret is revealed when the day is over, and everything can be checked with “tavolino daily verify”.
daily-numbers = { $numbers ->
    [0] No number has been added yet.
    [one] { $numbers } number has been added.
   *[other] { $numbers } numbers have been added.
}
daily-add = Add a random number
daily-own = Your number:
daily-closed = No more numbers can be added for tomorrow.
daily-check = What can be checked of this day
