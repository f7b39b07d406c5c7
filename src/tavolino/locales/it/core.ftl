# I posti
seat = { $seat ->
    [chance] il caso
    [clock] l’orologio
    [spectator] uno spettatore
   *[other] posto { $seat }
}

# Che cosa rifiuta il tavolo
refused-turn-not-due = { $seat ->
    [chance] Ora non c’è niente da sorteggiare
    [clock] Ora l’orologio non ha niente da fare
    [spectator] Gli spettatori non possono giocare
   *[other] Non tocca al posto { $seat }
}; ora tocca a: { $due ->
    [chance] il caso
   *[other] { $due }
}.
refused-over-game = La partita è finita.
refused-seats-count = Questo gioco è per { $low }–{ $high } giocatori, non per { $got }.
refused-option-unknown = L’opzione «{ $option }» non esiste; le opzioni sono: { $expected }.
refused-option-value = L’opzione «{ $option }» ({ $by }) non può essere «{ $got }»; può essere: { $expected }.
refused-undo-seat = Solo i giocatori possono annullare le mosse, non { seat }.
refused-undo-entry = Non c’è una mossa { NUMBER($entry, useGrouping: 0) } da annullare.
refused-undo-reveal = La mossa { NUMBER($entry, useGrouping: 0) } ha rivelato qualcosa di nascosto: non puoi annullare più indietro.
refused-resign-seat = Solo i giocatori possono abbandonare, non { seat }.
refused-resign-twice = Il posto { $seat } ha già abbandonato.
refused-clock-time = «{ $got }» non è un tempo. I tempi sono millisecondi interi, da 0 in su.
refused-clock-not-running = Nessun orologio è in funzione.
refused-clock-backwards = Il tempo non può tornare indietro, da { $last } a { $at } ms.
refused-clock-early = L’orologio scatta a { $deadline } ms, non a { $at }.
refused-clock-late = Il tempo è scaduto a { $deadline } ms; questo è arrivato a { $at }.
refused-record-open-secrets = In questa partita di { $game } ci sono ancora carte o tagli nascosti. La registrazione è disponibile alla fine.
refused-record-field = Il campo { $field } della registrazione non è leggibile.
refused-perft-chance = Dopo { $ply ->
    [one] { $ply } mossa
   *[other] { $ply } mosse
} c’è un evento casuale; le sequenze si possono contare solo senza.
refused-perft-endless = Dopo { $ply ->
    [one] { $ply } mossa
   *[other] { $ply } mosse
} le possibilità sono infinite e non si possono contare.
refused-bot-unknown = Per questo gioco il bot «{ $got }» non esiste; i bot sono: { $expected }.
refused-game-unknown = Il gioco «{ $got }» non esiste; i giochi sono: { $expected }.
refused-at-range = La registrazione ha { $most ->
    [one] { $most } voce
   *[other] { $most } voci
}; la voce { $got } non si può mostrare.
refused-style-unknown = Il disegno «{ $got }» non esiste; i disegni sono: { $expected }.
refused-bot-extra = I bot chiamati «{ $scheme }:…» richiedono il pacchetto { $missing }, incluso in tavolino[fast].
refused-bot-net-file = «{ $file }» non è una rete addestrata.
refused-bot-net-game = La rete in «{ $file }» è per un altro gioco: { $game }.
refused-bot-net-setup = La rete non è stata addestrata per questo numero di giocatori e queste opzioni.

# Che cosa può non andare in una registrazione
record-line = riga { NUMBER($line, useGrouping: 0) }: { $sentence }
record-oversized = Il file ha { $bytes } byte; il limite è { $most }.
record-oversized-line = La riga ha { $bytes } byte; il limite è { $most }.
record-oversized-lines = Il file ha più di { $most } righe.
record-empty = Il file è vuoto.
record-cut-off = L’ultima riga è incompleta.
record-no-end = Al file manca la riga finale, quindi mancano delle righe.
record-not-json = La riga non è JSON con numeri interi e testi.
record-not-object = La riga non è un oggetto JSON.
record-spelling = La riga non è JSON canonico (chiavi in ordine, senza spazi).
record-seal = La riga è stata modificata, o ne manca una prima: il suo sigillo è { $stated }, ma il contenuto dà { $computed }.
record-no-header = Il file non comincia con la riga d’intestazione.
record-format = Il file è nel formato { NUMBER($got, useGrouping: 0) }; questo programma legge il formato { $expected }.
record-game = Il gioco «{ $got }» non esiste; i giochi sono: { $expected }.
record-version = Il file è per la versione { NUMBER($got, useGrouping: 0) } di { $game }; questo programma usa la versione { $expected }.
record-field = Il campo «{ $field }» ha un valore non valido.
record-missing = Manca il campo «{ $field }».
record-unknown = Questa riga non può avere un campo «{ $field }».
record-number = La voce ha il numero { NUMBER($got, useGrouping: 0) }, ma doveva essere { NUMBER($expected, useGrouping: 0) }.
record-move-spelling = La mossa «{ $got }» va scritta «{ $expected }».
record-result = Il risultato dice { $field } = { $got }, ma le mosse portano a { $expected }.
record-secret-form = Il seme segreto non ha 64 cifre esadecimali.
record-no-commitment = Il file finisce con un seme segreto, ma non comincia con il suo hash.
record-commitment = Il seme segreto non corrisponde all’hash iniziale: { $hash }, ma il seme dà { $computed }.
record-draw = Il sorteggio { $draw } era «{ $got }», ma il seme segreto dà «{ $expected }».
