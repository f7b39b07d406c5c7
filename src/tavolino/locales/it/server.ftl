# Impostazioni
refused-setting-value = { $setting } non può essere «{ $got }»; previsto: { $expected }.
refused-setting-unknown = Non c’è nessuna impostazione { $setting }; «tavolino serve --help» le elenca tutte.
refused-setting-needs = { $setting } è impostato, quindi va impostato anche { $needed }.
refused-setting-unreadable = Le impostazioni in { $file } non si possono leggere: { $reason }.
refused-setting-toml = Le impostazioni in { $file } non sono TOML: { $reason }.
refused-setting-extra = Per { $setting } serve un’aggiunta: pip install "tavolino[{ $extra }]".
refused-setting-address = Il server non può ascoltare su { $host }, porta { $port }: { $reason }.

serving = Tavolino è aperto su { $url }
client-not-built = Le pagine non sono ancora costruite. Nella cartella del progetto esegui: tools/web

# Richieste e connessioni
refused-request-unknown = A questo indirizzo non c’è niente.
refused-request-method = Questo indirizzo non accetta { $got }, solo { $expected }.
refused-request-malformed = Non è stato possibile capire la richiesta.
refused-request-head = L’intestazione della richiesta è troppo grande; si leggono al massimo { $bytes } byte e { $headers } campi.
refused-request-slow = La richiesta ha impiegato troppo tempo ad arrivare.
refused-access-origin = Questo viene da una pagina che non è nostra.
refused-body-large = È troppo grande; si leggono al massimo { $most } byte.
refused-body-cut-off = La richiesta si è interrotta a metà.
refused-body-json = Questo non si può leggere: { $reason }.
refused-body-binary = I messaggi sono testi, non byte.
refused-body-field = Il campo «{ $field }» ha un valore non consentito.
refused-limit-wait = È troppo spesso; riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refused-limit-sockets = Ci sono troppe connessioni aperte; se ne tengono al massimo { $most }.
refused-limit-connections = Ci sono troppe connessioni aperte; riprova tra un momento.
refused-limit-messages = Sono arrivati troppi messaggi troppo in fretta, perciò la connessione è stata chiusa.
refused-limit-slow = La connessione era troppo lenta per stare al passo, perciò è stata chiusa.
refused-rules-none = Il server non ha le regole di { $game } nella lingua «{ $asked }».
refused-record-unknown = Questa registrazione non esiste.
refused-record-long = La registrazione ha { $got } righe; qui se ne leggono al massimo { $most }.
refused-picture-none = Questo server non fa immagini.
refused-picture-busy = Si stanno disegnando troppe immagini; riprova tra un minuto.
refused-storage-away = L’archivio non risponde; riprova tra un momento.
refused-storage-busy = Sta succedendo troppo in una volta; riprova tra un momento.
refused-server-failed = Qualcosa nel server è andato storto; riprova, per favore.
refused-server-closing = Il server si riavvia; la partita riprende da dove sta.

# Previews of links
preview-lobby = Un posto ti aspetta. Siediti e gioca.
preview-playing = La partita è in corso. Vieni a guardare.
preview-over = La partita è finita. Guarda com’è andata.
preview-site = Giochi da tavolo intelligenti, con gli amici o contro i bot.
