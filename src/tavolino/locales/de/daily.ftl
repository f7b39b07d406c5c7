# Die Tagesaufgabe
refused-daily-unknown = Für diesen Tag gibt es keine Aufgabe.
refused-daily-sealed = Die Aufgabe vom { $day } ist noch geheim.
refused-daily-closed = Für diesen Tag kannst du keine Zahl mehr beisteuern.
refused-daily-early = Für { $day } kannst du ab { $opens } eine Zahl beisteuern.
refused-daily-contribution = Eine Zahl für die Auslosung hat 32 Ziffern, 0 bis 9 und a bis f.
daily-table-title = Tagesaufgabe { $day }

# Zum Teilen
daily-share-head = Tavolino · { $game } · { $day }
daily-share-par = Par
daily-share-better = { $points } besser als Par
daily-share-worse = { $points } schlechter als Par
daily-share-failed = Nicht gelöst
daily-share-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}

# tavolino daily verify
daily-verified = { $day } wurde fair ausgelost: Der Startwert passt zum Hash, und alle Aufgaben ergeben sich aus ihm und { $numbers ->
    [one] { $numbers } Zahl
   *[other] { $numbers } Zahlen
} von Besuchern.
daily-unrevealed = { $day }: Bisher stimmt alles. Der Startwert wird veröffentlicht, wenn der Tag vorbei ist.
daily-try-verified = Das ist ein Versuch vom { $day }, mit dessen Startwert und aus dessen Stellung.
daily-try-unrevealed = Ein Versuch lässt sich prüfen, sobald der Startwert des Tages veröffentlicht ist.
daily-no-day = Das ist keine Datei zu einer Tagesaufgabe.
daily-no-receipt = Das ist keine Quittung für eine Zahl.
daily-lacks = Für { $game } gibt es an diesem Tag keine Aufgabe. Vielleicht hatte der Server dieses Spiel nicht.
daily-wrong = { $file } ist fehlerhaft:
daily-fault-hash = Der Hash ist { $hash }, veröffentlicht wurde aber { $noted }.
daily-fault-late = Der Startwert wurde erst festgelegt, als der Tag schon begonnen hatte.
daily-fault-secret = Der Startwert passt nicht zum Hash.
daily-fault-game = Für „{ $game }“ gibt es keine Aufgabe.
daily-fault-challenge = Die Aufgabe für { $game } ergibt sich nicht aus dem Startwert und den Zahlen.
daily-fault-dealer = Die Partie hatte andere Würfel oder Karten als die Aufgabe.
daily-fault-position = Die Partie begann nicht mit der Stellung der Aufgabe.
daily-fault-rounds = Der Tag wurde in { $rounds } statt { $expected } Runden gemischt, die Aufgaben können also ausgesucht sein.
daily-fault-early = Der Startwert wurde früher festgelegt, als ein Server das tut.
daily-fault-unrevealed = Es gibt Aufgaben, aber der Startwert fehlt.
daily-fault-empty = Es gibt keine Aufgaben, also nichts, woran sich die Zahlen prüfen lassen.
daily-fault-twice = Für „{ $game }“ gibt es mehr als eine Aufgabe.
daily-fault-order = Die Aufgaben stehen nicht in der Reihenfolge, in der ein Server sie veröffentlicht.
daily-fault-other = Die Quittung gilt für { $day }.
daily-fault-missing = Die Zahl { $contribution } ist nicht dort in der Auslosung, wo ihre Quittung sagt.
daily-fault-rewritten = Die Zahlen vor { $contribution } wurden geändert, nachdem die Quittung ausgestellt war.
daily-fault-seats = Die Partie hatte { $seats } statt { $expected } Plätze.
daily-fault-opponent = Der Gegner war nicht der Bot „{ $bot }“.
daily-fault-tags = Die Aufzeichnung enthält Zusätze; ein Server schreibt keine.
daily-fault-open = Die Partie ist nicht zu Ende.
daily-fault-undo = Zeile { $line }: Ein Zug wurde zurückgenommen, das geht in einem Versuch nicht.
daily-fault-resign = Zeile { $line }: In einem Versuch kann nur der Spieler aufgeben.
daily-fault-bot = Zeile { $line }: Der Bot „{ $bot }“ macht diesen Zug nicht.
daily-fault-deal = Die Aufgabe für { $game } wurde mit anderen Würfeln oder Karten gespielt, als der Startwert ergibt.
daily-fault-par = Das Par für { $game } wurde nach dem Tag geändert.

# Im Client
daily-title = Tagesaufgabe
daily-about = Jeden Tag gibt es für jedes Spiel eine Aufgabe, für alle die gleiche. Dein erster Versuch zählt, danach kannst du üben.
daily-none = Die ersten Aufgaben beginnen um Mitternacht (UTC).
daily-left = { $hours ->
    [0] { $minutes ->
        [one] noch { $minutes } Minute
       *[other] noch { $minutes } Minuten
    }
    [one] noch { $hours } Stunde
   *[other] noch { $hours } Stunden
}
daily-state-new = Noch nicht gespielt
daily-state-playing = Läuft
daily-state-reached = { $score } (Par { $par })
daily-state-failed = Nicht gelöst
daily-state-helped = Mit Hilfe gespielt
daily-state-late = Nicht rechtzeitig fertig
daily-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-longest = Längste Serie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}.
daily-par = Par: { $par }
daily-opponent = Dein Gegner: { $bot }
daily-counts = Dieser Versuch zählt. Du kannst bis Mitternacht (UTC) beginnen und hast danach noch eine Stunde Zeit. Mit Tipps oder wenn ein Bot für dich spielt, zählt er nicht.
daily-begin = Starten
daily-resume = Weiterspielen
daily-practise = Üben
daily-replay = Partie ansehen
daily-result = Dein Ergebnis: { $score }.
daily-result-par = Genau Par!
daily-result-better = { $points } besser als Par!
daily-result-worse = { $points } schlechter als Par.
daily-result-failed = Diesmal nicht gelöst.
daily-result-helped = Ein Bot hat geholfen, deshalb zählt dieser Versuch nicht.
daily-result-late = Du bist nicht rechtzeitig fertig geworden.
daily-everyone = Alle Ergebnisse
daily-players = { $players ->
    [one] { $players } Person hat gespielt.
   *[other] { $players } Personen haben gespielt.
}
daily-bar = { $score }: { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
daily-bar-own = { $score } (auch du): { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
daily-bar-failed = Nicht gelöst: { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
daily-share = Teilen
daily-copy = Text kopieren
daily-archive = Frühere Aufgaben
daily-archive-none = Es gibt noch keine früheren Aufgaben.
daily-more = Weitere Tage
daily-next = Morgen
daily-next-what = Die Aufgaben von morgen ergeben sich aus einem geheimen Startwert des Servers und aus Zahlen, die Besucher beisteuern. Den Fingerabdruck (Hash) des Startwerts siehst du schon jetzt, und dein Browser merkt ihn sich. Je später eine Zahl dazukommt, desto weniger kann jemand das Ergebnis beeinflussen, auch nicht der Server. Am Ende des Tages wird der Startwert veröffentlicht. Dann wiederholt dein Browser die Auslosung, und „tavolino daily verify“ prüft alles.
daily-numbers = { $numbers ->
    [0] Noch hat niemand eine Zahl beigesteuert.
    [one] { $numbers } Zahl ist schon dabei.
   *[other] { $numbers } Zahlen sind schon dabei.
}
daily-add = Zufallszahl beisteuern
daily-own = Deine Zahl:
daily-closed = Für morgen kannst du keine Zahl mehr beisteuern.
daily-receipt = Quittung speichern
daily-file = Die Datei zu diesem Tag
daily-check-run = Diesen Tag prüfen
daily-check-running = Wird geprüft …
daily-check-unable = Dein Browser kann das nur auf einer Seite prüfen, die über HTTPS geöffnet wurde.
daily-check-sealed = Der Startwert wird eine Stunde nach dem Ende des Tages veröffentlicht.
daily-check-good = Alles passt zusammen: der Startwert, die Zahlen und die Auslosung aller Aufgaben.
daily-check-noted = Der Hash ist der, den dein Browser schon vorher gesehen hat.
daily-check-unnoted = Dein Browser hatte den Hash vorher nicht gesehen und kann nicht sagen, ob er ausgetauscht wurde.
daily-check-counted = Deine Zahl ist in der Auslosung enthalten.
daily-check-bad = Die Auslosung vom { $day } wurde manipuliert!
daily-check-swapped = Der Server zeigt für { $day } einen anderen Hash als vorher.
