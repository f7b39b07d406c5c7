# Einstellungen
refused-setting-value = { $setting } kann nicht „{ $got }“ sein; erwartet: { $expected }.
refused-setting-unknown = Es gibt keine Einstellung { $setting }; „tavolino serve --help“ nennt alle.
refused-setting-needs = { $setting } ist gesetzt; dann muss auch { $needed } gesetzt sein.
refused-setting-unreadable = Die Einstellungen in { $file } waren nicht zu lesen: { $reason }.
refused-setting-toml = Die Einstellungen in { $file } sind kein TOML: { $reason }.
refused-setting-extra = { $setting } braucht eine Erweiterung: pip install "tavolino[{ $extra }]".
refused-setting-address = Der Server kann an { $host }, Port { $port }, nicht lauschen: { $reason }.

serving = Tavolino ist offen unter { $url }
client-not-built = Die Seiten sind noch nicht gebaut. Führ im Ordner des Projekts aus: tools/web

# Anfragen und Verbindungen
refused-request-unknown = Unter dieser Adresse ist nichts.
refused-request-method = Diese Adresse nimmt { $got } nicht an, nur { $expected }.
refused-request-malformed = Die Anfrage war nicht zu verstehen.
refused-request-head = Der Kopf der Anfrage ist zu groß; gelesen werden höchstens { $bytes } Bytes und { $headers } Kopfzeilen.
refused-request-slow = Die Anfrage kam zu langsam an.
refused-access-origin = Das kam von einer Seite, die nicht unsere ist.
refused-body-large = Das ist zu groß; gelesen werden höchstens { $most } Bytes.
refused-body-cut-off = Die Anfrage brach mittendrin ab.
refused-body-json = Das war nicht zu lesen: { $reason }.
refused-body-binary = Nachrichten sind Texte, keine Bytes.
refused-body-field = Das Feld „{ $field }“ hat einen Wert, der nicht erlaubt ist.
refused-limit-wait = Das war zu oft; versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
refused-limit-sockets = Es sind zu viele Verbindungen offen; mehr als { $most } gehen nicht.
refused-limit-connections = Es sind zu viele Verbindungen offen; versuch es gleich noch einmal.
refused-limit-messages = Es kamen zu viele Nachrichten auf einmal, darum wurde die Verbindung getrennt.
refused-limit-slow = Die Verbindung kam nicht mehr mit, darum wurde sie getrennt.
refused-rules-none = Der Server hat keine Regeln von { $game } in der Sprache „{ $asked }“.
refused-record-unknown = Diese Aufzeichnung gibt es nicht.
refused-record-long = Die Aufzeichnung hat { $got } Zeilen; hier werden höchstens { $most } gelesen.
refused-picture-none = Dieser Server macht keine Bilder.
refused-picture-busy = Gerade werden zu viele Bilder gezeichnet; versuch es in einer Minute noch einmal.
refused-storage-away = Der Speicher antwortet nicht; versuch es gleich noch einmal.
refused-storage-busy = Es ist gerade zu viel los; versuch es gleich noch einmal.
refused-server-failed = Im Server ist etwas schiefgegangen; versuch es bitte noch einmal.
refused-server-closing = Der Server startet neu; das Spiel geht danach weiter, wo es steht.

# Previews of links
preview-lobby = Ein Platz ist frei. Setz dich und spiel mit.
preview-playing = Das Spiel läuft. Schau zu.
preview-over = Das Spiel ist aus. Sieh dir an, wie es lief.
preview-site = Kluge Tischspiele mit Freunden oder gegen Bots.
