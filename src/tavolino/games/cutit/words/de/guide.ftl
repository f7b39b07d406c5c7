# Cut it

guide-cutit-welcome = Das ist dein Bogen. Mit neun Schnitten machst du daraus zehn Schnipsel. Danach puzzelst du sie an den durchgeschnittenen Sternen wieder zusammen.
guide-cutit-dice = Die Würfel zeigen, welche Farben Punkte bringen: 2 Punkte, wenn du zwei grüne Felder hast, 3 bei drei gelben. Beim Fragezeichen gibt es 1 Punkt für jedes pinke Feld. Blau zeigt die leere Seite und bringt nichts.
guide-cutit-corner = Dein erster Schnipsel muss eine Ecke enthalten. Wähle eine mit Farben, die jetzt Punkte bringen.
guide-cutit-cut = Schneide einen Schnipsel mit dieser Ecke ab: Fahre von Rand zu Rand eine Linie nach oder tippe an, wo der Schnitt beginnt und endet. Ein zweiter Schnitt im rechten Winkel ist erlaubt. Wähle dann den Teil und schneide.
guide-cutit-points = { $points ->
    [one] Du hast { $points } Punkt geholt
   *[other] Du hast { $points } Punkte geholt
}, hier auf dem Wertungsblatt. Ein Joker-Feld zählt als die Farbe, die am meisten bringt. Schwarz bringt nie Punkte.
guide-cutit-penalty = Diese Runde kostet 5 Punkte: Dein Schnipsel war zu klein oder hat nichts gebracht. Die Vorschau zeigt dir das vor dem Schneiden.
guide-cutit-columns = Diese zwei Spalten sind dein Bonus: + für mehr Punkte als in der Vorrunde, ✂ für einen einzigen Schnitt. Schneide den nächsten Schnipsel.
guide-cutit-joker = Schau auf die neuen Würfel: Grün bringt 4, aber nur mit vier grünen Feldern. Eines davon darf ein Joker-Feld sein, suche also Grün neben einem Joker-Feld.
guide-cutit-size = Jeder Schnipsel braucht mindestens vier Felder und einen Punkt, sonst kostet die Runde 5 Punkte. Schneidest du klein, bleibt mehr Papier für später. Schneide noch einen.
guide-cutit-stars = Achte auch auf die Sterne: Schneidest du einen durch, bleibt auf jeder Seite ein halber. Diese Hälften halten dein Puzzle zusammen, jeder Schnipsel braucht also welche.
guide-cutit-all = { $count ->
    [one] Noch ein Schnitt
   *[other] Noch { $count } Schnitte
}. Schneide weiter: Der letzte Schnitt ergibt zwei Schnipsel auf einmal. „Tipp“ zeigt dir einen guten Schnitt.
guide-cutit-lay = Jetzt kommt alles wieder zusammen. Ziehe einen Schnipsel auf die Unterlage in der Mitte.
guide-cutit-join = Lege einen zweiten daneben, halber Stern an halben Stern in gleicher Farbe. Drehe ihn mit dem Knopf oder mit R. Ein Ring zeigt, dass die beiden verbunden sind.
guide-cutit-done = Verbinde so alle deine Schnipsel und drücke dann „Ich bin fertig“. Allein hast du beliebig viel Zeit, mit anderen drei Minuten. Jeder übrige Schnipsel kostet so viele Punkte, wie er Felder hat.
