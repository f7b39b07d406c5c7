referee-title = Spielleiter für den echten Tisch
referee-lead = Euer Brett, eure Karten, eure Schere: Ein Telefon daneben würfelt, stoppt die Zeit und zählt. Ohne Konto, und auf diesem Gerät auch ohne Netz.
referee-game = Welches Spiel liegt auf dem Tisch?
referee-players = Wer spielt mit?
referee-remove = { $name } entfernen
referee-add = Noch jemand
referee-start = Los geht’s
