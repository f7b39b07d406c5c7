cutit-round = Runde { $round } von { $rounds }
cutit-round-word = Runde
cutit-round-name = Runde { $round }
cutit-look-back = Runde { $round } ansehen
cutit-dice-word = Würfel
cutit-dice-text = Würfel: { $dice }.
cutit-die = { $colour ->
    [G] grün
    [P] pink
    [Y] gelb
   *[B] blau
  } { $kind ->
    [blank] leer
    [question] Fragezeichen
   *[number] { $face }
  }
cutit-colour = { $colour ->
    [G] grün
    [P] pink
    [Y] gelb
    [B] blau
    [K] schwarz
   *[J] Joker
  }

# Schneiden

cutit-sheet-label = Der Bogen
cutit-how = Fahre eine Linie nach, um zu schneiden. Biegst du unterwegs ab, wird es ein zweiter Schnitt. Oder tippe die Punkte nacheinander an.
cutit-keys = Tasten: Pfeile und Enter wählen Punkte, S tauscht die Teile, C schneidet, Esc fängt neu an.
cutit-which = { $count ->
    [one] Dein Schnipsel
   *[other] Welcher Teil ist der Schnipsel?
  }
cutit-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
  }
cutit-half-stars = { $count ->
    [0] keine halben Sterne
    [one] { $count } halber Stern
   *[other] { $count } halbe Sterne
  }
cutit-part-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
cutit-part-text = Schnipsel: { $spaces }, { $stars }, { $worth }.
cutit-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
  }
cutit-one-cut = Ein Schnitt
cutit-fewer = Weniger nehmen
cutit-fewer-why = Mit weniger Punkten wird das nächste + leichter.
cutit-fewer-chosen = { $points } statt { $most }: Das nächste + wird leichter.
cutit-fewer-lost = { $points } statt { $most }: Das nächste + wird leichter, aber dieses verlierst du.
cutit-second = Zweiter Schnitt
cutit-second-why = Nach einem geraden Schnitt kannst du noch einen machen und so mehrere Schnipsel abschneiden. Was das kostet, siehst du vorher.
cutit-second-how = Mache den zweiten Schnitt: neben dem ersten, quer darüber oder bis zu ihm hin.
cutit-keys-second = 2 fügt einen zweiten Schnitt hinzu.
cutit-which-stays = Welcher Teil bleibt dein Bogen?
cutit-price = { $count ->
    [one] { $count } Schnipsel ({ $spaces }) gehört dann zu deinem Puzzle.
   *[other] { $count } Schnipsel, zusammen { $spaces }, gehören dann zu deinem Puzzle.
  }
cutit-several-text = { $fault }, −5. { $price } Dein Bogen hat noch { $spaces }, mit { $space }.
cutit-part-with = mit { $space }
cutit-stays-last = Der Teil, der bleibt, ist dein letzter Schnipsel und wird mit den nächsten Würfeln gewertet.
cutit-rest = Der andere Teil bleibt dein Bogen: { $spaces }.
cutit-rest-last = Der andere Teil ist dein letzter Schnipsel und wird mit den nächsten Würfeln gewertet.
cutit-cut = Schneiden
cutit-again = Neu anfangen
cutit-have-cut = Fertig. Die anderen schneiden noch …
cutit-pick-corner = Ecke { $space } wählen
cutit-own-corner = Deine Ecke ist { $space }.
cutit-fault-no-points = Bringt nichts: Strafpunkte
cutit-fault-small = Weniger als vier Felder: Strafpunkte
cutit-fault-several = Mehrere Schnipsel: Strafpunkte
cutit-fault-no-cut = Nichts mehr zu schneiden: Strafpunkte
cutit-fault-reported = Strafpunkte (eingetragen)
cutit-gone = abgeschnitten
cutit-rank = Zeile { $rank }: { $spaces }.
cutit-stars = Sterne: { $stars }.
cutit-star-right = rechts von { $file }
cutit-star-below = unter { $file }

# Das Wertungsblatt

cutit-score-sheet = Wertungsblatt
cutit-score-of = Wertungsblatt von { $name }
cutit-score-text = { $name }: Runden { $rounds }; gesamt { $total }.
cutit-rose = Mehr als in der Vorrunde
cutit-column-rise = Mehr als in der Vorrunde
cutit-column-one-cut = Ein Schnitt
cutit-column-text = { $column }: { $circles } umkreist, bringt { $pays }
cutit-sum-rounds = Runden
cutit-sum-penalties = Strafpunkte
cutit-sum-rises = Spalte „+“
cutit-sum-one-cuts = Spalte „Ein Schnitt“
cutit-sum-token = Rangplättchen
cutit-sum-outside = Übrige Schnipsel
cutit-sum-total = Gesamt

# Die anderen

cutit-others = Alle Bögen
cutit-has-cut = hat geschnitten
cutit-is-cutting = schneidet
cutit-is-picking = wählt eine Ecke
cutit-is-joining = puzzelt
cutit-is-keeping = wählt einen Teil
cutit-is-done = als { $place }. fertig
cutit-is-done-in = fertig in { $time }
cutit-is-ready = bereit
cutit-is-not-ready = noch nicht bereit
cutit-is-out-of-time = Zeit ist um

# Das Puzzle

cutit-ready = Ich bin bereit
cutit-not-ready = Doch nicht bereit
cutit-ready-together = Wenn alle bereit sind, läuft die Sanduhr los: drei Minuten, um deine Schnipsel zu verbinden.
cutit-ready-own = Deine drei Minuten beginnen, wenn du „Ich bin bereit“ drückst. Der Schnellste bekommt das höchste Rangplättchen.
cutit-ready-waiting = Noch nicht bereit: { $names }
cutit-table-label = Dein Puzzle
cutit-begin = Verbinde deine Schnipsel an den Sternen: halb an halb, in gleicher Farbe.
cutit-complete = Puzzle vollständig.
cutit-check = { $kept } von { $all } verbunden{ $faults ->
    [0] {""}
    [one] {""}, { $faults } Fehler
   *[other] {""}, { $faults } Fehler
  }; übrig: −{ $cost }.
cutit-hidden = Dieses Puzzle bleibt bis zur Prüfung verdeckt.
cutit-puzzle-keys = Ziehe Schnipsel so zusammen, dass halbe Sterne aneinanderliegen. Drehen kannst du sie durch Tippen, mit dem Mausrad oder mit R. Tasten: Enter nimmt und legt, Pfeile schieben, M springt zum nächsten passenden Stern, Entf nimmt heraus, Strg+Z macht rückgängig.
cutit-loose = Lose Schnipsel
cutit-mat = Hier puzzeln
cutit-mat-how = Schnipsel ziehen; zum Drehen antippen
cutit-keys-title = So bewegst du Schnipsel
cutit-tools = Puzzle-Werkzeuge
cutit-snippet = Schnipsel { $number }: { $spaces }, { $stars }
cutit-snippet-lies = Schnipsel { $number } liegt bei { $x }, { $y }{ $turns ->
    [0] {""}
    [one] , einmal gedreht
   *[other] , { $turns }-mal gedreht
  }.
cutit-joined = Die Schnipsel { $one } und { $other } sind verbunden.
cutit-lies = Schnipsel { $number } bei { $x }, { $y }: { $good ->
    [0] kein Stern passt
    [one] { $good } Stern passt
   *[other] { $good } Sterne passen
  }{ $bad ->
    [0] {""}
    [one] , { $bad } Fehler
   *[other] , { $bad } Fehler
  }.
cutit-lifted = Schnipsel { $number } liegt wieder bei den losen.
cutit-aside = Schnipsel { $number } ist beiseitegelegt.
cutit-no-room = Hier ist kein Platz.
cutit-no-turn = Hier ist kein Platz, um Schnipsel { $number } zu drehen.
cutit-no-match = Zu diesem Schnipsel passt kein Stern im Puzzle.
cutit-turn = { $number ->
    [0] Schnipsel drehen
   *[other] Schnipsel { $number } drehen
  }
cutit-lift = { $number ->
    [0] Schnipsel herausnehmen
   *[other] Schnipsel { $number } herausnehmen
  }
cutit-undo = Rückgängig
cutit-undone = Rückgängig gemacht.
cutit-closer = Vergrößern
cutit-farther = Verkleinern
cutit-all = Alles zeigen
cutit-timer = Restzeit
cutit-time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }
cutit-done = Ich bin fertig
cutit-done-title = Puzzle abschließen?
cutit-done-loose = { $loose ->
    [one] Ein Schnipsel ist noch lose
   *[other] { $loose } Schnipsel sind noch lose
  }{ $seats ->
    [one] .
   *[other] , du bekommst also kein Rangplättchen.
  }
cutit-done-faulty = Dein Puzzle hat noch Fehler.
cutit-done-cost = So, wie es liegt, kostet dich der Rest { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
  }.
cutit-keep-question = Dein Puzzle hat Fehler. Welchen Teil möchtest du behalten?
cutit-keep-part = { $count ->
    [one] Schnipsel { $numbers }
   *[other] Schnipsel { $numbers }
  }
cutit-keep-cost = { $cost ->
    [one] −{ $cost } Punkt
   *[other] −{ $cost } Punkte
  }
cutit-keep-best = bester
cutit-keep-this = Diesen Teil behalten
cutit-keep-waiting = Wir warten noch auf { $names }
cutit-hint-lay = Schnipsel { $number } dort hinlegen
cutit-wrong-overlap = Die Schnipsel { $one } und { $other } liegen übereinander.
cutit-wrong-colours = Zwischen den Schnipseln { $one } und { $other } stoßen halbe Sterne verschiedener Farbe aneinander.
cutit-wrong-plain = Ein halber Stern von Schnipsel { $one } liegt an einer Kante von Schnipsel { $other }, die keinen Stern hat.
cutit-wrong-open = Ein halber Stern von Schnipsel { $one } läuft ins Leere.
cutit-wrong-unjoined = Die Schnipsel { $one } und { $other } berühren sich ohne Verbindung.

# Was jetzt zu tun ist

cutit-task-corner = Wähle eine Ecke. Dein erster Schnipsel muss sie enthalten.
cutit-task-first-cut = Schneide deinen ersten Schnipsel. Er muss deine Ecke { $corner } enthalten.
cutit-task-cut = Runde { $round }: Schneide einen Schnipsel, der zu den Würfeln passt.
cutit-task-ready = Drücke „Ich bin bereit“, um mit dem Puzzle zu beginnen.
cutit-task-puzzle = Verbinde möglichst viele Schnipsel und drücke dann „Ich bin fertig“.
cutit-task-keep = Wähle den Teil deines Puzzles, den du behalten möchtest.

# Der Verlauf

cutit-log-first = { $name } beginnt
cutit-log-dice = Würfel: { $dice }
cutit-log-secret-cut = hat geschnitten
cutit-log-secret-puzzle = puzzelt
cutit-log-ready = ist bereit fürs Puzzle
cutit-log-not-ready = ist doch nicht bereit
cutit-log-done = ist fertig
cutit-log-time-up = die Zeit von { $name } ist um
cutit-log-corner = wählt die Ecke { $space }
cutit-log-cut = schneidet von { $from } nach { $to }
cutit-log-two-cuts = schneidet von { $from } über { $corner } nach { $to }
cutit-log-several = schneidet entlang { $path } mehrere Schnipsel ab
cutit-log-claim = { $cut } und nimmt nur { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
cutit-log-lay = legt Schnipsel { $number }
cutit-log-lift = nimmt Schnipsel { $number } heraus
cutit-log-keep = behält den Teil mit Schnipsel { $number }
cutit-earned = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $parts ->
    [0] {""}
   *[other] {" "}({ $how })
  }
cutit-earned-one-cut = ein Schnitt
cutit-earned-rise = mehr als in der Vorrunde
cutit-earned-penalty = −5 ({ $why })
cutit-remark-round = Runde { $round }: { $earned }.
cutit-remark-puzzle = Alle Bögen sind zerschnitten. Jetzt wird gepuzzelt!
cutit-remark-glass = Die Sanduhr läuft: drei Minuten.
cutit-remark-check = Die Puzzles werden geprüft.

# Das Ende

cutit-grade-1 = Eins zu null für das Papier. (Bis 60 Punkte.)
cutit-grade-2 = Noch etwas ausgefranst, aber man erkennt den Plan. (61 bis 70 Punkte.)
cutit-grade-3 = Saubere Arbeit: Der Papierkorb geht fast leer aus. (71 bis 80 Punkte.)
cutit-grade-4 = So gut schneidet hier selten jemand ab. (81 bis 99 Punkte.)
cutit-grade-5 = Ab in den Rahmen damit und an die Wand! (100 Punkte und mehr.)
cutit-par = { $least ->
    [0] Par ist nicht bekannt.
   *[other] Par mit diesen Würfeln, ohne Rangplättchen: zwischen { $least } und { $most } Punkten. Du hast { $points }.
  }
cutit-best-join = Beste Lösung
cutit-found-complete = Puzzle vollständig, mit { $joins ->
    [one] { $joins } Verbindung
   *[other] { $joins } Verbindungen
  }.
cutit-found-part = { $kept } von { $all } Schnipseln verbunden, mit { $joins ->
    [one] { $joins } Verbindung
   *[other] { $joins } Verbindungen
  }.
cutit-found-token = Rangplättchen: { $token }.
cutit-found-outside = Übrig: { $count ->
    [one] Schnipsel { $numbers }
   *[other] Schnipsel { $numbers }
  }, { $cost ->
    [one] −{ $cost } Punkt
   *[other] −{ $cost } Punkte
  }.
