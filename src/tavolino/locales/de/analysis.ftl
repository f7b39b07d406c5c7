# Die Analyse einer beendeten Partie
analysis-title = Analyse
analysis-what = Vergleicht jeden Zug mit dem jeweils besten. Dabei zählt nur, was der Spieler in dem Moment wissen konnte.
analysis-start = Partie analysieren
analysis-go-on = Analyse fortsetzen
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
analysis-no-choice = { $name } hat hier keine echte Wahl.
analysis-turning-points = Wendepunkte
analysis-no-mistakes = Keine Fehler gefunden.
analysis-cost = kostet { $cost }, besser: { $best }
analysis-play-on = Ab hier weiterspielen
analysis-play-on-how = als { $name }, gegen Bots ({ $level })
analysis-play-on-alone = mit denselben Würfeln
analysis-goes-on = Die Analyse läuft weiter, wenn du diese Seite verlässt.
analysis-stopped = Die Analyse konnte nicht abgeschlossen werden.
analysis-par = Verglichen mit Par
analysis-par-what = Punkte über oder unter Par, ohne Rangplättchen
analysis-par-figures = Zahlen
analysis-par-round = Runde
analysis-par-made = Punkte
analysis-par-best = Par
analysis-par-end = Ende
analysis-par-line = { $name }: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
  }. Par ist { $par }, mehr als { $most } sind unmöglich.
analysis-ending = { $proved ->
    [yes] { $name }: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
  }, möglich waren { $best }.
   *[no] { $name }: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
  }, die beste gefundene Lösung bringt { $best }.
}
analysis-ending-same = { $proved ->
    [yes] { $name }: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
  }, mehr war nicht möglich.
   *[no] { $name }: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
  }, etwas Besseres wurde nicht gefunden.
}
analysis-ending-shown = Das Brett zeigt die beste gefundene Lösung für { $name }.
