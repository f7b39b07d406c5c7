# La sfida del giorno
refused-daily-unknown = Per questo giorno non c’è una sfida.
refused-daily-sealed = La sfida del { $day } è ancora segreta.
refused-daily-closed = Per questo giorno non si possono più aggiungere numeri.
refused-daily-early = Puoi aggiungere un numero per il { $day } a partire dal { $opens }.
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
daily-no-receipt = Questa non è la ricevuta di un numero.
daily-lacks = Per { $game } quel giorno non c’è una sfida. Forse il server non aveva questo gioco.
daily-wrong = { $file } non è corretto:
daily-fault-hash = L’hash è { $hash }, ma prima era stato pubblicato { $noted }.
daily-fault-late = Il segreto è stato fissato solo a giorno iniziato.
daily-fault-secret = Il segreto non corrisponde all’hash.
daily-fault-game = Per «{ $game }» non c’è nessuna sfida.
daily-fault-challenge = La sfida di { $game } non deriva dal segreto e dai numeri.
daily-fault-dealer = La partita aveva dadi o carte diversi da quelli della sfida.
daily-fault-position = La partita non è cominciata dalla posizione della sfida.
daily-fault-rounds = Il giorno è stato mescolato con { $rounds } passaggi invece di { $expected }: le sfide possono essere state scelte.
daily-fault-early = Il segreto è stato fissato prima di quando lo fa un server.
daily-fault-unrevealed = Ci sono sfide, ma manca il segreto.
daily-fault-empty = Non ci sono sfide, quindi niente con cui verificare i numeri.
daily-fault-twice = Per «{ $game }» c’è più di una sfida.
daily-fault-order = Le sfide non sono nell’ordine in cui le pubblica un server.
daily-fault-other = La ricevuta è per il { $day }.
daily-fault-missing = Il numero { $contribution } non è nel sorteggio dove indica la ricevuta.
daily-fault-rewritten = I numeri prima di { $contribution } sono stati cambiati dopo la consegna della ricevuta.
daily-fault-seats = La partita aveva { $seats } posti invece di { $expected }.
daily-fault-opponent = L’avversario non era il bot «{ $bot }».
daily-fault-tags = Il file della partita ha etichette; un server non ne scrive.
daily-fault-open = La partita non è finita.
daily-fault-undo = Riga { $line }: una mossa è stata annullata, e in un tentativo non si può.
daily-fault-resign = Riga { $line }: in un tentativo può abbandonare solo chi gioca.
daily-fault-bot = Riga { $line }: il bot «{ $bot }» non fa questa mossa.
daily-fault-deal = La sfida di { $game } è stata giocata con dadi o carte diversi da quelli che derivano dal segreto.
daily-fault-par = Il par di { $game } è stato cambiato dopo il giorno della sfida.

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
daily-next-what = Le sfide di domani derivano da un segreto del server e dai numeri aggiunti dai visitatori. L’impronta del segreto si vede già adesso, e il tuo browser la ricorda. Più tardi si aggiunge un numero, meno si può influenzare il risultato: vale anche per il server. A fine giornata il segreto viene pubblicato. Il tuo browser allora ripete il sorteggio, e «tavolino daily verify» controlla tutto.
daily-numbers = { $numbers ->
    [0] Ancora nessun numero aggiunto.
    [one] { $numbers } numero aggiunto.
   *[other] { $numbers } numeri aggiunti.
}
daily-add = Aggiungi un numero casuale
daily-own = Il tuo numero:
daily-closed = È troppo tardi per aggiungere numeri per domani.
daily-receipt = Salva la ricevuta
daily-file = Il file di questo giorno
daily-check-run = Controlla questo giorno
daily-check-running = Controllo in corso…
daily-check-unable = Il tuo browser può controllarlo solo su una pagina aperta con HTTPS.
daily-check-sealed = Il segreto di questo giorno viene pubblicato un’ora dopo la fine.
daily-check-good = Tutto torna: il segreto, i numeri e il sorteggio di tutte le sfide.
daily-check-noted = L’hash è quello che il tuo browser aveva già visto.
daily-check-unnoted = Il tuo browser non aveva visto l’hash prima, quindi non sa se è stato sostituito.
daily-check-counted = Il tuo numero fa parte del sorteggio.
daily-check-bad = Il sorteggio del { $day } è stato manomesso!
daily-check-swapped = Il server mostra per il { $day } un hash diverso da prima.
