# Was Spielern über mehrtägige Partien mitgeteilt wird, per E-Mail, Push-Nachricht und Feed
notice-game = { $game } mit { $players }
notice-turn = Du bist dran: { $game }
notice-short = Die Zeit wird knapp: { $game }
notice-turns = { $count ->
    [one] Du bist in einer Partie dran
   *[other] Du bist in { $count } Partien dran
}
notice-hours-left = { $hours ->
    [0] Weniger als eine Stunde, bis { $when }
    [one] Noch eine Stunde, bis { $when }
   *[other] Noch { $hours } Stunden, bis { $when }
}
notice-days-left = { $days ->
    [one] Noch ein Tag, bis { $when }
   *[other] Noch { $days } Tage, bis { $when }
}
notice-no-clock = Ohne Zeitlimit
notice-more = { $count ->
    [one] und eine weitere Partie
   *[other] und { $count } weitere Partien
}
notice-feed = Partien, die auf dich warten
notice-mail-greeting = { $count ->
    [one] Diese Partie wartet auf dich:
   *[other] Diese Partien warten auf dich:
}
notice-mail-why = Du bekommst diese E-Mail, weil du sie unter { $url } eingeschaltet hast. Dort kannst du das jederzeit ändern.
notice-mail-stop = Abbestellen
notice-confirm-subject = Bitte bestätige deine E-Mail-Adresse
notice-confirm-greeting = Jemand, vermutlich du, hat diese Adresse bei Tavolino eingetragen, um Bescheid zu bekommen, wenn du in einer Partie dran bist.
notice-confirm = Ja, Adresse bestätigen
notice-confirm-why = Wenn du das nicht warst, ignoriere diese Nachricht einfach: Du hörst dann nichts mehr von uns.
