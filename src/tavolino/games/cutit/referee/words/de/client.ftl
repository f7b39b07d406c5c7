referee-cutit-roll = Würfeln
referee-cutit-until-dice = Bis zum nächsten Wurf kannst du den letzten Eintrag zurücknehmen.
referee-cutit-how = So trägst du diese Runde ein
referee-cutit-by-cut = Schnitt antippen
referee-cutit-by-points = Punkte eintragen
referee-cutit-points-note = Wer einmal Punkte einträgt, muss das bis zum Ende tun: Der Bogen auf dem Bildschirm passt dann nicht mehr zum echten.
referee-cutit-less = Weniger Punkte für { $name }
referee-cutit-more = Mehr Punkte für { $name }
referee-cutit-one-cut = Mit nur einem Schnitt
referee-cutit-enter-points = { $count ->
    [one] 1 Punkt eintragen
   *[other] { $count } Punkte eintragen
}
referee-cutit-penalty = Strafpunkte, −5
referee-cutit-puzzle = Das Puzzle
referee-cutit-puzzle-how = Legt die Scheren weg. Startet die Sanduhr, wenn alle bereit sind.
referee-cutit-turn = Sanduhr starten: drei Minuten
referee-cutit-finished = { $name } ist fertig
referee-cutit-has-finished = { $place }. { $name }
referee-cutit-stop = Puzzeln beenden
referee-cutit-outside = Puzzle von { $name }
referee-cutit-tap-outside = Tippe die Schnipsel an, die übrig sind.
referee-cutit-complete = Alle verbunden
referee-cutit-are-outside = { $count ->
    [one] 1 Schnipsel übrig
   *[other] { $count } Schnipsel übrig
}
referee-cutit-lay = Puzzle auf dem Bildschirm legen
referee-cutit-do-not-lay = Nur angeben, was übrig ist
referee-cutit-spaces = Übrige Felder
referee-cutit-spaces-outside = { $count ->
    [one] 1 Feld übrig
   *[other] { $count } Felder übrig
}
referee-cutit-best = Par und beste Lösung
referee-cutit-best-join = { $cost ->
    [0] Alle diese Schnipsel lassen sich verbinden:
    [one] Bei der besten Lösung bleibt { $cost } Feld übrig:
   *[other] Bei der besten Lösung bleiben { $cost } Felder übrig:
}
referee-cutit-joined = So sind die Schnipsel verbunden: { $join }
referee-cutit-task-roll = Würfle, wenn alle bereit sind.
referee-cutit-task-enter = Runde { $round }: Tippe deinen Schnitt an oder trage deine Punkte ein.
referee-cutit-task-glass = Starte die Sanduhr, wenn alle bereit sind.
referee-cutit-task-puzzle = Fertig? Tippe auf deinen Namen.
referee-cutit-task-outside = Gib an, was von deinem Puzzle übrig ist.
referee-cutit-log-roll = würfelt
referee-cutit-log-points = { $count ->
    [one] trägt 1 Punkt ein ({ $how })
   *[other] trägt { $count } Punkte ein ({ $how })
}
referee-cutit-log-penalty = trägt Strafpunkte ein
referee-cutit-log-turn = startet die Sanduhr
referee-cutit-log-finished = { $name } ist fertig
referee-cutit-log-stop = beendet das Puzzeln
referee-cutit-log-complete = hat alles verbunden
referee-cutit-log-out = hat Schnipsel übrig: { $numbers }
referee-cutit-log-spaces = { $count ->
    [one] hat 1 Feld übrig
   *[other] hat { $count } Felder übrig
}
