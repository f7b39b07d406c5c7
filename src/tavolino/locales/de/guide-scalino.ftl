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
