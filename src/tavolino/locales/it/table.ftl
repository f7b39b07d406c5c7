# Che cosa rifiuta un tavolo dove ci si incontra
refused-stale-move = Era per una posizione precedente (avevi visto { NUMBER($on, useGrouping: 0) } eventi su { NUMBER($version, useGrouping: 0) }); guarda di nuovo.
refused-phase-lobby = La partita non è ancora cominciata.
refused-phase-playing = La partita è già cominciata.
refused-phase-over = La partita è finita.
refused-seat-unknown = Questo posto non c’è; il tavolo ne ha { $seats }.
refused-seat-taken = Il posto { $seat } è occupato.
refused-seat-free = Al posto { $seat } non siede nessuno.
refused-seat-not-yours = Il posto { $seat } non è tuo.
refused-seat-none = Non hai un posto a questo tavolo.
refused-seat-owner = Può farlo solo chi ha aperto il tavolo.
refused-seat-stand-in = Per il posto { $seat } sta giocando un bot; prima riprenditi il posto.
refused-seat-no-bot = Al posto { $seat } gioca una persona.
refused-seat-not-away = Nessun bot ti sta sostituendo.
refused-seat-patience = Il posto { $seat } ha ancora { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} prima che un bot possa sostituirlo.
refused-seat-nudged = Il posto { $seat } è già stato sollecitato; se non gioca, un bot lo sostituisce fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refused-seat-not-nudged = Nessuno chiede se ci sei ancora.
refused-seat-holiday = Il posto { $seat } è in vacanza; fino al ritorno l’orologio è fermo.
refused-undo-never = A questo tavolo non si annulla nulla.
refused-undo-not-asked = Nessuno chiede il tuo consenso per annullare qualcosa.
refused-peek-never = A questo tavolo nessuno può guardare da dietro le spalle di un giocatore.
refused-peek-player = Stai giocando; vedi quello che vede il tuo posto.
refused-peek-nobody = Al posto { $seat } non siede una persona.
refused-peek-asked = L’hai già chiesto al posto { $seat }.
refused-peek-not-asked = Questa persona non ha chiesto di guardare da dietro le tue spalle.
refused-hint-others = I consigli sono per chi gioca da solo o con i bot.
refused-hint-none = Ora nessun consiglio; riprova.
refused-hint-busy = In questo momento troppe persone aspettano i bot; riprova tra un minuto.
refused-hint-replaced = Nel frattempo hai chiesto di nuovo; questa risposta non arriverà più.
refused-play-on-secret = Questa partita non si può continuare: nella registrazione manca il segreto del mazziere.
refused-play-on-over = In questa posizione nessuno ha più niente da giocare.
refused-rematch-already = Una rivincita è già aperta.
refused-rematch-no-sequel = Questa partita non può proseguire come { $game }; si può: { $offered }.
refused-notation-long = Una mossa ha al massimo { $most } caratteri.
refused-table-unknown = Questo tavolo non esiste.
refused-table-version = A questo tavolo si giocava con un’altra versione delle regole, che questo programma non conosce.
refused-table-moves = Si possono dare delle mosse in anticipo solo per una tua partita non classificata contro i bot.
refused-table-private = Questo tavolo è solo per i suoi giocatori.
refused-table-hidden = Non puoi vedere quello che vede il posto { $seat } prima che la partita sia finita.
refused-table-running = La partita non è finita; la registrazione arriva dopo.
refused-table-long = Questo tavolo ha raggiunto il limite di { $most } eventi. Puoi ancora finire la partita o arrenderti, ma non continuare a provare.
refused-table-archived = Questa partita è archiviata. Puoi guardarla, ma a questo tavolo non succede più nulla.
refused-table-archive-away = Questa partita è archiviata e l’archivio qui non è disponibile.
refused-seat-kind = Una sedia è «me», «free» o «bot:» con il nome di un bot, non «{ $got }».
refused-seat-name = Possono avere un nome solo i posti di chi crea il tavolo; il posto { $seat } non è tra questi.
refused-chat-off = A questo tavolo non si chiacchiera.
refused-chat-players = A questo tavolo chiacchierano solo i giocatori.
refused-chat-empty = Lì non c’è scritto niente.
refused-emote-unknown = Non c’è una reazione «{ $got }»; ci sono: { $expected }.
refused-seat-given-up = Al posto { $seat } hai scelto di arrenderti; un bot continua per te.
refused-seat-away = Un bot ti sta già sostituendo.
refused-seat-no-time = Il tuo tempo è scaduto, perciò un bot gioca per te.
refused-undo-open = Il posto { $seat } sta già chiedendo di annullare qualcosa.
