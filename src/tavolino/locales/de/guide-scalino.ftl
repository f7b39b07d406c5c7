# Scalino

guide-scalino-welcome = Du baust mit einem Bot an einer gemeinsamen Pyramide. Grün ▲ und Gelb ■ gehören dir, Pink ● und Blau ◆ dem Bot, und die vier Farben wechseln sich ab.
guide-scalino-open = Der erste Stein bedeckt den Stern in der Mitte. Wähl unter dem Brett einen Stein und leg ihn auf eine der Stellen, die aufleuchten.
guide-scalino-contact = Ein Stein muss einen anderen seiner Ebene berühren, Seite an Seite. Gelb ist dran: Leg einen Stein neben die anderen.
guide-scalino-apart = Steine einer Farbe berühren sich nie Seite an Seite, an den Ecken schon. Leg einen Stein; versuch ruhig zuerst eine falsche Stelle, der Tisch sagt, warum sie nicht geht.
guide-scalino-gaps = Keine Lücken: In jeder Zeile und Spalte liegen die Steine ohne Unterbrechung. Leg noch einen Stein.
guide-scalino-levels = Ist Ebene 1 voll, beginnt darauf die nächste, um einen Ring kleiner.
guide-scalino-fill = Das Spiel ist weitergegangen, und auf Ebene 1 ist noch ein Feld frei: a5. Leg einen grünen Stein dorthin. Wer eine Ebene vollendet, darf sofort noch einen Stein legen.
guide-scalino-bonus = Ebene 1 ist voll, und du darfst noch einen grünen Stein legen, auf Ebene 2. Leg ihn auf b5, neben deine Stufe auf a5: Eine Stufe und die nächsthöhere sind eine Reihe. Zeig auf den Platz, und das Brett sagt, was er bringt.
guide-scalino-pair = Eine Reihe aus zwei Stufen zählt 3 Punkte, einen mehr als zwei einzelne Stufen: Jede weitere Stufe zählt einen Punkt mehr als die vorige. Geh weiter und sieh dasselbe Spiel viel später.
guide-scalino-climb = Viel später: Deine Stufen auf a5 und b5 sind eine Reihe aus zwei Stufen und zählen 3 Punkte. Auf Ebene 3 ist noch ein Feld frei: Steig weiter auf c5, und die Reihe zählt 6.
guide-scalino-top = Noch ein grüner Stein, auf Ebene 4: Leg ihn auf d5, und die Reihe hat vier Stufen.
guide-scalino-rows = Stufen deiner Farbe, die hinauf oder hinab ineinander übergehen, sind eine Reihe. Reihen aus 1, 2, 3, 4 Stufen zählen 1, 3, 6, 10 Punkte: Eine lange ist besser als viele kurze. Drück auf die Karte einer Farbe, um ihre Reihen zu sehen.
guide-scalino-look = Mit diesen Knöpfen drehst du die Pyramide oder siehst sie von oben, so wie am Ende: Jedes Feld, das man sieht, ist dann eine Stufe in der Farbe, die oben liegt.
guide-scalino-left = Die große Zahl ist, was eine Farbe bisher hat; unter ihren Steinen steht, wie viele Felder sie noch haben. Am Ende kostet jedes davon einen Punkt: Leg die großen Steine früh.
