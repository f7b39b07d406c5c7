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
