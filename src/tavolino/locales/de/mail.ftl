# Was Spielern über mehrtägige Partien mitgeteilt wird, per E-Mail, Push-Nachricht und Feed
notice-game = { $game } mit { $players }
notice-turn = Du bist am Zug: { $game }
notice-short = Die Zeit wird knapp: { $game }
notice-turns = { $count ->
    [one] Du bist in einer Partie am Zug
   *[other] Du bist in { $count } Partien am Zug
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
notice-no-clock = Ohne Uhr
notice-more = { $count ->
    [one] und eine weitere Partie
   *[other] und { $count } weitere Partien
}
notice-feed = Partien, die auf dich warten
notice-mail-greeting = { $count ->
    [one] Diese Partie wartet auf deinen Zug:
   *[other] Diese Partien warten auf deinen Zug:
}
notice-mail-why = Du bekommst diese Nachricht, weil du sie unter { $url } bestellt hast. Dort kannst du das jederzeit ändern.
notice-mail-stop = Diese Nachrichten abbestellen
notice-confirm-subject = Bitte bestätige deine E-Mail-Adresse
notice-confirm-greeting = Jemand, vermutlich du, möchte an diese Adresse eine Nachricht bekommen, wenn bei Tavolino ein Zug ansteht.
notice-confirm = Ja, schreibt an diese Adresse
notice-confirm-why = Falls du das nicht warst, musst du nichts tun: Du hörst dann nichts mehr von uns.
