game-scalino = Scalino
game-demolition = Scalino-Abbau
about-scalino = Baut gemeinsam eine Pyramide, Ebene für Ebene, und steig in langen Reihen deiner Farbe hinauf.
about-demolition = Baut eine fertige Pyramide Stein für Stein ab und behaltet die großen.
option-scalino-gaps = Lücken
option-scalino-gaps-bay = Überhaupt keine
option-scalino-gaps-notch = Nur einzelne Felder dürfen nicht frei bleiben
help-scalino-gaps = Ganz ohne Lücken wächst die Pyramide weiter; nur einzelne eingeschlossene Felder zu verbieten ist näher am Heft, bleibt aber oft stecken.
option-scalino-bonus = Bonusstein
option-scalino-bonus-same = In derselben Farbe
option-scalino-bonus-either = In einer der beiden eigenen Farben (zu zweit)
help-scalino-bonus = Zu zweit lässt sich so wählen, welche der beiden eigenen Farben der zusätzliche Stein hat.
option-demolition-pyramid = Pyramide
option-demolition-pyramid-dealt = Durch Zufall gebaut
help-demolition-pyramid = Ihr beginnt mit einer zufällig gebauten Pyramide oder baut eine ab, die wirklich gebaut wurde.

refused-notation-space = „{ $text }“ ist kein Feld; Felder sind a1 bis i9.
refused-notation-place = „{ $text }“ ist keine Stelle; schreib ein Feld (e5) oder die beiden Enden eines Steins (d5-f5).
refused-notation-first = „{ $text }“ nennt niemanden, der beginnt; schreib: first 0.
refused-notation-block = „{ $text }“ ist kein Stein; schreib die Farbe ({ $colours }) und die Stelle: Ge5.

refused-sc-1-outside = Feld { $space } liegt nicht auf dem Brett.
refused-sc-2-first = Platz { $got } kann an einem Tisch für { $seats } nicht beginnen.
refused-sc-2-draw-first = Erst muss ausgelost sein, wer beginnt; dann wird gebaut.
refused-sc-3-star = Der erste Stein des Spiels deckt den Stern zu, e5; { $place } tut das nicht.
refused-sc-4-straight = { $place } ist keine gerade Linie.
refused-sc-4-size = { $place } ist { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
  } lang; Steine haben höchstens { $most }.
refused-sc-4-stock = Für { $place } ist kein { $colour ->
    [green] grüner
    [pink] pinker
    [yellow] gelber
   *[blue] blauer
} Stein mit { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
} mehr da.
refused-sc-4-level = { $place } liegt nicht ganz auf Ebene { $level }, an der gerade gebaut wird.
refused-sc-4-taken = { $place } ist auf dieser Ebene schon bedeckt.
refused-sc-4-must-place = Es passt ein Stein, also muss einer gelegt werden; nur auf einen Bonus darf man verzichten.
refused-sc-5-contact = { $place } berührt keinen anderen Stein der Ebene.
refused-sc-6-beside = { $place } würde auf der Ebene einen anderen { $colour ->
    [green] grünen
    [pink] pinken
    [yellow] gelben
   *[blue] blauen
} Stein berühren.
refused-sc-6-above = { $place } läge auf einem { $colour ->
    [green] grünen
    [pink] pinken
    [yellow] gelben
   *[blue] blauen
} Stein; kein Stein liegt auf der eigenen Farbe.
refused-sc-7-gap = { $place } ließe { $kind ->
    [notch] ein leeres Feld mit Steinen an drei oder mehr Seiten
   *[bay] in einer Zeile oder Spalte eine Lücke zwischen Steinen
}.
refused-sc-9-two-players = Mit { $seats } Spielern hat niemand zwei Farben; die Farbe des Bonussteins lässt sich nur zu zweit wählen.
refused-sc-9-which-colour = Beide deine Farben passen; schreib, welche es sein soll: { $one } oder { $other }.
refused-sc-9-no-choice = Hier gibt es keine Farbe zu wählen; schreib nur die Stelle: { $place }.
refused-sc-9-not-yours = Der Bonusstein ist einer von deinen: { $one } oder { $other }.
refused-sc-11-colour = Feld { $space } hat die Farbe { $got }; Farben sind 0 bis 3.
refused-sc-11-height = Feld { $space } hat die Höhe { $got }; Höhen sind 1 bis { $most }.
refused-sc-11-too-many = { $got } Felder sind { $colour ->
    [green] grün
    [pink] pink
    [yellow] gelb
   *[blue] blau
}, die Farbe hat aber nur Steine für { $most }.

refused-sd-1-pyramid-first = Erst muss die Pyramide dastehen, dann wird abgebaut.
refused-sd-1-too-many = Die Pyramide hat { $got } Steine; es gibt nur { $most }.
refused-sd-1-complete-already = Vor { $place } ist die Pyramide schon vollständig.
refused-sd-1-incomplete = Die Pyramide ist nicht vollständig: Ebene { $level } hat leere Felder.
refused-sd-2-no-block = Genau auf { $place } liegt kein Stein.
refused-sd-2-covered = Auf dem Stein { $place } liegt ein anderer.
refused-sd-2-no-free-side = Der Stein { $place } ist auf allen vier Seiten eingeschlossen.
refused-sd-2-must-take = Ein Stein muss genommen werden; nur auf einen zusätzlichen darf man verzichten.
refused-sd-2-not-chance = Jetzt können nur Steine genommen werden.

sequel-scalino-demolition = Abbauen
cause-scalino-complete = Die Pyramide ist vollständig.
cause-scalino-stuck = Niemand kann noch einen Stein legen.
cause-demolition-cleared = Der letzte Stein ist genommen.

# Tagesaufgabe
daily-goal-scalino = Gewinne so viel Vorsprung, wie du kannst. Bei bestem Spiel legst du noch { $moves } Steine.
daily-score-scalino = { $score ->
    [one] { $score } Punkt Vorsprung
   *[other] { $score } Punkte Vorsprung
}
daily-goal-demolition = Gewinne dieses Endspiel, so hoch du kannst.
daily-score-demolition = { $score ->
    [one] { $score } Punkt Vorsprung
   *[other] { $score } Punkte Vorsprung
}
