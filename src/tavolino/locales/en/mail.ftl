# What people are told of correspondence games, by email, push message and feed
notice-game = { $game } with { $players }
notice-turn = Your turn: { $game }
notice-short = Running out of time: { $game }
notice-turns = { $count ->
    [one] It is your turn in one game
   *[other] It is your turn in { $count } games
}
notice-hours-left = { $hours ->
    [0] Less than an hour left, until { $when }
    [one] One hour left, until { $when }
   *[other] { $hours } hours left, until { $when }
}
notice-days-left = { $days ->
    [one] One day left, until { $when }
   *[other] { $days } days left, until { $when }
}
notice-no-clock = No time limit
notice-more = { $count ->
    [one] and one more game
   *[other] and { $count } more games
}
notice-feed = Games waiting for you
notice-mail-greeting = { $count ->
    [one] This game is waiting for you:
   *[other] These games are waiting for you:
}
notice-mail-why = You are receiving this email because you asked for it at { $url }. You can change this there at any time.
notice-mail-stop = Unsubscribe
notice-confirm-subject = Please confirm your email address
notice-confirm-greeting = Someone, probably you, wants an email at this address whenever it is their turn in a game on Tavolino.
notice-confirm = Yes, confirm this address
notice-confirm-why = If this was not you, ignore this message: you will not hear from us again.
