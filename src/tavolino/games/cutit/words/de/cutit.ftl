game-cutit = Cut it
about-cutit = Zerschneide deinen Bogen passend zu den Würfeln und puzzle die Schnipsel an ihren Sternen wieder zusammen.
option-cutit-assist = Puzzle-Hilfe
option-cutit-assist-off = Fehler markieren
option-cutit-assist-on = Fehler verhindern
help-cutit-assist = Fehler werden nur markiert, oder ein Schnipsel lässt sich gar nicht erst falsch anlegen.
option-cutit-contact = Schnipsel nebeneinander
option-cutit-contact-free = Auch ohne Verbindung
option-cutit-contact-joined = Nur mit Verbindung
help-cutit-contact = Schnipsel dürfen auch ohne Verbindung nebeneinanderliegen, oder nur, wenn ein Stern sie verbindet.
option-cutit-glass = Sanduhr
option-cutit-glass-together = 3 Minuten für alle gleichzeitig
option-cutit-glass-own = 3 Minuten einzeln, jeder startet selbst
help-cutit-glass = Alle starten zusammen, oder jeder startet, wenn er bereit ist: praktisch bei Partien über mehrere Tage oder an einem gemeinsamen Bildschirm.
option-cutit-jokers = Joker-Felder
option-cutit-jokers-best = Immer die meisten Punkte
option-cutit-jokers-choice = Auch weniger Punkte möglich
help-cutit-jokers = Joker-Felder bringen immer so viel wie möglich, oder du darfst weniger Punkte nehmen, zum Beispiel, um dich in der nächsten Runde leichter zu steigern.
option-cutit-scissors = Schere
option-cutit-scissors-guarded = Immer nur ein Schnipsel
option-cutit-scissors-free = Zwei beliebige gerade Schnitte
help-cutit-scissors = Mit zwei beliebigen geraden Schnitten kannst du auch mehrere Schnipsel auf einmal abschneiden. Das kostet 5 Punkte, und alle gehören zu deinem Puzzle.
option-cutit-design = Eigener Bogen
option-cutit-design-none = Keiner
help-cutit-design = Spiele auf einem Bogen, den du selbst erzeugt und ausgedruckt hast. Er ersetzt den Bogen, der unten gewählt ist.
option-cutit-seed = Oder ein neuer Bogen aus beliebigen Wörtern
help-cutit-seed = Lass das Feld leer, um den Bogen oben zu nehmen. Gleiche Wörter ergeben immer den gleichen Bogen.
option-cutit-sheet = Bogen
option-cutit-sheet-standard = Standard
option-cutit-sheet-standard-b = Standard B
option-cutit-sheet-sharp = Scharf
help-cutit-sheet = Alle spielen mit dem gleichen Bogen. Farben und Sterne liegen auf jedem anders.
option-cutit-stars = Sterne
option-cutit-stars-normal = Normal
option-cutit-stars-advanced = Fortgeschritten
option-cutit-stars-strict = Streng
expected-design = „none“ oder der Code eines Bogens
help-cutit-stars = Fortgeschritten: Ein halber Stern darf nicht an einer Kante ohne Stern liegen. Streng: Er darf auch nicht ins Leere laufen, und kaum ein Puzzle wird vollständig.

refused-notation-cutit = „{ $text }“ ist kein Zug. Schreibe eine Ecke (corner a1), einen Schnitt (A3-K3/a1, A3-E3-E0/a1, A3-K3/a1=4) oder beim Puzzeln 5@3,-2r1, lift 5, keep 5, ready, done.
refused-notation-cutit-space = „{ $text }“ ist kein Feld. Die Felder heißen a1 bis j10.

refused-ci-1-code = Das ist kein gültiger Bogen-Code.
refused-ci-1-not-json = Das ist keine Bogendatei: Ein Bogen ist ein einzelnes JSON-Objekt.
refused-ci-1-rows = Ein Bogen braucht { $expected } Zeilen in „{ $field }“.
refused-ci-1-row = „{ $field }“ muss in Zeile { $rank } genau { $expected } Zeichen haben.
refused-ci-1-character = „{ $field }“ hat bei { $space } das Zeichen „{ $got }“. Möglich sind: { $expected }.
refused-ci-1-name = Ein Bogen braucht „{ $field }“, einen Text mit 1 bis 60 Zeichen.
refused-ci-1-corner-colour = Die Ecke { $space } ist { $colour ->
    [J] ein Joker-Feld
   *[K] schwarz
}. Ecken sind grün, pink, gelb und blau.
refused-ci-1-corner-twice = Die Ecken { $other } und { $space } sind beide { $colour ->
    [G] grün
    [P] pink
    [Y] gelb
   *[B] blau
}. Jede Ecke braucht eine andere Farbe.
refused-ci-1-black-star = Auf dem schwarzen Feld { $space } sitzt ein Stern. Schwarze Felder haben keinen.
refused-ci-1-no-joker-star = Kein Joker-Feld hat einen Stern. Genau eines muss einen haben.
refused-ci-1-joker-stars = Nur ein Joker-Feld darf einen Stern haben, und zwar genau einen. Hier sind es { $space } und { $other }.
refused-ci-2-dice = Dem Bogen fehlen die Würfel. Er braucht sechs Seiten für jeden von „{ $expected }“.
refused-ci-2-faces = Der Würfel „{ $colour }“ braucht sechs Seiten. Möglich sind: { $expected }.
refused-ci-2-face = Der Würfel kann nicht { $got } zeigen. Seine Seiten sind { $expected }.

refused-ci-3-phase = { $phase ->
    [first-player] Erst wird der Startspieler bestimmt
    [dice] Jetzt wird gewürfelt
    [corners] Jetzt werden Ecken gewählt
    [cuts] Jetzt wird geschnitten
    [ready] Jetzt machen sich alle bereit fürs Puzzeln
    [check] Jetzt werden die Puzzles geprüft
   *[puzzle] Jetzt wird gepuzzelt
}. „{ $move }“ geht gerade nicht.

refused-ci-4-slanted = Von { $start } nach { $end } führt kein gerader Schnitt entlang einer Linie.
refused-ci-4-no-angle = Die beiden Schnitte müssen sich im rechten Winkel treffen. Bei { $point } tun sie das nicht.
refused-ci-4-space = Feld { $space } gehört nicht mehr zu deinem Bogen.
refused-ci-4-first-space = Der Teil heißt nach seinem ersten Feld, also { $expected } statt { $space }.
refused-ci-4-no-paper = Entlang { $path } liegt kein Papier.
refused-ci-4-ends = { $path } geht nicht von Rand zu Rand. Der Schnitt dort heißt { $expected }.
refused-ci-4-meeting = { $point } liegt nicht im Papier. Zwei Schnitte müssen sich mitten im Papier treffen.
refused-ci-4-arm = Ein Schnitt endet am ersten Rand, auf den er trifft: bei { $expected }, nicht bei { $point }.

refused-ci-5-first = Platz { $got } kann nicht beginnen: An diesem Tisch gibt es { $seats } Plätze.
refused-ci-5-no-corner = { $space } ist keine Ecke des Bogens. Die Ecken sind a1, j1, j10 und a10.
refused-ci-5-taken = Platz { $seat } hat die Ecke { $space } schon gewählt.
refused-ci-5-without-corner = Dein erster Schnipsel muss deine Ecke { $corner } enthalten. Bei { $cut } bleibt sie am Bogen.

refused-ci-7-best = An diesem Tisch bringen Joker-Felder immer so viel wie möglich. Du kannst nicht { $claim } nehmen.
refused-ci-7-penalty = In dieser Runde gibt es Strafpunkte. Du kannst keine Punkte nehmen.
refused-ci-7-impossible = { $count ->
    [0] Mit diesen Würfeln bringt der Schnipsel keine Punkte. Du kannst also nicht { $claim } nehmen.
    [one] Der Schnipsel bringt { $possible }, egal wie die Joker-Felder zählen. Du kannst also nicht { $claim } nehmen.
   *[other] Du kannst nicht { $claim } nehmen. Je nachdem, wie die Joker-Felder zählen, bringt der Schnipsel { $possible }.
}
refused-ci-7-most = Mehr als { $claim } bringt dieser Schnipsel ohnehin nicht. Du musst es nicht angeben.

refused-ci-9-same = Beide Schnitte sind gleich: { $path }.

refused-ci-11-snippet = Es gibt keinen Schnipsel { $number }. Deine sind 1 bis { $last }.
refused-ci-11-not-on-table = Schnipsel { $number } liegt nicht auf dem Tisch.
refused-ci-11-table = So weit reicht der Tisch nicht: höchstens { $most } Felder von der Mitte.
refused-ci-11-overlap = Schnipsel { $number } würde bei { $x },{ $y } auf Schnipsel { $other } liegen.
refused-ci-11-unjoined = Die Schnipsel { $number } und { $other } würden sich bei { $x },{ $y } ohne Verbindung berühren.
refused-ci-11-ready = Du bist schon bereit.
refused-ci-11-not-ready = Du bist noch nicht bereit.
refused-ci-11-waiting = Die Sanduhr läuft noch nicht. Es sind noch nicht alle bereit.
refused-ci-11-running = Die Sanduhr läuft schon.
refused-ci-11-alone = Wenn du allein spielst, gibt es keine Sanduhr.
refused-ci-11-glass = Als Nächstes meldet die Sanduhr „{ $expected }“, nicht „{ $got }“.
refused-ci-12-colours = Zwischen den Schnipseln { $number } und { $other } würden bei { $x },{ $y } halbe Sterne verschiedener Farbe aneinanderstoßen.
refused-ci-14-part = Zu Schnipsel { $number } gibt es keinen Teil. Wähle einen von: { $names }.
refused-ci-16-plain = Zwischen den Schnipseln { $number } und { $other } würde bei { $x },{ $y } ein halber Stern an einer Kante ohne Stern liegen.

cause-cutit-done = Alle Puzzles sind fertig.
cause-cutit-time = Die Zeit ist um.

# Tagesaufgabe
daily-goal-cutit = Hole so viele Punkte, wie du kannst: solo, auf einem ganz neuen Bogen.
daily-score-cutit = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
