game-cutit = Cut it
about-cutit = Schneide nach den Würfeln Schnipsel von einem Bogen und füge sie an ihren Sternen wieder zusammen.
option-cutit-assist = Hilfe beim Puzzle
option-cutit-assist-off = Fehler werden nur markiert
option-cutit-assist-on = Fehler lassen sich nicht legen
help-cutit-assist = Ein Schnipsel, der einen Fehler ergäbe, lässt sich nicht legen oder wird nur markiert.
option-cutit-contact = Schnipsel, die sich berühren
option-cutit-contact-free = Auch ohne Verbindung
option-cutit-contact-joined = Nur mit Verbindung
help-cutit-contact = Zwei Schnipsel dürfen auch ohne verbindenden Stern aneinanderliegen oder nur mit einem.
option-cutit-glass = Zeit fürs Puzzle
option-cutit-glass-together = Drei Minuten für alle zugleich
option-cutit-glass-own = Drei Minuten für jeden, sobald er bereit ist
help-cutit-glass = Die drei Minuten beginnen für alle zugleich oder für jeden, wenn er bereit ist; das passt zu Spielen über Tage und zu mehreren an einem Bildschirm.
option-cutit-jokers = Joker
option-cutit-jokers-best = Bringen immer so viel wie möglich
option-cutit-jokers-choice = Du darfst weniger Punkte nehmen
help-cutit-jokers = Joker bringen immer so viel wie möglich, oder du darfst weniger Punkte nehmen, etwa um dich in der nächsten Runde zu steigern.
option-cutit-scissors = Schere
option-cutit-scissors-guarded = Immer nur ein Schnipsel
option-cutit-scissors-free = Zwei beliebige gerade Schnitte
help-cutit-scissors = Mit zwei beliebigen geraden Schnitten kannst du auch mehrere Schnipsel auf einmal abschneiden: Das kostet 5 Punkte, und alle gehören zu deinem Puzzle.
option-cutit-design = Eigener Bogen
option-cutit-design-none = Keiner
help-cutit-design = Auf einem Bogen spielen, der erzeugt und gedruckt wurde; er gilt statt des unten gewählten.
option-cutit-seed = Oder ein neuer Bogen aus beliebigen Wörtern
help-cutit-seed = Leer lassen für den Bogen oben. Gleiche Wörter ergeben immer den gleichen Bogen.
option-cutit-sheet = Bogen
option-cutit-sheet-standard = Standard
option-cutit-sheet-standard-b = Standard, Rückseite
option-cutit-sheet-sharp = Scharf
help-cutit-sheet = Alle schneiden denselben Bogen; die Bögen unterscheiden sich darin, wo Farben und Sterne sind.
option-cutit-stars = Sterne
option-cutit-stars-normal = Normal
option-cutit-stars-advanced = Für Fortgeschrittene
option-cutit-stars-strict = Streng
help-cutit-stars = Für Fortgeschrittene: Ein halber Stern liegt nie an einer leeren Kante; streng: Er darf auch nicht ins Leere zeigen, und kaum ein Puzzle wird fertig.

refused-notation-cutit = „{ $text }“ ist kein Zug; schreib eine Ecke (corner a1), einen Schnitt (A3-K3/a1, A3-E3-E0/a1, A3-K3/a1=4) oder beim Puzzle 5@3,-2r1, lift 5, keep 5, ready, done.
refused-notation-cutit-space = „{ $text }“ ist kein Feld; Felder sind a1 bis j10.

refused-ci-1-code = Das ist kein Code eines Bogens.
refused-ci-1-not-json = Das ist keine Bogendatei: Ein Schnittbogen ist ein einzelnes JSON-Objekt.
refused-ci-1-rows = Ein Schnittbogen braucht { $expected } Zeilen „{ $field }“.
refused-ci-1-row = „{ $field }“ muss in Zeile { $rank } aus { $expected } Zeichen bestehen.
refused-ci-1-character = „{ $field }“ hat bei { $space } das Zeichen „{ $got }“; möglich ist: { $expected }.
refused-ci-1-name = Ein Schnittbogen braucht „{ $field }“, einen Text aus 1 bis 60 Zeichen.
refused-ci-1-corner-colour = Die Ecke { $space } ist { $colour ->
    [J] ein Joker
   *[K] schwarz
}; Ecken sind grün, pink, gelb und blau.
refused-ci-1-corner-twice = Die Ecken { $other } und { $space } sind beide { $colour ->
    [G] grün
    [P] pink
    [Y] gelb
   *[B] blau
}; jede Ecke hat ihre eigene Farbe.
refused-ci-1-black-star = Auf dem schwarzen Feld { $space } sitzt ein Stern; schwarze Felder haben keine.
refused-ci-1-no-joker-star = Kein Jokerfeld hat einen Stern; genau eines hat einen.
refused-ci-1-joker-stars = Nur ein Jokerfeld hat einen Stern, und nur einen; hier sind es { $space } und { $other }.
refused-ci-2-dice = Dem Schnittbogen fehlen die Würfel; er braucht sechs Seiten für jeden aus „{ $expected }“.
refused-ci-2-faces = Der Würfel „{ $colour }“ braucht sechs Seiten aus { $expected }.
refused-ci-2-face = Der Würfel kann nicht { $got } zeigen; seine Seiten sind { $expected }.

refused-ci-3-phase = { $phase ->
    [first-player] Erst sagt das Los, wer beginnt
    [dice] Jetzt wird gewürfelt
    [corners] Jetzt werden Ecken gewählt
    [cuts] Jetzt wird geschnitten
    [ready] Jetzt machen sich alle fürs Puzzle bereit
    [check] Die Puzzles sind geprüft
   *[puzzle] Jetzt wird gepuzzelt
}; „{ $move }“ passt hier nicht.

refused-ci-4-slanted = { $start } nach { $end } ist kein gerader Schnitt entlang einer Gitterlinie.
refused-ci-4-no-angle = Die beiden Schnitte müssen sich im rechten Winkel treffen; bei { $point } tun sie das nicht.
refused-ci-4-space = Feld { $space } gehört nicht mehr zu deinem Bogen.
refused-ci-4-first-space = Der Teil heißt nach seinem ersten Feld, { $expected }, nicht nach { $space }.
refused-ci-4-no-paper = Entlang { $path } liegt kein Papier.
refused-ci-4-ends = { $path } geht nicht von Rand zu Rand; der Schnitt dort ist { $expected }.
refused-ci-4-meeting = { $point } liegt nicht im Papier; zwei Schnitte treffen sich in einem inneren Punkt.
refused-ci-4-arm = Ein Schnitt endet, wo er zum ersten Mal auf den Rand trifft: bei { $expected }, nicht bei { $point }.

refused-ci-5-first = Platz { $got } kann an einem Tisch für { $seats } nicht beginnen.
refused-ci-5-no-corner = { $space } ist keine Ecke des Bogens; Ecken sind a1, j1, j10 und a10.
refused-ci-5-taken = Die Ecke { $space } hat schon Platz { $seat } gewählt.
refused-ci-5-without-corner = Dein erster Schnipsel muss deine Ecke { $corner } enthalten; { $cut } lässt sie am Bogen.

refused-ci-7-best = An diesem Tisch bringen Joker immer so viel wie möglich; du kannst nicht { $claim } nehmen.
refused-ci-7-penalty = Diese Runde ist eine Strafe; dafür gibt es keine Punkte zu nehmen.
refused-ci-7-impossible = { $count ->
    [0] Mit diesen Würfeln bringt der Schnipsel keine Punkte; du kannst nicht { $claim } nehmen.
    [one] Wie man die Joker auch zählt, der Schnipsel bringt { $possible }; du kannst nicht { $claim } nehmen.
   *[other] Du kannst nicht { $claim } nehmen; je nachdem, wie man die Joker zählt, bringt der Schnipsel { $possible }.
}
refused-ci-7-most = { $claim } ist das meiste, was der Schnipsel bringt; das zählt ohnehin.

refused-ci-9-same = Beide Schnitte sind { $path }.

refused-ci-11-snippet = Es gibt keinen Schnipsel { $number }; deine sind 1 bis { $last }.
refused-ci-11-not-on-table = Schnipsel { $number } liegt nicht auf dem Tisch.
refused-ci-11-table = Der Tisch endet { $most } Felder von der Mitte.
refused-ci-11-overlap = Schnipsel { $number } läge bei { $x },{ $y } auf Schnipsel { $other }.
refused-ci-11-unjoined = Die Schnipsel { $number } und { $other } würden sich bei { $x },{ $y } ohne eigene Verbindung berühren.
refused-ci-11-ready = Du hast schon gesagt, dass du bereit bist.
refused-ci-11-not-ready = Du bist noch nicht bereit; sag zuerst „ready“.
refused-ci-11-waiting = Die Sanduhr ist noch nicht umgedreht; es sind noch nicht alle bereit.
refused-ci-11-running = Die Sanduhr läuft; sie lässt sich nicht mehr anhalten.
refused-ci-11-alone = Allein gibt es keine Sanduhr und nichts, wofür du bereit sein musst.
refused-ci-11-glass = „{ $got }“ ist nicht das, was die Uhr als Nächstes sagt; das ist „{ $expected }“.
refused-ci-12-colours = Zwischen den Schnipseln { $number } und { $other } träfen bei { $x },{ $y } halbe Sterne verschiedener Farbe aufeinander.
refused-ci-14-part = Nach Schnipsel { $number } heißt kein Teil; diese Schnipsel nennen einen: { $names }.
refused-ci-16-plain = Zwischen den Schnipseln { $number } und { $other } läge bei { $x },{ $y } ein halber Stern an einer leeren Kante.

cause-cutit-done = Alle Puzzles sind fertig.
cause-cutit-time = Die Zeit ist um.

# Tagesaufgabe
daily-goal-cutit = Hol so viele Punkte, wie du kannst, allein auf einem Bogen, den noch niemand kennt.
daily-score-cutit = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
