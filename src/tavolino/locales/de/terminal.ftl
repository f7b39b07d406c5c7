your-move = Platz { $seat }, du bist dran. Zum Beispiel: { $examples }. „?“ zeigt alle Züge, „help“ alle Befehle.
terminal-help =
    ?       zeigt alle möglichen Züge
    board   zeigt den Tisch noch einmal
    undo    nimmt deinen letzten Zug und alles danach zurück
    quit    verlässt den Tisch
endless = Es gibt zu viele Züge, um sie aufzuzählen.
time-up = Die Zeit ist um.
left = Du hast den Tisch verlassen.
terminal-go-on = { $what }? Mit „{ $yes }“ geht es weiter, mit allem anderen ist Schluss.
terminal-yes = j
saved = Gespeichert in { $file }.
not-over = Die Partie ist nicht vorbei.
standing = Rang { $rank }: Platz { $seat } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
dealer-hash = Der geheime Startwert hat den Hash { $hash }.
dealer-secret = Der geheime Startwert war { $secret }.
verified-fair = Zeilen, Züge und Ergebnis stimmen, und alles ging fair zu.
verified-open = Zeilen und Züge stimmen. Die Partie ist nicht vorbei, deshalb lässt sich noch nicht prüfen, ob der Zufall fair war.
verified-unclaimed = Zeilen, Züge und Ergebnis stimmen. Ob der Zufall fair war, lässt sich nicht nachweisen.
verified-several = { $count ->
    [one] { $count } Aufzeichnung: { $text }
   *[other] { $count } Aufzeichnungen, jede für sich: { $text }
}

refused-undo-nothing = Du hast keinen Zug zum Zurücknehmen.
refused-seats-viewer = An diesem Tisch mit { $seats } Plätzen gibt es keinen Platz { $got }. Gezählt wird ab 1.

# Zeilen eines Spiels
line-of = { $who }: { $text }
replay-head = { $players ->
    [one] { $game }, { $players } Spieler, { $options }
   *[other] { $game }, { $players } Spieler, { $options }
}
replay-undo = nimmt Zug { $entry } und alles danach zurück
replay-resigned = gibt auf
replay-timeout = verliert auf Zeit

# Die Liste der Spiele
games-players = { $name }: { $low } bis { $high } Spieler
games-option = Option { $name } ({ $rule }): { $values }
games-default = { $value } (Vorgabe)
games-range = { $low } bis { $high } (Vorgabe: { $default })
games-text = { $expected } (Vorgabe: { $default })
games-bots = Bots: { $bots }
games-moves = Züge sehen so aus: { $examples }

# Was ein Befehl nicht kann
verify-wrong = { $file } ist fehlerhaft:
other-game = eine Partie { $got }, nicht { $expected }
write-option = schreibe Optionen als NAME=WERT, nicht „{ $got }“
option-twice = die Option „{ $name }“ ist zweimal angegeben
file-there = gibt es schon und wird nicht überschrieben
watch-or-seat = wähle entweder --watch oder --seat
secret-form = ein geheimer Startwert hat 64 hexadezimale Ziffern
at-without-from = --at braucht --from
from-with-players = die Aufzeichnung legt Spielerzahl und Optionen schon fest

# A static site
site-written = Die Website liegt in { $folder } ({ $megabytes } MB). Zum Ausprobieren: python -m http.server -d { $folder }
site-folder-full = ist nicht leer; mit --force wird trotzdem hineingeschrieben
