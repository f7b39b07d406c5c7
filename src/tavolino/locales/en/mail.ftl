# What people are told of games over days, by e-mail, push message and feed
notice-game = { $game } with { $players }
notice-turn = Your turn: { $game }
notice-short = Not much time left: { $game }
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
notice-no-clock = Without a clock
notice-more = { $count ->
    [one] and one more game
   *[other] and { $count } more games
}
notice-feed = Games that wait for you
notice-mail-greeting = { $count ->
    [one] This game waits for your move:
   *[other] These games wait for your move:
}
notice-mail-why = You are getting this message because you asked for it at { $url }. You can change it there at any time.
notice-mail-stop = Unsubscribe
notice-confirm-subject = Please confirm your e-mail address
notice-confirm-greeting = Somebody, probably you, would like to be told at this address when it is their turn in a game at Tavolino.
notice-confirm = Yes, write to this address
notice-confirm-why = If this was not you, do nothing: you will not hear from us again.
