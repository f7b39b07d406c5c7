# Plätze
seat = { $seat ->
    [chance] der Geber
    [clock] die Uhr
    [spectator] ein Zuschauer
   *[other] Platz { $seat }
}

# Was der Tisch selbst nicht zulässt
refused-turn-not-due = { $seat ->
    [chance] Der Geber hat jetzt nichts zu ziehen
    [clock] Die Uhr hat jetzt nichts zu sagen
    [spectator] Zuschauer ziehen nicht
   *[other] Platz { $seat } ist nicht am Zug
}; am Zug: { $due ->
    [chance] der Geber
   *[other] { $due }
}.
refused-over-game = Das Spiel ist vorbei.
refused-seats-count = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $got }.
refused-option-unknown = Es gibt keine Option „{ $option }“; es gibt: { $expected }.
refused-option-value = Option „{ $option }“ ({ $by }) kann nicht „{ $got }“ sein; möglich ist: { $expected }.
refused-undo-seat = Nur Spieler können etwas zurücknehmen, nicht { seat }.
refused-undo-entry = Es gibt keinen Eintrag { NUMBER($entry, useGrouping: 0) }, der sich zurücknehmen ließe.
refused-undo-reveal = Eintrag { NUMBER($entry, useGrouping: 0) } hat Verdecktes gezeigt; darüber hinaus wird nichts zurückgenommen.
refused-resign-seat = Nur Spieler können aufgeben, nicht { seat }.
refused-resign-twice = Platz { $seat } hat schon aufgegeben.
refused-clock-time = „{ $got }“ ist keine Zeit; Zeiten sind ganze Millisekunden ab 0.
refused-clock-not-running = Es läuft keine Uhr.
refused-clock-backwards = Die Zeit läuft nicht rückwärts, von { $last } nach { $at } ms.
refused-clock-early = Die Uhr zieht bei { $deadline } ms, nicht bei { $at }.
refused-clock-late = Die Zeit war bei { $deadline } ms um; das kam bei { $at }.
refused-record-open-secrets = Ein laufendes Spiel „{ $game }“ verbirgt noch etwas; eine Aufzeichnung davon gibt es erst, wenn es vorbei ist.
refused-record-field = Das Feld „{ $field }“ der Aufzeichnung ließe sich nicht wieder lesen.
refused-perft-chance = Nach { $ply } { $ply ->
    [one] Zug
   *[other] Zügen
} ist der Zufall an der Reihe; Zugfolgen lassen sich nur ohne ihn zählen.
refused-perft-endless = Nach { $ply } { $ply ->
    [one] Zug
   *[other] Zügen
} sind die möglichen Züge endlos und nicht zu zählen.
refused-bot-unknown = Für dieses Spiel gibt es keinen Bot „{ $got }“; es gibt: { $expected }.
refused-bot-extra = Bots namens „{ $scheme }:…“ brauchen das Paket { $missing }; es kommt mit tavolino[fast].
refused-bot-net-file = „{ $file }“ ist kein trainiertes Netz.
refused-bot-net-game = Das Netz in „{ $file }“ ist für ein anderes Spiel: { $game }.
refused-bot-net-setup = Für diese Spielerzahl und diese Einstellungen wurde das Netz nicht trainiert.
refused-game-unknown = Es gibt kein Spiel „{ $got }“; es gibt: { $expected }.
refused-at-range = Die Aufzeichnung hat { $most } { $most ->
    [one] Eintrag
   *[other] Einträge
}; bei Eintrag { $got } lässt sie sich nicht zeigen.
refused-style-unknown = Es gibt keine Zeichnung „{ $got }“; es gibt: { $expected }.

# Was an einer Aufzeichnung falsch sein kann
record-line = Zeile { NUMBER($line, useGrouping: 0) }: { $sentence }
record-oversized = Die Aufzeichnung hat { $bytes } Bytes; gelesen werden höchstens { $most }.
record-oversized-line = Die Zeile hat { $bytes } Bytes; gelesen werden höchstens { $most }.
record-oversized-lines = Die Aufzeichnung hat mehr als { $most } Zeilen.
record-empty = Die Aufzeichnung ist leer.
record-cut-off = Die letzte Zeile bricht mittendrin ab.
record-no-end = Die Aufzeichnung hört ohne Schlusszeile auf, es fehlen also Zeilen.
record-not-json = Die Zeile ist kein JSON aus ganzen Zahlen und Texten.
record-not-object = Die Zeile ist kein JSON-Objekt.
record-spelling = Die Zeile steht nicht in ihrer festen Schreibweise (Schlüssel sortiert, ohne Leerzeichen).
record-seal = Die Zeile wurde geändert, oder davor fehlt eine: ihr Siegel ist { $stated }, ihr Inhalt ergibt { $computed }.
record-no-header = Die Aufzeichnung beginnt nicht mit einer Kopfzeile.
record-format = Die Aufzeichnung hat Format { NUMBER($got, useGrouping: 0) }; dieses Programm liest Format { $expected }.
record-game = Es gibt kein Spiel „{ $got }“; es gibt: { $expected }.
record-version = Die Aufzeichnung ist von Version { NUMBER($got, useGrouping: 0) } von { $game }; dieses Programm spielt Version { $expected }.
record-field = Das Feld „{ $field }“ hat einen Wert, der nicht erlaubt ist.
record-missing = Das Feld „{ $field }“ fehlt.
record-unknown = In so einer Zeile gibt es kein Feld „{ $field }“.
record-number = Der Eintrag hat die Nummer { NUMBER($got, useGrouping: 0) }, an der Reihe ist { NUMBER($expected, useGrouping: 0) }.
record-move-spelling = Der Zug „{ $got }“ wird „{ $expected }“ geschrieben.
record-result = Das Ergebnis nennt { $field } = { $got }, die Züge führen aber zu { $expected }.
record-secret-form = Das Geheimnis des Gebers hat nicht die Form von 64 hexadezimalen Ziffern.
record-no-commitment = Am Ende steht ein Geheimnis, aber am Anfang kein Hash, zu dem es passen könnte.
record-commitment = Das Geheimnis des Gebers passt nicht zum Hash vom Anfang: { $hash }; das Geheimnis ergibt { $computed }.
record-draw = Ziehung { $draw } war „{ $got }“, das Geheimnis des Gebers ergibt aber „{ $expected }“.
