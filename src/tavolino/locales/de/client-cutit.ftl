cutit-round = Runde { $round } von { $rounds }
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
cutit-how = Zieh an einer Gitterlinie entlang, um dort zu schneiden; um eine Ecke gezogen, werden es zwei Schnitte. Oder tipp die Punkte nacheinander an.
cutit-keys = Tasten: Pfeile und Enter nennen Punkte, S tauscht die Teile, C schneidet, Esc beginnt von vorn.
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
cutit-fewer = Weniger zählen
cutit-fewer-why = Mit weniger Punkten ist das + der nächsten Runde leichter.
cutit-fewer-chosen = { $points } statt { $most }: Nächste Runde ist ein + leichter.
cutit-fewer-lost = { $points } statt { $most }: Nächste Runde ist ein + leichter, aber diese bringt keines.
cutit-second = Zweiter Schnitt
cutit-second-why = Nach einem geraden Schnitt kannst du einen zweiten hinzufügen, sodass mehrere Schnipsel abgehen. Was das kostet, siehst du vor dem Schneiden.
cutit-second-how = Zieh den zweiten Schnitt: neben dem ersten, quer darüber oder bis an ihn heran.
cutit-keys-second = 2 fügt einem geraden Schnitt einen zweiten hinzu.
cutit-which-stays = Welcher Teil bleibt dein Bogen?
cutit-price = { $count ->
    [one] { $count } Schnipsel, { $spaces }, kommt zu deinen Schnipseln und muss ins Puzzle.
   *[other] { $count } Schnipsel, zusammen { $spaces }, kommen zu deinen Schnipseln und müssen ins Puzzle.
  }
cutit-several-text = { $fault }, −5. { $price } Dein Bogen behält { $spaces }, mit { $space }.
cutit-part-with = mit { $space }
cutit-stays-last = Der Teil, der bleibt, ist dein letzter Schnipsel und zählt mit den nächsten Würfeln.
cutit-rest = Der andere Teil bleibt dein Bogen: { $spaces }.
cutit-rest-last = Der andere Teil ist dein letzter Schnipsel und zählt mit den nächsten Würfeln.
cutit-cut = Schneiden
cutit-again = Von vorn
cutit-have-cut = Du hast geschnitten. Die anderen sind noch dabei
cutit-pick-corner = Ecke { $space } wählen
cutit-own-corner = Deine Ecke ist { $space }.
cutit-fault-no-points = Keine Punkte: Strafe
cutit-fault-small = Weniger als vier Felder: Strafe
cutit-fault-several = Mehrere Schnipsel: Strafe
cutit-fault-no-cut = Nichts mehr zu schneiden: Strafe
cutit-fault-reported = Als Strafe eingetragen
cutit-gone = abgeschnitten
cutit-rank = Zeile { $rank }: { $spaces }.
cutit-stars = Sterne: { $stars }.
cutit-star-right = rechts von { $file }
cutit-star-below = unter { $file }

# Das Wertungsblatt

cutit-score-sheet = Wertungsblatt
cutit-score-of = Wertungsblatt von { $name }
cutit-score-text = { $name }: Runden { $rounds }; zusammen { $total }.
cutit-rose = Mehr als in der Runde davor
cutit-column-rise = Mehr als in der Runde davor
cutit-column-one-cut = Ein Schnitt
cutit-column-text = { $column }: { $circles } eingekreist, zahlt { $pays }
cutit-sum-rounds = Runden
cutit-sum-penalties = Strafen
cutit-sum-rises = Spalte +
cutit-sum-one-cuts = Spalte Ein Schnitt
cutit-sum-token = Rangplättchen
cutit-sum-outside = Außerhalb des Puzzles
cutit-sum-total = Summe

# Die anderen

cutit-others = Die Bögen aller
cutit-has-cut = hat geschnitten
cutit-is-cutting = schneidet
cutit-is-picking = wählt
cutit-is-joining = puzzelt
cutit-is-keeping = wählt einen Teil
cutit-is-done = fertig, Rang { $place }
cutit-is-done-in = fertig in { $time }
cutit-is-ready = ist bereit
cutit-is-not-ready = noch nicht bereit
cutit-is-out-of-time = Zeit ist um

# Das Puzzle

cutit-ready = Ich bin bereit
cutit-not-ready = Moment, noch nicht
cutit-ready-together = Sobald alle bereit sind, wird die Sanduhr umgedreht: drei Minuten, um deine Schnipsel zusammenzufügen.
cutit-ready-own = Deine drei Minuten beginnen, sobald du sagst, dass du bereit bist. Wer am wenigsten Zeit braucht, nimmt das höchste Plättchen.
cutit-ready-waiting = Noch nicht bereit: { $names }
cutit-table-label = Der Tisch mit deinem Puzzle
cutit-begin = Füg deine Schnipsel an den Sternen zusammen: Hälfte an Hälfte, Farbe an Farbe.
cutit-complete = Das Puzzle ist vollständig.
cutit-check = { $kept } von { $all } Schnipseln hängen zusammen{ $faults ->
    [0] {""}
    [one] {""}, { $faults } Fehler
   *[other] {""}, { $faults } Fehler
  }; außerhalb: { $cost ->
    [one] −{ $cost } Punkt
   *[other] −{ $cost } Punkte
  }.
cutit-hidden = Dieses Puzzle bleibt verdeckt, bis alle geprüft sind.
cutit-puzzle-keys = Zieh Schnipsel an den halben Sternen zusammen; Tippen, Rad oder R dreht einen. Tasten: Enter nimmt und legt, Pfeile schieben, M springt zum nächsten passenden Stern, Entf nimmt heraus, Strg+Z macht rückgängig.
cutit-loose = Lose Schnipsel
cutit-mat = Hier zusammenfügen
cutit-mat-how = Zieh einen Schnipsel; Tippen dreht ihn
cutit-keys-title = So bewegst du Schnipsel
cutit-tools = Werkzeuge für das Puzzle
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
    [one] , { $bad } nicht
   *[other] , { $bad } nicht
  }.
cutit-lifted = Schnipsel { $number } ist wieder lose.
cutit-aside = Schnipsel { $number } liegt beiseite.
cutit-no-room = Hier ist kein Platz.
cutit-no-turn = Um Schnipsel { $number } zu drehen, ist hier kein Platz.
cutit-no-match = Kein Stern dieses Schnipsels passt zu einem im Puzzle.
cutit-turn = { $number ->
    [0] Einen Schnipsel drehen
   *[other] Schnipsel { $number } drehen
  }
cutit-lift = { $number ->
    [0] Einen Schnipsel herausnehmen
   *[other] Schnipsel { $number } aus dem Puzzle nehmen
  }
cutit-undo = Rückgängig
cutit-undone = Rückgängig gemacht.
cutit-closer = Näher
cutit-farther = Weiter weg
cutit-all = Alles zeigen
cutit-timer = Zeit, die bleibt
cutit-time-left = Noch { $seconds } Sekunden.
cutit-done = Fertig
cutit-done-title = Ist dein Puzzle fertig?
cutit-done-loose = { $loose ->
    [one] Ein Schnipsel liegt noch lose
   *[other] { $loose } Schnipsel liegen noch lose
  }{ $seats ->
    [one] .
   *[other] , darum bekommst du kein Plättchen.
  }
cutit-done-faulty = Das Puzzle hängt nicht fehlerfrei zusammen.
cutit-done-cost = So, wie es liegt, kostet dich der Rest { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
  }.
cutit-keep-question = Dein Puzzle hängt nicht fehlerfrei zusammen. Welchen Teil behältst du?
cutit-keep-part = { $count ->
    [one] Schnipsel { $numbers }
   *[other] Schnipsel { $numbers }
  }
cutit-keep-cost = { $cost ->
    [one] −{ $cost } Punkt
   *[other] −{ $cost } Punkte
  }
cutit-keep-best = am besten
cutit-keep-this = Diesen Teil behalten
cutit-keep-waiting = Wählt noch, welcher Teil bleibt: { $names }
cutit-hint-lay = Schnipsel { $number } dort hinlegen
cutit-wrong-overlap = Die Schnipsel { $one } und { $other } liegen übereinander.
cutit-wrong-colours = Zwischen den Schnipseln { $one } und { $other } treffen halbe Sterne verschiedener Farbe aufeinander.
cutit-wrong-plain = Ein halber Stern von Schnipsel { $one } liegt an einer leeren Kante von Schnipsel { $other }.
cutit-wrong-open = Einem halben Stern von Schnipsel { $one } liegt nichts gegenüber.
cutit-wrong-unjoined = Die Schnipsel { $one } und { $other } berühren sich ohne eigene Verbindung.

# Was jetzt zu tun ist

cutit-task-corner = Wähl eine Ecke: Dein erster Schnipsel muss sie enthalten.
cutit-task-first-cut = Schneide deinen ersten Schnipsel; er muss deine Ecke { $corner } enthalten.
cutit-task-cut = Runde { $round }: Schneide einen Schnipsel für diese Würfel.
cutit-task-ready = Sag, wenn du fürs Puzzle bereit bist.
cutit-task-puzzle = Füg zusammen, was geht, und drück dann „Fertig“.
cutit-task-keep = Wähl den Teil deines Puzzles, den du behältst.

# Der Verlauf

cutit-log-first = { $name } beginnt
cutit-log-dice = Würfel: { $dice }
cutit-log-secret-cut = hat geschnitten
cutit-log-secret-puzzle = puzzelt weiter
cutit-log-ready = ist fürs Puzzle bereit
cutit-log-not-ready = ist doch noch nicht bereit
cutit-log-done = ist fertig
cutit-log-time-up = meldet, dass die Zeit von { $name } um ist
cutit-log-corner = wählt die Ecke { $space }
cutit-log-cut = schneidet von { $from } nach { $to }
cutit-log-two-cuts = schneidet von { $from } über { $corner } nach { $to }
cutit-log-several = schneidet entlang { $path } und löst mehrere Schnipsel
cutit-log-claim = { $cut } und zählt { $points }
cutit-log-lay = legt Schnipsel { $number }
cutit-log-lift = nimmt Schnipsel { $number } aus dem Puzzle
cutit-log-keep = behält den Teil mit Schnipsel { $number }
cutit-earned = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $parts ->
    [0] {""}
   *[other] {" "}({ $how })
  }
cutit-earned-one-cut = ein Schnitt
cutit-earned-rise = mehr als davor
cutit-earned-penalty = −5 ({ $why })
cutit-remark-round = Runde { $round }: { $earned }.
cutit-remark-puzzle = Alle Bögen sind zerschnitten. Jetzt wird gepuzzelt.
cutit-remark-glass = Die Sanduhr läuft: drei Minuten.
cutit-remark-check = Die Puzzles sind geprüft.

# Das Ende

cutit-grade-1 = Eins zu null für das Papier. (Bis 60 Punkte.)
cutit-grade-2 = Noch mehr Schnipsel als Schnitt, aber es wird. (61 bis 70 Punkte.)
cutit-grade-3 = Saubere Arbeit: Der Papierkorb geht fast leer aus. (71 bis 80 Punkte.)
cutit-grade-4 = So gut schneidet hier selten jemand ab. (81 bis 99 Punkte.)
cutit-grade-5 = Das gehört nicht in die Schublade, das gehört an die Wand. (100 Punkte und mehr.)
cutit-par = { $least ->
    [0] Was zu holen war, ist nicht bekannt.
   *[other] Mit diesen Würfeln waren ohne Plättchen mindestens { $least } und höchstens { $most } Punkte zu holen. Du hast { $points }.
  }
cutit-best-join = So passt es am besten zusammen
cutit-found-complete = Das Puzzle ist vollständig, gehalten von { $joins ->
    [one] { $joins } Verbindung
   *[other] { $joins } Verbindungen
  }.
cutit-found-part = { $kept } von { $all } Schnipseln hängen zusammen; im Ganzen { $joins ->
    [one] { $joins } Verbindung
   *[other] { $joins } Verbindungen
  }.
cutit-found-token = Rangplättchen: { $token }.
cutit-found-outside = Außerhalb: { $count ->
    [one] Schnipsel { $numbers }
   *[other] Schnipsel { $numbers }
  }, { $cost ->
    [one] −{ $cost } Punkt
   *[other] −{ $cost } Punkte
  }.
