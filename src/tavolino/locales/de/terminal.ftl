your-move = Du bist am Zug, Platz { $seat }. Schreib zum Beispiel: { $examples }. „?“ zeigt alle Züge, „help“ weitere Wörter.
terminal-help =
    ?       zeigt die Züge, die du machen kannst
    board   zeigt den Tisch noch einmal
    undo    nimmt deinen letzten Zug und alles danach zurück
    quit    verlässt den Tisch
endless = Es sind zu viele Züge, um sie aufzuzählen.
time-up = Die Zeit ist um.
left = Du hast den Tisch verlassen.
terminal-go-on = { $what }? „{ $yes }“ führt weiter, alles andere beendet.
terminal-yes = j
saved = Gespeichert in { $file }.
not-over = Das Spiel ist nicht vorbei.
standing = { $rank }. Platz { $seat } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
dealer-hash = Der Geber hat sich festgelegt auf { $hash }.
dealer-secret = Das Geheimnis des Gebers war { $secret }.
verified-fair = Zeilen, Züge und Ergebnis stimmen, und es wurde ehrlich gegeben.
verified-open = Zeilen und Züge stimmen; das Spiel ist nicht vorbei, darum lässt sich das Geben noch nicht prüfen.
verified-unclaimed = Zeilen, Züge und Ergebnis stimmen; für die Ziehungen stand kein Geber ein.
verified-several = { $count ->
    [one] { $count } Aufzeichnung: { $text }
   *[other] { $count } Aufzeichnungen, für jede gilt: { $text }
}

refused-undo-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
refused-seats-viewer = An diesem Tisch mit { $seats } Plätzen gibt es keinen Platz { $got }; gezählt wird ab 1.

# Zeilen eines Spiels
line-of = { $who }: { $text }
replay-head = { $players ->
    [one] { $game }, { $players } Spieler, { $options }
   *[other] { $game }, { $players } Spieler, { $options }
}
replay-undo = nimmt Eintrag { $entry } und alles danach zurück
replay-resigned = gibt auf
replay-timeout = hat keine Zeit mehr und verliert

# Die Liste der Spiele
games-players = { $name }: { $low } bis { $high } Spieler
games-option = Option { $name } ({ $rule }): { $values }
games-default = { $value } (üblich)
games-range = { $low } bis { $high } (üblich: { $default })
games-text = { $expected } (üblich: { $default })
games-bots = Bots: { $bots }
games-moves = Züge sehen so aus: { $examples }

# Was ein Befehl nicht kann
verify-wrong = { $file } ist fehlerhaft:
other-game = eine Aufzeichnung von { $got }, nicht von { $expected }
write-option = Optionen schreibt man NAME=WERT, nicht „{ $got }“
option-twice = die Option „{ $name }“ ist zweimal angegeben
file-there = gibt es schon, und kein Spiel überschreibt ein anderes
watch-or-seat = wer zuschaut, hat keinen Platz: entweder --watch oder --seat
secret-form = das Geheimnis eines Gebers hat 64 hexadezimale Ziffern
at-without-from = --at gehört zu --from
from-with-players = die Aufzeichnung sagt schon, wie viele mit welchen Optionen spielen

# A static site
site-written = Die Website liegt in { $folder } ({ $megabytes } MB). Zum Ausprobieren: python -m http.server -d { $folder }
site-folder-full = ist nicht leer; mit --force wird die Website trotzdem hineingeschrieben
