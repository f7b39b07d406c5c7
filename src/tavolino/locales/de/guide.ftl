# Die geführten ersten Spiele

guide-step = Schritt { $at } von { $count }
guide-over = Einführung beendet
guide-leave = Einführung verlassen
guide-next = Weiter
guide-pass = Schritt überspringen
guide-praise = Gut gemacht.
guide-end = Jetzt kennst du das Spiel.
guide-stay = Weiterspielen
guide-again = Neues Spiel
guide-rules = Regeln lesen

# Scalino
guide-scalino-welcome = Du baust mit einem Bot an einer gemeinsamen Pyramide. Grün ▲ und Gelb ■ gehören dir, Pink ● und Blau ◆ dem Bot, und die vier Farben wechseln sich ab.
guide-scalino-open = Der erste Stein bedeckt den Stern in der Mitte. Wähl unter dem Brett einen Stein und leg ihn auf eine der Stellen, die aufleuchten.
guide-scalino-contact = Ein Stein muss einen anderen seiner Ebene berühren, Seite an Seite. Gelb ist dran: Leg einen Stein neben die anderen.
guide-scalino-apart = Steine einer Farbe berühren sich nie Seite an Seite, an den Ecken schon. Leg einen Stein; versuch ruhig zuerst eine falsche Stelle, der Tisch sagt, warum sie nicht geht.
guide-scalino-gaps = Keine Lücken: In jeder Zeile und Spalte liegen die Steine ohne Unterbrechung. Leg noch einen Stein.
guide-scalino-levels = Ist Ebene 1 voll, beginnt darauf die nächste, um einen Ring kleiner. Wer eine Ebene vollendet, darf sofort noch einen Stein legen.
guide-scalino-look = Mit diesen Knöpfen drehst du die Pyramide oder siehst sie von oben, so wie am Ende: Jedes Feld, das man sieht, ist dann eine Stufe in der Farbe, die oben liegt.
guide-scalino-rows = Stufen deiner Farbe, die hinauf oder hinab ineinander übergehen, sind eine Reihe. Reihen aus 1, 2, 3, 4 Stufen zählen 1, 3, 6, 10 Punkte: Eine lange ist besser als viele kurze.
guide-scalino-left = Diese Karten zeigen, welche Steine jede Farbe noch hat, und ihre Punkte bis jetzt. Jeder übrige Stein kostet so viele Punkte, wie er Felder hat; leg die großen also früh.

# Abbau
guide-demolition-welcome = Diese Pyramide wird wieder abgebaut, Stein für Stein, abwechselnd von dir und einem Bot. Ein Stein zählt so viele Punkte, wie er Felder hat: 1, 2 oder 3.
guide-demolition-take = Du darfst jeden Stein nehmen, auf dem nichts liegt und von dem mindestens eine Seite frei ist. Zeig auf einen Stein: Hebt er sich, kannst du ihn haben.
guide-demolition-give = Was unter oder hinter deinem Stein lag, ist jetzt für den Bot frei. Schau, was ein Stein freigibt, und nimm dann noch einen.
guide-demolition-look = Von hier sind nicht alle Steine zu sehen. Mit diesen Knöpfen drehst du die Pyramide oder siehst sie von oben.
guide-demolition-level = Wer den letzten Stein einer Ebene nimmt, darf noch einen nehmen. { $count ->
    [one] Auf der obersten Ebene liegt noch ein Stein
   *[other] Auf der obersten Ebene liegen noch { $count } Steine
}: Spiel weiter, bis sie abgeräumt ist.
guide-demolition-bonus = Die oberste Ebene ist abgeräumt. Zähl also, wie viele Steine auf einer Ebene noch liegen: Mit dem letzten bekommst du zwei hintereinander.
guide-demolition-points = Diese Karten zeigen, wer was genommen hat. Mit dem letzten Stein endet das Spiel, und wer die meisten Punkte hat, gewinnt.

# Cut the Rope
guide-rope-welcome = Das ist dein Stapel aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}, von dem man nur die oberste sieht. Wer zuerst alle Karten des eigenen Stapels gespielt hat, gewinnt.
guide-rope-rows = Auf diese drei Reihen spielen alle. Sie zählen von 1 hinauf oder von 10 hinab, und der Rahmen am Ende jeder Reihe sagt, was als Nächstes passt.
guide-rope-play = Von deiner Hand oder deinem Stapel passt eine Karte. Tipp sie an und dann die Reihe, die aufleuchtet, oder zieh sie dorthin.
guide-rope-none = Gerade passt keine deiner Karten. Das kommt vor: Dann legst du nur eine ab und hoffst auf bessere.
guide-rope-pile = Die Karte auf deinem Stapel passt. Spiel sie: Die nächste wird aufgedeckt, und dein Stapel hat eine Karte weniger.
guide-rope-scissors = Eine Schere steht für die Zahl, die gerade dran ist. Heb sie auf, bis sie eine Karte deines Stapels auf eine Reihe bringt.
guide-rope-lay = Du darfst noch mehr Karten spielen, wenn welche passen. Um den Zug zu beenden, leg eine Handkarte hier auf eine Vorratsreihe.
guide-rope-draw = Nach deinem Zug ziehst du nach, bis du wieder sechs Karten hast. Inzwischen spielt der Bot.
guide-rope-supply = Auch die letzte Karte jeder Vorratsreihe ist spielbar; leg dort also ab, was du bald brauchst. Spiel, was du magst, und beende noch einen Zug.
guide-rope-complete = Eine Reihe aus zehn Karten ist vollständig und macht einer neuen Platz. Hilf dem Bot nicht: Schau vor dem Spielen auf die oberste Karte seines Stapels.

# Cut it
guide-cutit-welcome = Das ist dein Bogen. Mit neun Schnitten machst du zehn Schnipsel daraus; dann fügst du sie an den halbierten Sternen wieder zusammen.
guide-cutit-dice = Die Würfel sagen, welche Farben zählen. Eine Zahl bringt sich selbst, wenn der Schnipsel mindestens so viele Felder der Farbe hat, ein Fragezeichen 1 für jedes Feld, eine leere Seite nichts.
guide-cutit-corner = Dein erster Schnipsel beginnt an einer Ecke. Wähl eine, bei der Farben liegen, für die die Würfel zahlen.
guide-cutit-cut = Schneide einen Schnipsel mit dieser Ecke ab: Zieh eine Linie entlang von Rand zu Rand, oder tipp an, wo der Schnitt beginnt und endet. Ein zweiter Schnitt darf im rechten Winkel abgehen; dann wähl den Teil und schneide.
guide-cutit-points = { $points ->
    [one] Das war ein Punkt
   *[other] Das waren { $points } Punkte
}, hier auf dem Wertungsblatt. Ein bunter Joker zählt als die Farbe, die am meisten bringt, und Schwarz zählt nie.
guide-cutit-penalty = Diese Runde kostet 5 Punkte: Der Schnipsel war zu klein oder brachte nichts. Die Vorschau zeigt das vor dem Schnitt.
guide-cutit-columns = Die zwei Spalten bringen Bonus: + für eine Runde mit mehr Punkten als die davor, ✂ für einen Schnipsel mit einem einzigen Schnitt. Schneide den nächsten.
guide-cutit-size = Jeder Schnipsel braucht mindestens vier Felder und einen Punkt, sonst kostet die Runde 5 Punkte. Kleine Schnipsel lassen mehr für später: Schneide noch einen.
guide-cutit-stars = Schau auch auf die Sterne: Ein Schnitt durch einen Stern lässt auf beiden Seiten eine Hälfte. Die Hälften halten dein Puzzle zusammen, also braucht jeder Schnipsel welche.
guide-cutit-all = { $count ->
    [one] Ein Schnitt ist noch übrig
   *[other] { $count } Schnitte sind noch übrig
}. Schneide weiter; der letzte macht zwei Schnipsel auf einmal, und „Tipp“ zeigt dir einen guten Schnitt.
guide-cutit-lay = Jetzt wird wieder zusammengesetzt. Zieh einen Schnipsel auf den Tisch; er darf liegen, wo er will.
guide-cutit-join = Leg einen zweiten daneben, halber Stern an halben Stern derselben Farbe. Dreh ihn mit dem Knopf oder mit R; ein Ring zeigt, dass die beiden verbunden sind.
guide-cutit-done = Verbinde so alle miteinander und sag dann, dass du fertig bist. Allein hast du Zeit, so viel du willst, mit anderen drei Minuten, sobald alle bereit sind; jeder übrige Schnipsel kostet so viele Punkte, wie er Felder hat.
