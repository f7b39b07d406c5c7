# Die Analyse einer beendeten Partie
analysis-title = Analyse
analysis-what = Vergleicht jeden Zug mit den besten – nach dem, was man zu diesem Zeitpunkt wissen konnte.
analysis-start = Partie analysieren
analysis-go-on = Weiter analysieren
analysis-stop = Anhalten
analysis-progress = { $done } von { $all } Zügen analysiert
analysis-unit-chance = Gewinnchance
analysis-unit-points = Erwartete Punkte
analysis-unit-cards = Erwarteter Vorsprung in Karten
analysis-curve-line = { $name }: von { $first } auf { $last }.
analysis-best = Beste Züge für { $name }
analysis-show = Auf dem Brett zeigen
analysis-played = gespielt
analysis-was-played = { $mark ->
    [none] Gespielt: { $move } ({ $value })
   *[other] Gespielt: { $move } { $mark } ({ $value })
}
analysis-no-choice = { $name } hat hier keine Wahl oder keine, die sich bewerten lässt.
analysis-turning-points = Wendepunkte
analysis-no-mistakes = Keine Fehler gefunden.
analysis-cost = kostet { $cost }; besser: { $best }
analysis-play-on = Ab hier weiterspielen
analysis-play-on-how = als { $name }, gegen Bots ({ $level })
analysis-play-on-alone = mit denselben Würfen
analysis-goes-on = Sie läuft weiter, wenn du diese Seite verlässt.
analysis-stopped = Die Analyse ließ sich gerade nicht beenden.
analysis-par = Gegen das Bestmögliche
analysis-par-what = Punkte über oder unter dem Bestmöglichen, ohne Plättchen
analysis-par-figures = Zahlen
analysis-par-round = Runde
analysis-par-made = Punkte
analysis-par-best = Bestes
analysis-par-end = Ende
analysis-par-line = { $name }: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
  }; gefunden wurden { $par }, mehr als { $most } sind nicht zu holen.
analysis-ending = { $proved ->
    [yes] { $name }: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
  }; { $best } waren möglich.
   *[no] { $name }: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
  }; { $best } wurden gefunden.
}
analysis-ending-same = { $proved ->
    [yes] { $name }: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
  }; mehr war nicht möglich.
   *[no] { $name }: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
  }; etwas Besseres wurde nicht gefunden.
}
analysis-ending-shown = Das Brett zeigt die beste gefundene Lösung für { $name }.
