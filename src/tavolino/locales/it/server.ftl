# Impostazioni
refused-setting-value = { $setting } non può essere «{ $got }»; previsto: { $expected }.
refused-setting-unknown = L’impostazione { $setting } non esiste; «tavolino serve --help» le elenca tutte.
refused-setting-needs = { $setting } è impostato, quindi serve anche { $needed }.
refused-setting-unreadable = Le impostazioni in { $file } non si possono leggere: { $reason }.
refused-setting-toml = Le impostazioni in { $file } non sono TOML: { $reason }.
refused-setting-extra = Per { $setting } serve un pacchetto in più: pip install "tavolino[{ $extra }]".
refused-setting-address = Il server non può ascoltare su { $host }, porta { $port }: { $reason }.

serving = Tavolino è attivo su { $url }
client-not-built = Il client web non è ancora stato compilato. Nella cartella del progetto esegui: tools/web

# Richieste e connessioni
refused-request-unknown = A questo indirizzo non c’è niente.
refused-request-method = Questo indirizzo non accetta { $got }, solo { $expected }.
refused-request-malformed = Il server non ha capito la richiesta.
refused-request-head = Le intestazioni della richiesta sono troppo grandi; i limiti sono { $bytes } byte e { $headers } intestazioni.
refused-request-slow = La richiesta ha impiegato troppo tempo ad arrivare.
refused-access-origin = Questa richiesta viene da un altro sito.
refused-body-large = È troppo grande; il limite è { $most } byte.
refused-body-cut-off = La richiesta era incompleta.
refused-body-json = Impossibile leggere: { $reason }.
refused-body-binary = Invia i messaggi come testo, non come byte.
refused-body-field = Il campo «{ $field }» ha un valore non valido.
refused-body-text = Questo testo contiene un carattere che non si può salvare.
refused-limit-wait = Troppe richieste. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refused-limit-sockets = Hai troppe connessioni aperte; il limite è { $most }.
refused-limit-connections = Troppe connessioni aperte. Riprova tra poco.
refused-limit-messages = Troppi messaggi insieme: la connessione è stata chiusa.
refused-limit-slow = La connessione era troppo lenta ed è stata chiusa.
refused-rules-none = Il server non ha le regole di { $game } nella lingua «{ $asked }».
refused-record-unknown = Questa registrazione non esiste.
refused-record-long = Il file ha { $got } righe; il limite è { $most }.
refused-record-busy = Il server sta controllando troppe altre partite. Riprova tra un minuto.
refused-stored-busy = Il server sta controllando troppe altre partite. Riprova tra un minuto.
refused-analysis-many = Il server sta già analizzando { $most } partite per te. Riprova quando una sarà finita.
refused-picture-none = Questo server non crea immagini.
refused-picture-busy = Il server sta disegnando troppe immagini. Riprova tra un minuto.
refused-storage-away = Il database non risponde. Riprova tra poco.
refused-storage-busy = Il server è occupato. Riprova tra poco.
refused-server-failed = Qualcosa è andato storto sul server. Riprova.
refused-server-closing = Il server si sta riavviando. La partita riprenderà da dov’era.

# Previews of links
preview-lobby = C’è un posto libero. Vieni a giocare!
preview-playing = La partita è in corso. Vieni a guardare!
preview-over = La partita è finita. Guarda com’è andata.
preview-site = Giochi da tavolo ingegnosi, con gli amici o contro i bot.
