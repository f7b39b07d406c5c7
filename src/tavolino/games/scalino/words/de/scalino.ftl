game-scalino = Scalino
game-demolition = Scalino-Abbau
about-scalino = Baut Ebene für Ebene eine Pyramide und erklimmt sie in langen Reihen, jeder in seiner Farbe.
about-demolition = Nehmt eine fertige Pyramide auseinander und sichert euch die großen Steine.
option-scalino-gaps = Lücken
option-scalino-gaps-bay = Alle Lücken verboten
option-scalino-gaps-notch = Nur einzelne Löcher verboten
help-scalino-gaps = Sind alle Lücken verboten, geht es stetig nach oben. Nur einzelne Löcher zu verbieten entspricht eher der Anleitung, aber oft bleibt die Partie dann stecken.
option-scalino-bonus = Bonusstein
option-scalino-bonus-same = Gleiche Farbe
option-scalino-bonus-either = Eine deiner beiden Farben (zu zweit)
help-scalino-bonus = Zu zweit darf der Bonusstein auf Wunsch auch deine andere Farbe haben.
option-demolition-pyramid = Pyramide
option-demolition-pyramid-dealt = Zufällig
expected-pyramid = „dealt“ oder die Steine einer vollständigen Pyramide
help-demolition-pyramid = Beginnt mit einer zufälligen Pyramide oder baut eine ab, die in einer Partie entstanden ist.

refused-notation-space = „{ $text }“ ist kein Feld. Die Felder heißen a1 bis i9.
refused-notation-place = „{ $text }“ ist keine Stelle. Schreibe ein Feld (e5) oder die beiden Enden eines Steins (d5-f5).
refused-notation-first = „{ $text }“ nennt keinen Startspieler. Schreibe: first 0.
refused-notation-block = „{ $text }“ ist kein Stein. Schreibe die Farbe ({ $colours }) und die Stelle: Ge5.

refused-sc-1-outside = Feld { $space } liegt nicht auf dem Brett.
refused-sc-2-first = Platz { $got } kann nicht beginnen: An diesem Tisch gibt es { $seats } Plätze.
refused-sc-2-draw-first = Erst muss der Startspieler feststehen, dann wird gelegt.
refused-sc-3-star = Der erste Stein der Partie muss den Stern auf e5 bedecken. { $place } tut das nicht.
refused-sc-4-straight = { $place } ist keine gerade Linie.
refused-sc-4-size = { $place } ist { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
  } lang. Steine haben höchstens { $most }.
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
refused-sc-4-must-place = Ein Stein passt, also musst du einen legen. Verzichten kannst du nur auf einen Bonusstein.
refused-sc-5-contact = { $place } berührt keinen anderen Stein auf dieser Ebene.
refused-sc-6-beside = { $place } würde auf dieser Ebene einen anderen { $colour ->
    [green] grünen
    [pink] pinken
    [yellow] gelben
   *[blue] blauen
} Stein berühren.
refused-sc-6-above = { $place } würde auf einem { $colour ->
    [green] grünen
    [pink] pinken
    [yellow] gelben
   *[blue] blauen
} Stein liegen. Kein Stein darf auf seiner eigenen Farbe liegen.
refused-sc-7-gap = { $place } würde { $kind ->
    [notch] ein leeres Feld mit Steinen an drei oder mehr Seiten
   *[bay] in einer Zeile oder Spalte eine Lücke zwischen Steinen
} lassen.
refused-sc-9-two-players = Die Farbe des Bonussteins könnt ihr nur zu zweit wählen, nicht mit { $seats } Spielern.
refused-sc-9-which-colour = Deine beiden Farben passen. Schreibe dazu, welche: { $one } oder { $other }.
refused-sc-9-no-choice = Du kannst gerade keine Farbe wählen. Schreibe nur die Stelle: { $place }.
refused-sc-9-not-yours = Der Bonusstein muss eine deiner Farben haben: { $one } oder { $other }.
refused-sc-11-colour = Feld { $space } hat die Farbe { $got }. Möglich sind 0 bis 3.
refused-sc-11-height = Feld { $space } hat die Höhe { $got }. Möglich sind 1 bis { $most }.
refused-sc-11-too-many = { $got } Felder sind { $colour ->
    [green] grün
    [pink] pink
    [yellow] gelb
   *[blue] blau
}, aber die Steine dieser Farbe reichen nur für { $most }.

refused-sd-1-pyramid-first = Ohne Pyramide kannst du keinen Stein nehmen.
refused-sd-1-too-many = Die Pyramide hat { $got } Steine. Es gibt aber nur { $most }.
refused-sd-1-complete-already = Die Pyramide ist schon vor { $place } fertig.
refused-sd-1-incomplete = Die Pyramide ist nicht fertig: Auf Ebene { $level } sind Felder leer.
refused-sd-2-no-block = Genau auf { $place } liegt kein Stein.
refused-sd-2-covered = Auf dem Stein { $place } liegt noch ein anderer.
refused-sd-2-no-free-side = Der Stein { $place } hat keine freie Seite.
refused-sd-2-must-take = Du musst einen Stein nehmen. Verzichten kannst du nur auf einen Bonusstein.
refused-sd-2-not-chance = Jetzt kannst du nur Steine nehmen.

sequel-scalino-demolition = Pyramide abbauen
cause-scalino-complete = Die Pyramide ist fertig.
cause-scalino-stuck = Niemand kann mehr einen Stein legen.
cause-demolition-cleared = Die Pyramide ist abgebaut.

# Tagesaufgabe
daily-goal-scalino = Hole den größtmöglichen Vorsprung heraus. Bei bestem Spiel legst du noch { $moves ->
    [one] { $moves } Stein
   *[other] { $moves } Steine
  }.
daily-score-scalino = { $score ->
    [one] { $score } Punkt Vorsprung
   *[other] { $score } Punkte Vorsprung
}
daily-goal-demolition = Gewinne dieses Endspiel so hoch wie möglich.
daily-score-demolition = { $score ->
    [one] { $score } Punkt Vorsprung
   *[other] { $score } Punkte Vorsprung
}
