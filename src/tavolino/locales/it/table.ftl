# Che cosa rifiuta un tavolo dove ci si incontra
refused-stale-move = La partita è andata avanti (avevi visto { NUMBER($on, useGrouping: 0) } eventi su { NUMBER($version, useGrouping: 0) }). Guarda di nuovo.
refused-phase-lobby = La partita non è ancora cominciata.
refused-phase-playing = La partita è già cominciata.
refused-phase-over = La partita è finita.
refused-seat-unknown = Questo posto non esiste; il tavolo ne ha { $seats }.
refused-seat-taken = Il posto { $seat } è occupato.
refused-seat-free = Al posto { $seat } non c’è nessuno.
refused-seat-not-yours = Il posto { $seat } non è tuo.
refused-seat-none = Non hai un posto a questo tavolo.
refused-seat-owner = Può farlo solo chi ha creato il tavolo.
refused-seat-stand-in = Un bot sta giocando per il posto { $seat }. Prima riprendi il posto.
refused-seat-no-bot = Al posto { $seat } non gioca un bot.
refused-seat-not-away = Nessun bot sta giocando per te.
refused-seat-patience = Il posto { $seat } ha ancora { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} prima che un bot possa subentrare.
refused-seat-nudged = A chi siede al posto { $seat } è già stato chiesto se c’è ancora; se non muove, un bot subentra tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refused-seat-not-nudged = Nessuno ti sta chiedendo se ci sei ancora.
refused-seat-holiday = Chi siede al posto { $seat } è in vacanza. Il suo tempo è fermo fino al ritorno.
refused-undo-never = A questo tavolo non si possono annullare mosse.
refused-undo-not-asked = Nessuno ti sta chiedendo di annullare una mossa.
refused-peek-never = A questo tavolo i giocatori non possono mostrare quello che vedono.
refused-peek-player = Stai giocando: vedi solo quello che vede il tuo posto.
refused-peek-nobody = Al posto { $seat } non c’è una persona.
refused-peek-asked = L’hai già chiesto a chi siede al posto { $seat }.
refused-peek-not-asked = Questa persona non ti ha chiesto di vedere quello che vedi.
refused-hint-others = I suggerimenti sono solo per le partite in solitario o contro i bot.
refused-hint-none = Nessun suggerimento disponibile al momento. Riprova.
refused-hint-busy = I bot sono occupati. Riprova tra un minuto.
refused-hint-replaced = Hai chiesto di nuovo, quindi questa richiesta è stata annullata.
refused-play-on-secret = Non puoi continuare questa partita: nella registrazione manca il seme segreto.
refused-play-on-over = In questa posizione non c’è più niente da fare.
refused-rematch-already = La rivincita è già stata creata.
refused-rematch-no-sequel = Questa partita non può continuare come { $game }; disponibili: { $offered }.
refused-notation-long = Una mossa può avere al massimo { $most } caratteri.
refused-table-unknown = Questo tavolo non esiste.
refused-table-version = Questo tavolo usa un’altra versione delle regole, che questo programma non supporta.
refused-table-moves = Puoi inserire mosse solo in una tua partita non classificata contro i bot.
refused-table-private = Questo tavolo è privato.
refused-table-hidden = Non puoi vedere quello che vede il posto { $seat } prima della fine della partita.
refused-table-running = Potrai scaricare la partita quando sarà finita.
refused-table-long = Questo tavolo ha raggiunto il limite di { $most } eventi. Puoi ancora finire la partita o abbandonare.
refused-table-archived = Questa partita è archiviata. Puoi guardarla, ma non modificarla.
refused-table-archive-away = Questa partita è archiviata, e qui l’archivio non è disponibile.
refused-seat-kind = Un posto è «me», «free» o «bot:» con il nome di un bot, non «{ $got }».
refused-seat-name = Possono avere un nome solo i posti sullo schermo di chi crea il tavolo; il posto { $seat } non è tra questi.
refused-chat-off = A questo tavolo la chat è disattivata.
refused-chat-players = A questo tavolo solo i giocatori possono usare la chat.
refused-chat-empty = Il messaggio è vuoto.
refused-emote-unknown = La reazione «{ $got }» non esiste; ci sono: { $expected }.
refused-seat-given-up = Al posto { $seat } hai abbandonato. Un bot continua per te.
refused-seat-away = Un bot sta già giocando per te.
refused-seat-no-time = Il tuo tempo è scaduto, quindi un bot gioca per te.
refused-undo-open = Il posto { $seat } sta già chiedendo di annullare.
refused-seat-often = Hai preso posto a questo tavolo troppe volte. Prova con un altro.
refused-seat-crowded = A questo tavolo i posti sono cambiati troppe volte: nessun altro può sedersi. Creane uno nuovo.
refused-seat-undecided = Hai cambiato idea troppe volte a questo tavolo. Puoi ancora lasciare il posto.
refused-undo-often = A questo tavolo hai chiesto di annullare troppe volte.
refused-peek-often = L’hai chiesto troppe volte a chi siede al posto { $seat }.
refused-peek-busy = Troppe persone lo stanno chiedendo a chi siede al posto { $seat } o vedono già quello che vede. Riprova più tardi.
refused-table-share = Hai raggiunto il tuo limite di { $most } eventi a questo tavolo. Puoi ancora finire la partita o abbandonare.
refused-table-many = Hai già { $most ->
    [one] un tavolo aperto che aspetta
   *[other] { $most } tavoli aperti che aspettano
} giocatori. Prima comincia una partita lì o lascia il tavolo.
