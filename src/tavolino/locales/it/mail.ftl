# Che cosa si dice a chi gioca partite di più giorni, per e-mail, notifica e feed
notice-game = { $game } con { $players }
notice-turn = Tocca a te: { $game }
notice-short = Resta poco tempo: { $game }
notice-turns = { $count ->
    [one] Tocca a te in una partita
   *[other] Tocca a te in { $count } partite
}
notice-hours-left = { $hours ->
    [0] Resta meno di un’ora, fino a { $when }
    [one] Resta un’ora, fino a { $when }
   *[other] Restano { $hours } ore, fino a { $when }
}
notice-days-left = { $days ->
    [one] Resta un giorno, fino a { $when }
   *[other] Restano { $days } giorni, fino a { $when }
}
notice-no-clock = Senza orologio
notice-more = { $count ->
    [one] e un’altra partita
   *[other] e altre { $count } partite
}
notice-feed = Partite che ti aspettano
notice-mail-greeting = { $count ->
    [one] Questa partita aspetta la tua mossa:
   *[other] Queste partite aspettano la tua mossa:
}
notice-mail-why = Ricevi questo messaggio perché lo hai chiesto su { $url }. Puoi cambiare idea lì in qualsiasi momento.
notice-mail-stop = Disattiva questi messaggi
notice-confirm-subject = Conferma il tuo indirizzo e-mail
notice-confirm-greeting = Qualcuno, probabilmente tu, vuole ricevere un messaggio a questo indirizzo quando è il suo turno in una partita su Tavolino.
notice-confirm = Sì, scrivete a questo indirizzo
notice-confirm-why = Se non l’hai chiesto tu, non fare nulla: non riceverai altri messaggi.
