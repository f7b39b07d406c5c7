your-move = Du bist am Zug, Platz { $seat }. Schreib zum Beispiel: { $examples }. „?“ zeigt alle Züge, „help“ weitere Wörter.
terminal-help =
    ?       zeigt die Züge, die du machen kannst
    board   zeigt den Tisch noch einmal
    undo    nimmt deinen letzten Zug und alles danach zurück
    quit    verlässt den Tisch
endless = Es sind zu viele Züge, um sie aufzuzählen.
time-up = Die Zeit ist um.
left = Du hast den Tisch verlassen.
saved = Gespeichert in { $file }.
not-over = Das Spiel ist nicht vorbei.
par = Platz { $seat } hat ohne Rangplättchen { $scored } geholt; { $at_least } waren zu haben, { $at_most } nicht zu schlagen.
standing = { $rank }. Platz { $seat } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
dealer-hash = Der Geber hat sich festgelegt auf { $hash }.
dealer-secret = Das Geheimnis des Gebers war { $secret }.
verified-fair = Zeilen, Züge und Ergebnis stimmen, und es wurde ehrlich gegeben.
verified-open = Zeilen und Züge stimmen; das Spiel ist nicht vorbei, darum lässt sich das Geben noch nicht prüfen.
verified-unclaimed = Zeilen, Züge und Ergebnis stimmen; für die Ziehungen stand kein Geber ein.

refused-undo-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
refused-seats-viewer = An diesem Tisch mit { $seats } Plätzen gibt es keinen Platz { $got }; gezählt wird ab 0.
