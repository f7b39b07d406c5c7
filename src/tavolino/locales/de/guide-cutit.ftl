# Cut it

guide-cutit-welcome = Das ist dein Bogen. Mit neun Schnitten machst du zehn Schnipsel daraus; dann fügst du sie an den halbierten Sternen wieder zusammen.
guide-cutit-dice = Die Würfel sagen, welche Farben zählen. Zwei grüne Felder bringen die 2, drei gelbe die 3, das Fragezeichen bringt 1 für jedes pinke Feld, und die leere Seite nichts für Blau.
guide-cutit-corner = Dein erster Schnipsel beginnt an einer Ecke. Wähl eine, bei der Farben liegen, für die die Würfel zahlen.
guide-cutit-cut = Schneide einen Schnipsel mit dieser Ecke ab: Zieh eine Linie entlang von Rand zu Rand, oder tipp an, wo der Schnitt beginnt und endet. Ein zweiter Schnitt darf im rechten Winkel abgehen; dann wähl den Teil und schneide.
guide-cutit-points = { $points ->
    [one] Das war { $points } Punkt
   *[other] Das waren { $points } Punkte
}, hier auf dem Wertungsblatt. Ein bunter Joker zählt als die Farbe, die am meisten bringt, und Schwarz zählt nie.
guide-cutit-penalty = Diese Runde kostet 5 Punkte: Der Schnipsel war zu klein oder brachte nichts. Die Vorschau zeigt das vor dem Schnitt.
guide-cutit-columns = Die zwei Spalten bringen Bonus: + für eine Runde mit mehr Punkten als die davor, ✂ für einen Schnipsel mit einem einzigen Schnitt. Schneide den nächsten.
guide-cutit-joker = Schau auf die neuen Würfel: Grün bringt 4, aber erst mit vier grünen Feldern. Ein bunter Joker zählt als fehlendes Feld, also such Grün neben einem Joker.
guide-cutit-size = Jeder Schnipsel braucht mindestens vier Felder und einen Punkt, sonst kostet die Runde 5 Punkte. Kleine Schnipsel lassen mehr für später: Schneide noch einen.
guide-cutit-stars = Schau auch auf die Sterne: Ein Schnitt durch einen Stern lässt auf beiden Seiten eine Hälfte. Die Hälften halten dein Puzzle zusammen, also braucht jeder Schnipsel welche.
guide-cutit-all = { $count ->
    [one] Ein Schnitt ist noch übrig
   *[other] { $count } Schnitte sind noch übrig
}. Schneide weiter; der letzte macht zwei Schnipsel auf einmal, und „Tipp“ zeigt dir einen guten Schnitt.
guide-cutit-lay = Jetzt wird wieder zusammengesetzt. Zieh einen Schnipsel auf die Unterlage in der Mitte.
guide-cutit-join = Leg einen zweiten daneben, halber Stern an halben Stern derselben Farbe. Dreh ihn mit dem Knopf oder mit R; ein Ring zeigt, dass die beiden verbunden sind.
guide-cutit-done = Verbinde so alle miteinander und sag dann, dass du fertig bist. Allein hast du Zeit, so viel du willst, mit anderen drei Minuten, sobald alle bereit sind; jeder übrige Schnipsel kostet so viele Punkte, wie er Felder hat.
