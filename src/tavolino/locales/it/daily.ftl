# La sfida del giorno
refused-daily-unknown = Per questo giorno non c’è una sfida.
refused-daily-sealed = La sfida del { $day } è ancora segreta.
refused-daily-closed = Per questo giorno non si possono più aggiungere numeri.
refused-daily-contribution = Un numero per il sorteggio ha 32 cifre, da 0 a 9 e da a a f.
daily-table-title = Sfida del giorno { $day }

# Da condividere
daily-share-head = Tavolino · { $game } · { $day }
daily-share-par = Obiettivo centrato
daily-share-better = Obiettivo battuto di { $points }
daily-share-worse = A { $points } dall’obiettivo
daily-share-failed = Non risolta
daily-share-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}

# tavolino daily verify
daily-verified = il sorteggio del { $day } è regolare: il segreto corrisponde all’hash, e tutte le sfide derivano dal segreto e da { $numbers ->
    [one] { $numbers } numero
   *[other] { $numbers } numeri
} dei visitatori.
daily-unrevealed = { $day }: finora tutto a posto. Il segreto viene rivelato a fine giornata.
daily-try-verified = è un tentativo del { $day }, con i suoi dadi e le sue carte e dalla sua posizione.
daily-try-unrevealed = Un tentativo si può controllare quando il segreto del giorno è stato rivelato.
daily-no-day = Questo file non riguarda una sfida del giorno.
daily-wrong = { $file } non è corretto:
daily-fault-hash = L’hash è { $hash }, ma prima era stato pubblicato { $noted }.
daily-fault-late = Il segreto è stato fissato solo a giorno iniziato.
daily-fault-contribution = «{ $contribution }» non è un numero valido.
daily-fault-twice = Un numero compare due volte.
daily-fault-missing = Manca il numero { $contribution }.
daily-fault-secret = Il segreto non corrisponde all’hash.
daily-fault-game = Per «{ $game }» non c’è nessuna sfida.
daily-fault-challenge = La sfida di { $game } non deriva dal segreto e dai numeri.
daily-fault-dealer = La partita aveva dadi o carte diversi da quelli della sfida.
daily-fault-position = La partita non è cominciata dalla posizione della sfida.

# Nel client
daily-title = Sfida del giorno
daily-about = Ogni giorno una sfida per ogni gioco, uguale per tutti. Conta il primo tentativo; poi puoi esercitarti.
daily-none = Le prime sfide cominciano a mezzanotte UTC.
daily-left = { $hours ->
    [0] { $minutes ->
        [one] ancora { $minutes } minuto
       *[other] ancora { $minutes } minuti
    }
    [one] ancora { $hours } ora
   *[other] ancora { $hours } ore
}
daily-state-new = Non ancora giocata
daily-state-playing = In corso
daily-state-reached = { $score } (obiettivo { $par })
daily-state-failed = Non risolta
daily-state-helped = Giocata con aiuto
daily-state-late = Non finita in tempo
daily-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
daily-longest = Serie più lunga: { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}.
daily-par = Obiettivo: { $par }
daily-opponent = Il tuo avversario: { $bot }
daily-counts = Questo tentativo conta. Puoi cominciare fino a mezzanotte UTC e hai un’ora in più per finire. Se usi suggerimenti o un bot, non vale.
daily-begin = Comincia
daily-resume = Continua
daily-practise = Esercitati
daily-replay = Rivedi
daily-result = Il tuo risultato: { $score }.
daily-result-par = Obiettivo centrato!
daily-result-better = Obiettivo battuto di { $points }!
daily-result-worse = A { $points } dall’obiettivo.
daily-result-failed = Stavolta niente da fare.
daily-result-helped = Un bot ti ha aiutato, quindi questo tentativo non conta.
daily-result-late = Non hai finito in tempo.
daily-everyone = Tutti i risultati
daily-players = { $players ->
    [one] Ha giocato { $players } persona.
   *[other] Hanno giocato { $players } persone.
}
daily-bar = { $score }: { $players ->
    [one] { $players } persona
   *[other] { $players } persone
}
daily-bar-own = { $score }, anche tu: { $players ->
    [one] { $players } persona
   *[other] { $players } persone
}
daily-bar-failed = Non risolta: { $players ->
    [one] { $players } persona
   *[other] { $players } persone
}
daily-share = Condividi
daily-copy = Copia il testo
daily-archive = Sfide passate
daily-archive-none = Non ci sono ancora sfide passate.
daily-more = Giorni precedenti
daily-next = Domani
daily-next-what = Le sfide di domani derivano da un segreto del server e dai numeri aggiunti dai visitatori. L’impronta del segreto si vede già adesso. Più tardi si aggiunge un numero, meno si può influenzare il risultato: vale anche per il server. A fine giornata il segreto viene pubblicato, e chiunque può controllare con «tavolino daily verify».
daily-numbers = { $numbers ->
    [0] Ancora nessun numero aggiunto.
    [one] { $numbers } numero aggiunto.
   *[other] { $numbers } numeri aggiunti.
}
daily-add = Aggiungi un numero casuale
daily-own = Il tuo numero:
daily-closed = È troppo tardi per aggiungere numeri per domani.
daily-check = Come controllare questo giorno
