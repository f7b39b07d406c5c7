# Die Tagesaufgabe
refused-daily-unknown = Für diesen Tag gibt es keine Aufgabe.
refused-daily-sealed = Die Aufgabe vom { $day } ist noch geheim.
refused-daily-closed = Für diesen Tag kannst du keine Zahl mehr beisteuern.
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
daily-wrong = { $file } ist fehlerhaft:
daily-fault-hash = Der Hash ist { $hash }, veröffentlicht wurde aber { $noted }.
daily-fault-late = Der Startwert wurde erst festgelegt, als der Tag schon begonnen hatte.
daily-fault-contribution = „{ $contribution }“ ist keine gültige Zahl.
daily-fault-twice = Eine Zahl kommt doppelt vor.
daily-fault-missing = Die Zahl { $contribution } fehlt.
daily-fault-secret = Der Startwert passt nicht zum Hash.
daily-fault-game = Für „{ $game }“ gibt es keine Aufgabe.
daily-fault-challenge = Die Aufgabe für { $game } ergibt sich nicht aus dem Startwert und den Zahlen.
daily-fault-dealer = Die Partie hatte andere Würfel oder Karten als die Aufgabe.
daily-fault-position = Die Partie begann nicht mit der Stellung der Aufgabe.

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
daily-next-what = Die Aufgaben von morgen ergeben sich aus einem geheimen Startwert des Servers und aus Zahlen, die Besucher beisteuern. Den Fingerabdruck (Hash) des Startwerts siehst du schon jetzt. Je später eine Zahl dazukommt, desto weniger kann jemand das Ergebnis beeinflussen, auch nicht der Server. Am Ende des Tages wird der Startwert veröffentlicht, und alle können ihn mit „tavolino daily verify“ prüfen.
daily-numbers = { $numbers ->
    [0] Noch hat niemand eine Zahl beigesteuert.
    [one] { $numbers } Zahl ist schon dabei.
   *[other] { $numbers } Zahlen sind schon dabei.
}
daily-add = Zufallszahl beisteuern
daily-own = Deine Zahl:
daily-closed = Für morgen kannst du keine Zahl mehr beisteuern.
daily-check = So prüfst du diesen Tag
