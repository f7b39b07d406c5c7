# I posti
seat = { $seat ->
    [chance] il mazziere
    [clock] l’orologio
    [spectator] uno spettatore
   *[other] posto { $seat }
}

# Che cosa rifiuta il tavolo
refused-turn-not-due = { $seat ->
    [chance] Il mazziere ora non ha nulla da estrarre
    [clock] L’orologio ora non ha nulla da dire
    [spectator] Uno spettatore non gioca
   *[other] Non tocca al posto { $seat }
}; ora tocca a: { $due ->
    [chance] il mazziere
   *[other] { $due }
}.
refused-over-game = La partita è finita.
refused-seats-count = Questo gioco è per { $low }–{ $high } giocatori, non per { $got }.
refused-option-unknown = Non c’è nessuna opzione «{ $option }»; le opzioni sono: { $expected }.
refused-option-value = L’opzione «{ $option }» ({ $by }) non può essere «{ $got }»; può essere: { $expected }.
refused-undo-seat = Solo i giocatori possono annullare una mossa, non { seat }.
refused-undo-entry = Non c’è nessuna voce { NUMBER($entry, useGrouping: 0) } da annullare.
refused-undo-reveal = La voce { NUMBER($entry, useGrouping: 0) } ha mostrato qualcosa di nascosto; oltre quella non si annulla nulla.
refused-resign-seat = Solo i giocatori possono arrendersi, non { seat }.
refused-resign-twice = Il posto { $seat } si è già arreso.
refused-clock-time = «{ $got }» non è un tempo; i tempi sono millisecondi interi da 0 in su.
refused-clock-not-running = Nessun orologio sta correndo.
refused-clock-backwards = Il tempo non va all’indietro, da { $last } a { $at } ms.
refused-clock-early = L’orologio si muove a { $deadline } ms, non a { $at }.
refused-clock-late = Il tempo è scaduto a { $deadline } ms; questo è arrivato a { $at }.
refused-record-open-secrets = Una partita in corso di { $game } nasconde ancora qualcosa; prima della fine non può esserci una registrazione.
refused-record-field = Il campo «{ $field }» della registrazione non si potrebbe rileggere.
refused-perft-chance = Dopo { $ply } { $ply ->
    [one] mossa
   *[other] mosse
} tocca al caso; le sequenze di mosse si contano solo senza di lui.
refused-perft-endless = Dopo { $ply } { $ply ->
    [one] mossa
   *[other] mosse
} le mosse possibili sono infinite e non si possono contare.
refused-bot-unknown = Per questo gioco non c’è nessun bot «{ $got }»; i bot sono: { $expected }.
refused-bot-extra = I bot chiamati «{ $scheme }:…» richiedono il pacchetto { $missing }, incluso in tavolino[fast].
refused-bot-net-file = «{ $file }» non è una rete addestrata.
refused-bot-net-game = La rete in «{ $file }» è per un altro gioco: { $game }.
refused-bot-net-setup = La rete non è stata addestrata per questo numero di giocatori e queste opzioni.
refused-game-unknown = Non c’è nessun gioco «{ $got }»; i giochi sono: { $expected }.
refused-at-range = La registrazione ha { $most } { $most ->
    [one] voce
   *[other] voci
}; non si può mostrare alla voce { $got }.
refused-style-unknown = Non c’è nessun disegno «{ $got }»; i disegni sono: { $expected }.

# Che cosa può non andare in una registrazione
record-line = riga { NUMBER($line, useGrouping: 0) }: { $sentence }
record-oversized = La registrazione ha { $bytes } byte; se ne leggono al massimo { $most }.
record-oversized-line = La riga ha { $bytes } byte; se ne leggono al massimo { $most }.
record-oversized-lines = La registrazione ha più di { $most } righe.
record-empty = La registrazione è vuota.
record-cut-off = L’ultima riga è tagliata a metà.
record-no-end = La registrazione finisce senza la riga finale: mancano quindi delle righe.
record-not-json = La riga non è JSON di numeri interi e testi.
record-not-object = La riga non è un oggetto JSON.
record-spelling = La riga non è nella sua forma canonica (chiavi in ordine, senza spazi).
record-seal = La riga è stata cambiata, o ne manca una prima: il suo sigillo è { $stated }, il suo contenuto dà { $computed }.
record-no-header = La registrazione non comincia con la riga d’intestazione.
record-format = La registrazione è nel formato { NUMBER($got, useGrouping: 0) }; questo programma legge il formato { $expected }.
record-game = Non c’è nessun gioco «{ $got }»; i giochi sono: { $expected }.
record-version = La registrazione è della versione { NUMBER($got, useGrouping: 0) } di { $game }; questo programma gioca la versione { $expected }.
record-field = Il campo «{ $field }» ha un valore non consentito.
record-missing = Manca il campo «{ $field }».
record-unknown = In una riga così non c’è nessun campo «{ $field }».
record-number = La voce ha il numero { NUMBER($got, useGrouping: 0) }, ma tocca a { NUMBER($expected, useGrouping: 0) }.
record-move-spelling = La mossa «{ $got }» si scrive «{ $expected }».
record-result = Il risultato dice { $field } = { $got }, ma le mosse portano a { $expected }.
record-secret-form = Il segreto del mazziere non è fatto di 64 cifre esadecimali.
record-no-commitment = Alla fine c’è un segreto, ma all’inizio manca l’hash a cui dovrebbe corrispondere.
record-commitment = Il segreto del mazziere non corrisponde all’hash dell’inizio: { $hash }, ma il segreto dà { $computed }.
record-draw = L’estrazione { $draw } era «{ $got }», ma il segreto del mazziere dà «{ $expected }».
