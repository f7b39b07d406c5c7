# Plätze
seat = { $seat ->
    [chance] Zufall
    [clock] Uhr
    [spectator] Zuschauer
   *[other] Platz { $seat }
}

# Was der Tisch selbst nicht zulässt
refused-turn-not-due = { $seat ->
    [chance] Jetzt gibt es nichts zu ziehen
    [clock] Die Uhr hat jetzt nichts zu tun
    [spectator] Zuschauer können nicht ziehen
   *[other] Platz { $seat } ist nicht dran
}. Jetzt dran: { $due ->
    [chance] der Zufall
   *[other] { $due }
}.
refused-over-game = Die Partie ist vorbei.
refused-seats-count = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $got }.
refused-option-unknown = Die Option „{ $option }“ gibt es nicht. Optionen: { $expected }.
refused-option-value = Option „{ $option }“ ({ $by }) kann nicht „{ $got }“ sein. Möglich: { $expected }.
refused-undo-seat = Nur Spieler können etwas zurücknehmen, nicht „{ seat }“.
refused-undo-entry = Es gibt keinen Zug { NUMBER($entry, useGrouping: 0) } zum Zurücknehmen.
refused-undo-reveal = Zug { NUMBER($entry, useGrouping: 0) } hat etwas Verdecktes gezeigt. Weiter kannst du nicht zurücknehmen.
refused-resign-seat = Nur Spieler können aufgeben, nicht „{ seat }“.
refused-resign-twice = Platz { $seat } hat schon aufgegeben.
refused-clock-time = „{ $got }“ ist keine Zeit. Zeiten sind ganze Millisekunden ab 0.
refused-clock-not-running = Es läuft keine Uhr.
refused-clock-backwards = Die Zeit kann nicht rückwärts laufen, von { $last } nach { $at } ms.
refused-clock-early = Die Uhr zieht bei { $deadline } ms, nicht bei { $at }.
refused-clock-late = Die Zeit war bei { $deadline } ms um. Das kam erst bei { $at }.
refused-record-open-secrets = Hier ist noch etwas verdeckt. Die Aufzeichnung gibt es, wenn die Partie { $game } vorbei ist.
refused-record-field = Das Feld „{ $field }“ der Aufzeichnung ließ sich nicht lesen.
refused-perft-chance = Nach { $ply } { $ply ->
    [one] Zug
   *[other] Zügen
} kommt ein Zufallsereignis. Zugfolgen lassen sich nur ohne Zufall zählen.
refused-perft-endless = Nach { $ply } { $ply ->
    [one] Zug
   *[other] Zügen
} gibt es unendlich viele Möglichkeiten. Sie lassen sich nicht zählen.
refused-bot-unknown = Für dieses Spiel gibt es keinen Bot „{ $got }“. Bots: { $expected }.
refused-bot-extra = Bots namens „{ $scheme }:…“ brauchen das Paket { $missing }. Es kommt mit tavolino[fast].
refused-bot-net-file = „{ $file }“ ist kein trainiertes Netz.
refused-bot-net-game = Das Netz in „{ $file }“ ist für ein anderes Spiel: { $game }.
refused-bot-net-setup = Das Netz wurde nicht für diese Spielerzahl und diese Einstellungen trainiert.
refused-game-unknown = Das Spiel „{ $got }“ gibt es nicht. Spiele: { $expected }.
refused-at-range = Die Aufzeichnung hat { $most } { $most ->
    [one] Eintrag
   *[other] Einträge
}. Bei Eintrag { $got } lässt sie sich nicht zeigen.
refused-style-unknown = Die Zeichnung „{ $got }“ gibt es nicht. Zur Wahl stehen: { $expected }.

# Was an einer Aufzeichnung falsch sein kann
record-line = Zeile { NUMBER($line, useGrouping: 0) }: { $sentence }
record-oversized = Die Datei hat { $bytes } Bytes. Erlaubt sind höchstens { $most }.
record-oversized-line = Die Zeile hat { $bytes } Bytes. Erlaubt sind höchstens { $most }.
record-oversized-lines = Die Datei hat mehr als { $most } Zeilen.
record-empty = Die Datei ist leer.
record-cut-off = Die letzte Zeile ist unvollständig.
record-no-end = Die Schlusszeile fehlt, also sind Zeilen verloren gegangen.
record-not-json = Die Zeile ist kein JSON mit ganzen Zahlen und Texten.
record-not-object = Die Zeile ist kein JSON-Objekt.
record-spelling = Die Zeile ist kein kanonisches JSON (sortierte Schlüssel, keine Leerzeichen).
record-seal = Die Zeile wurde geändert, oder davor fehlt eine: Ihr Siegel ist { $stated }, ihr Inhalt ergibt aber { $computed }.
record-no-header = Die Datei beginnt nicht mit einer Kopfzeile.
record-format = Die Datei hat Format { NUMBER($got, useGrouping: 0) }. Dieses Programm liest Format { $expected }.
record-game = Das Spiel „{ $got }“ gibt es nicht. Spiele: { $expected }.
record-version = Die Datei ist für Version { NUMBER($got, useGrouping: 0) } von { $game }. Dieses Programm spielt Version { $expected }.
record-field = Das Feld „{ $field }“ hat einen ungültigen Wert.
record-missing = Das Feld „{ $field }“ fehlt.
record-unknown = In dieser Zeile darf es kein Feld „{ $field }“ geben.
record-number = Der Eintrag hat die Nummer { NUMBER($got, useGrouping: 0) }, erwartet wurde { NUMBER($expected, useGrouping: 0) }.
record-move-spelling = Der Zug „{ $got }“ muss „{ $expected }“ geschrieben werden.
record-result = Das Ergebnis nennt { $field } = { $got }, die Züge führen aber zu { $expected }.
record-secret-form = Der geheime Startwert besteht nicht aus 64 hexadezimalen Ziffern.
record-no-commitment = Am Ende steht ein geheimer Startwert, aber am Anfang kein Hash dazu.
record-commitment = Der geheime Startwert passt nicht zum Hash am Anfang: { $hash }. Er ergibt { $computed }.
record-draw = Ziehung { $draw } war „{ $got }“, der geheime Startwert ergibt aber „{ $expected }“.
