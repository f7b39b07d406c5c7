# La sfida del giorno
refused-daily-unknown = Per questo giorno non c’è nessuna sfida.
refused-daily-sealed = La sfida del { $day } è ancora sigillata.
refused-daily-closed = Per questo giorno non si possono più aggiungere numeri.
refused-daily-contribution = Un numero per il sorteggio ha 32 cifre, da 0 a 9 e da a a f.
daily-table-title = Sfida del giorno { $day }

# Da condividere
daily-share-head = Tavolino · { $game } · { $day }
daily-share-par = Obiettivo raggiunto
daily-share-better = { $points } meglio dell’obiettivo
daily-share-worse = A { $points } dall’obiettivo
daily-share-failed = Non risolta
daily-share-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}

# tavolino daily verify
daily-verified = il { $day } è stato sorteggiato onestamente: il segreto corrisponde all’hash, e tutte le sfide derivano da esso e da { $numbers ->
    [one] { $numbers } numero
   *[other] { $numbers } numeri
} dei visitatori.
daily-unrevealed = { $day }: finora è tutto a posto. Il segreto viene svelato quando il giorno è finito.
daily-try-verified = è un tentativo del { $day }, con il suo mazziere e dalla sua posizione.
daily-try-unrevealed = Un tentativo si può controllare quando il segreto del giorno è svelato.
daily-no-day = Questo file non descrive un giorno.
daily-wrong = { $file } non è corretto:
daily-fault-hash = L’hash è { $hash }, ma prima era stato pubblicato { $noted }.
daily-fault-late = Il segreto è stato sigillato solo a giorno iniziato.
daily-fault-contribution = «{ $contribution }» non è il numero di un visitatore.
daily-fault-twice = Un numero compare due volte.
daily-fault-missing = Manca il numero { $contribution }.
daily-fault-secret = Il segreto non corrisponde all’hash.
daily-fault-game = Per «{ $game }» non c’è nessuna sfida.
daily-fault-challenge = La sfida di { $game } non deriva dal segreto e dai numeri.
daily-fault-dealer = La partita aveva un mazziere diverso da quello della sfida.
daily-fault-position = La partita non è iniziata dalla posizione della sfida.

# Nel client
daily-title = Sfida del giorno
daily-about = Ogni giorno una sfida per ogni gioco, uguale per tutti. Il tuo primo tentativo conta; poi puoi esercitarti.
daily-none = Le prime sfide iniziano a mezzanotte UTC.
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
daily-counts = Questo tentativo conta. Puoi cominciare fino a mezzanotte UTC e hai un’ora in più per finire. Con suggerimenti o l’aiuto di un bot non vale.
daily-begin = Comincia
daily-resume = Continua
daily-practise = Esercitati
daily-replay = Rivedi la partita
daily-result = Hai { $score }.
daily-result-par = Obiettivo raggiunto in pieno!
daily-result-better = { $points } meglio dell’obiettivo!
daily-result-worse = A { $points } dall’obiettivo.
daily-result-failed = Stavolta non risolta.
daily-result-helped = Un bot ha aiutato, quindi questo tentativo non conta.
daily-result-late = Questo tentativo non è stato finito in tempo.
daily-everyone = I risultati di tutti
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
daily-archive = Giorni passati
daily-archive-none = Non ci sono ancora giorni passati.
daily-more = Giorni precedenti
daily-next = Domani
daily-next-what = Le sfide di domani sono fissate da un segreto del server, di cui questo è l’hash, e da numeri che i visitatori aggiungono. Più tardi viene aggiunto un numero, meno perfino chi gestisce il server può influire sull’estrazione. Il segreto viene svelato quando il giorno è finito, e tutto si può controllare con «tavolino daily verify».
daily-numbers = { $numbers ->
    [0] Nessun numero è stato ancora aggiunto.
    [one] È stato aggiunto { $numbers } numero.
   *[other] Sono stati aggiunti { $numbers } numeri.
}
daily-add = Aggiungi un numero casuale
daily-own = Il tuo numero:
daily-closed = Per domani non si possono più aggiungere numeri.
daily-check = Che cosa si può controllare di questo giorno
