# Einstellungen
refused-setting-value = { $setting } kann nicht „{ $got }“ sein. Erwartet: { $expected }.
refused-setting-unknown = Die Einstellung { $setting } gibt es nicht. „tavolino serve --help“ zeigt alle.
refused-setting-needs = { $setting } ist gesetzt, also muss auch { $needed } gesetzt sein.
refused-setting-unreadable = Die Einstellungen in { $file } ließen sich nicht lesen: { $reason }.
refused-setting-toml = Die Einstellungen in { $file } sind kein TOML: { $reason }.
refused-setting-extra = { $setting } braucht ein weiteres Paket: pip install "tavolino[{ $extra }]".
refused-setting-address = Der Server kann { $host }, Port { $port } nicht öffnen: { $reason }.

serving = Tavolino läuft unter { $url }
client-not-built = Der Web-Client ist noch nicht gebaut. Führe im Projektordner aus: tools/web

# Anfragen und Verbindungen
refused-request-unknown = Unter dieser Adresse ist nichts.
refused-request-method = Diese Adresse nimmt { $got } nicht an, nur { $expected }.
refused-request-malformed = Der Server hat die Anfrage nicht verstanden.
refused-request-head = Der Kopf der Anfrage ist zu groß. Erlaubt sind { $bytes } Bytes und { $headers } Kopfzeilen.
refused-request-slow = Die Anfrage hat zu lange gedauert.
refused-access-origin = Diese Anfrage kam von einer fremden Seite.
refused-body-large = Das ist zu groß. Erlaubt sind höchstens { $most } Bytes.
refused-body-cut-off = Die Anfrage war unvollständig.
refused-body-json = Das ließ sich nicht lesen: { $reason }.
refused-body-binary = Schicke Nachrichten als Text, nicht als Bytes.
refused-body-field = Das Feld „{ $field }“ hat einen ungültigen Wert.
refused-body-text = Dieser Text hat ein Zeichen, das sich nicht speichern lässt.
refused-limit-wait = Zu viele Anfragen. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refused-limit-sockets = Du hast zu viele offene Verbindungen. Erlaubt sind { $most }.
refused-limit-connections = Es sind zu viele Verbindungen offen. Versuche es gleich noch einmal.
refused-limit-messages = Zu viele Nachrichten auf einmal. Die Verbindung wurde getrennt.
refused-limit-slow = Die Verbindung war zu langsam und wurde getrennt.
refused-rules-none = Der Server hat keine Regeln für { $game } in der Sprache „{ $asked }“.
refused-record-unknown = Diese Aufzeichnung gibt es nicht.
refused-record-long = Die Datei hat { $got } Zeilen. Erlaubt sind höchstens { $most }.
refused-record-busy = Der Server prüft gerade zu viele andere Partien. Versuche es in einer Minute noch einmal.
refused-stored-busy = Der Server prüft gerade zu viele andere Partien. Versuche es in einer Minute noch einmal.
refused-analysis-many = Für dich werden bereits { $most } Partien analysiert. Versuche es noch einmal, wenn eine davon fertig ist.
refused-picture-none = Dieser Server erstellt keine Bilder.
refused-picture-busy = Gerade werden zu viele Bilder gezeichnet. Versuche es in einer Minute noch einmal.
refused-storage-away = Die Datenbank antwortet nicht. Versuche es gleich noch einmal.
refused-storage-busy = Der Server ist gerade ausgelastet. Versuche es gleich noch einmal.
refused-server-failed = Auf dem Server ist etwas schiefgegangen. Versuche es bitte noch einmal.
refused-server-closing = Der Server startet neu. Deine Partie geht danach an derselben Stelle weiter.

# Previews of links
preview-lobby = Ein Platz ist noch frei. Spiel mit!
preview-playing = Die Partie läuft. Schau zu!
preview-over = Die Partie ist vorbei. Sieh dir an, wie sie gelaufen ist.
preview-site = Clevere Brettspiele mit Freunden oder gegen Bots.
