# Che cosa si dice a chi gioca per corrispondenza, per e-mail, notifica e feed
notice-game = { $game } con { $players }
notice-turn = Tocca a te: { $game }
notice-short = Tempo quasi scaduto: { $game }
notice-turns = { $count ->
    [one] Tocca a te in una partita
   *[other] Tocca a te in { $count } partite
}
notice-hours-left = { $hours ->
    [0] Scade tra meno di un’ora: { $when }
    [one] Scade tra un’ora: { $when }
   *[other] Scade tra { $hours } ore: { $when }
}
notice-days-left = { $days ->
    [one] Scade tra un giorno: { $when }
   *[other] Scade tra { $days } giorni: { $when }
}
notice-no-clock = Nessun limite di tempo
notice-more = { $count ->
    [one] e un’altra partita
   *[other] e altre { $count } partite
}
notice-feed = Partite che ti aspettano
notice-mail-greeting = { $count ->
    [one] Questa partita ti aspetta:
   *[other] Queste partite ti aspettano:
}
notice-mail-why = Ricevi questa e-mail perché l’hai chiesto su { $url }. Puoi cambiare idea in qualsiasi momento.
notice-mail-stop = Annulla l’iscrizione
notice-confirm-subject = Conferma il tuo indirizzo e-mail
notice-confirm-greeting = Qualcuno, probabilmente tu, ha chiesto di ricevere un’e-mail a questo indirizzo quando è il suo turno in una partita su Tavolino.
notice-confirm = Sì, conferma l’indirizzo
notice-confirm-why = Se non l’hai chiesto tu, ignora questo messaggio: non ne riceverai altri.
