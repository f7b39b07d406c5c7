# Die geführten ersten Spiele

guide-step = Schritt { $at } von { $count }
guide-over = Einführung beendet
guide-leave = Einführung verlassen
guide-next = Weiter
guide-pass = Schritt überspringen
guide-praise = Gut gemacht!
guide-end = Jetzt weißt du, wie es geht.
guide-stay = Weiterspielen
guide-again = Neue Partie
guide-rules = Regeln lesen
