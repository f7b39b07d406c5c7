referee-cutit-roll = Würfeln
referee-cutit-until-dice = Bis gewürfelt wird, lässt sich der letzte Eintrag zurücknehmen.
referee-cutit-how = Wie die Runde eingetragen wird
referee-cutit-by-cut = Schnitt antippen
referee-cutit-by-points = Punkte eintragen
referee-cutit-points-note = Wer Punkte einträgt, bleibt bei Punkten: Der Bogen auf dem Bildschirm ist dann nicht mehr deiner.
referee-cutit-less = Weniger Punkte für { $name }
referee-cutit-more = Mehr Punkte für { $name }
referee-cutit-one-cut = Mit einem einzigen Schnitt
referee-cutit-enter-points = { $count ->
    [one] 1 Punkt eintragen
   *[other] { $count } Punkte eintragen
}
referee-cutit-penalty = Strafe, −5
referee-cutit-puzzle = Das Puzzle
referee-cutit-puzzle-how = Legt die Scheren weg. Dreht die Sanduhr um, wenn alle bereit sind.
referee-cutit-turn = Sanduhr umdrehen: drei Minuten
referee-cutit-finished = { $name } hat alles verbunden
referee-cutit-has-finished = { $place }. { $name }
referee-cutit-stop = Niemand macht weiter
referee-cutit-outside = Das Puzzle von { $name }
referee-cutit-tap-outside = Tipp die Schnipsel an, die draußen sind.
referee-cutit-complete = Alles ist verbunden
referee-cutit-are-outside = { $count ->
    [one] 1 Schnipsel ist draußen
   *[other] { $count } Schnipsel sind draußen
}
referee-cutit-lay = Das Puzzle auf dem Bildschirm legen
referee-cutit-do-not-lay = Lieber sagen, was draußen ist
referee-cutit-spaces = Felder außerhalb des Puzzles
referee-cutit-spaces-outside = { $count ->
    [one] 1 Feld ist draußen
   *[other] { $count } Felder sind draußen
}
referee-cutit-best = Par und das beste Puzzle
referee-cutit-best-join = { $cost ->
    [0] Alle diese Schnipsel lassen sich verbinden:
    [one] Das beste gefundene Puzzle lässt { $cost } Feld draußen:
   *[other] Das beste gefundene Puzzle lässt { $cost } Felder draußen:
}
referee-cutit-joined = Die Schnipsel verbunden: { $join }
referee-cutit-task-roll = Würfle, wenn alle bereit sind.
referee-cutit-task-enter = Trag Runde { $round } ein: Tipp deinen Schnitt an oder trag deine Punkte ein.
referee-cutit-task-glass = Dreh die Sanduhr um, wenn alle bereit sind.
referee-cutit-task-puzzle = Tipp auf den Namen, sobald jemand alles verbunden hat.
referee-cutit-task-outside = Sag, was außerhalb deines Puzzles ist.
referee-cutit-log-roll = verlangt die Würfel
referee-cutit-log-points = { $count ->
    [one] trägt 1 Punkt ein ({ $how })
   *[other] trägt { $count } Punkte ein ({ $how })
}
referee-cutit-log-penalty = trägt eine Strafe ein
referee-cutit-log-turn = dreht die Sanduhr um
referee-cutit-log-finished = sagt: { $name } hat alles verbunden
referee-cutit-log-stop = sagt: Niemand macht weiter
referee-cutit-log-complete = hat alles verbunden
referee-cutit-log-out = hat Schnipsel draußen: { $numbers }
referee-cutit-log-spaces = { $count ->
    [one] hat 1 Feld draußen
   *[other] hat { $count } Felder draußen
}
