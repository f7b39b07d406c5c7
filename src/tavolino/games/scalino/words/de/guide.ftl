# Scalino

guide-scalino-welcome = Du und ein Bot baut zusammen eine Pyramide. Grün ▲ und Gelb ■ gehören dir, Pink ● und Blau ◆ dem Bot. Die vier Farben wechseln sich ab.
guide-scalino-open = Der erste Stein muss den Stern bedecken. Wähle unter dem Brett einen Stein und lege ihn auf eine der markierten Stellen.
guide-scalino-contact = Ein Stein muss Seite an Seite einen anderen auf seiner Ebene berühren. Gelb ist dran: Lege einen Stein neben die anderen.
guide-scalino-apart = Steine derselben Farbe dürfen sich nicht Seite an Seite berühren; über Eck ist erlaubt. Lege einen Stein. Probiere ruhig erst eine falsche Stelle: Der Tisch sagt dir, warum sie nicht geht.
guide-scalino-gaps = Keine Lücken: In jeder Zeile und Spalte müssen die Steine lückenlos aneinanderliegen. Lege noch einen Stein.
guide-scalino-levels = Ist Ebene 1 fertig, beginnt darauf die nächste, einen Ring kleiner.
guide-scalino-fill = Die Partie ist ein Stück weiter, und auf Ebene 1 ist noch ein Feld frei: a5. Lege dort einen grünen Stein hin. Wer eine Ebene fertig baut, darf noch einen Stein legen.
guide-scalino-bonus = Ebene 1 ist fertig, und du darfst noch einen grünen Stein auf Ebene 2 legen. Lege ihn auf b5, neben deine Stufe auf a5: Zwei Stufen, von denen eine höher liegt, bilden eine Reihe. Zeige auf die Stelle, um zu sehen, was sie bringt.
guide-scalino-pair = Eine Reihe mit zwei Stufen bringt 3 Punkte, einen mehr als zwei einzelne Stufen. Jede weitere Stufe bringt einen Punkt mehr als die davor. Jetzt springen wir in derselben Partie weit nach vorn.
guide-scalino-climb = Deine Stufen auf a5 und b5 sind eine Reihe und bringen 3 Punkte. Auf Ebene 3 ist noch ein Feld frei: Steige weiter auf c5, und die Reihe bringt 6.
guide-scalino-top = Noch ein grüner Stein, diesmal auf Ebene 4: Lege ihn auf d5, und die Reihe hat vier Stufen.
guide-scalino-rows = Stufen deiner Farbe, die treppauf oder treppab aneinanderstoßen, bilden eine Reihe. Reihen mit 1, 2, 3, 4 Stufen bringen 1, 3, 6, 10 Punkte: Eine lange ist besser als viele kurze. Tippe eine Farbe an, um ihre Reihen zu sehen.
guide-scalino-look = Mit diesen Knöpfen drehst du die Pyramide oder siehst sie von oben. Am Ende ist jedes Feld, das du von oben siehst, eine Stufe in seiner obersten Farbe.
guide-scalino-left = Die große Zahl zeigt die Punkte einer Farbe. Unter ihren Steinen steht, wie viele Felder noch übrig sind. Am Ende kostet jedes davon einen Punkt. Lege große Steine also früh.
