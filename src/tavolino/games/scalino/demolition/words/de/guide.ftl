# Abbau

guide-demolition-welcome = Du und ein Bot nehmt diese Pyramide auseinander, Stein für Stein. Ein Stein bringt so viele Punkte, wie er Felder hat: 1, 2 oder 3.
guide-demolition-take = Du darfst jeden Stein nehmen, auf dem nichts liegt und der mindestens eine freie Seite hat. Zeige auf einen Stein: Hebt er sich, kannst du ihn nehmen.
guide-demolition-give = Was unter oder hinter deinem Stein lag, ist jetzt für den Bot frei. Schau also, was ein Stein freilegt, und nimm dann noch einen.
guide-demolition-look = Von hier siehst du nicht alle Steine. Mit diesen Knöpfen drehst du die Pyramide oder siehst sie von oben.
guide-demolition-level = Wer den letzten Stein einer Ebene nimmt, darf noch einen nehmen. { $count ->
    [one] Auf der obersten Ebene liegt noch ein Stein
   *[other] Auf der obersten Ebene liegen noch { $count } Steine
}: Spiele weiter, bis sie abgebaut ist.
guide-demolition-bonus = Die oberste Ebene ist weg. Zähle mit, wie viele Steine noch auf einer Ebene liegen: Wer den letzten nimmt, bekommt zwei hintereinander.
guide-demolition-points = Hier siehst du, wer was genommen hat. Mit dem letzten Stein endet die Partie. Wer die meisten Punkte hat, gewinnt.
