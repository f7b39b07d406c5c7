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
