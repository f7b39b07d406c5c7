# Die Tagesaufgabe
refused-daily-unknown = Für diesen Tag gibt es keine Aufgabe.
refused-daily-sealed = Die Aufgabe vom { $day } ist noch versiegelt.
refused-daily-closed = Für diesen Tag können keine Zahlen mehr dazugelegt werden.
refused-daily-contribution = Eine Zahl für die Auslosung hat 32 Ziffern, 0 bis 9 und a bis f.
daily-table-title = Tagesaufgabe { $day }

# Zum Teilen
daily-share-head = Tavolino · { $game } · { $day }
daily-share-par = Vorgabe erreicht
daily-share-better = { $points } besser als die Vorgabe
daily-share-worse = { $points } an der Vorgabe vorbei
daily-share-failed = Nicht gelöst
daily-share-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}

# tavolino daily verify
daily-verified = { $day } wurde ehrlich ausgelost: Das Geheimnis passt zum Hash, und alle Aufgaben ergeben sich aus ihm und { $numbers ->
    [one] { $numbers } Zahl
   *[other] { $numbers } Zahlen
} von Besuchern.
daily-unrevealed = { $day }: Bisher stimmt alles. Das Geheimnis wird aufgedeckt, wenn der Tag vorbei ist.
daily-try-verified = Das ist ein Versuch vom { $day }, mit dessen Geber und aus dessen Stellung.
daily-try-unrevealed = Ein Versuch lässt sich prüfen, sobald das Geheimnis des Tages aufgedeckt ist.
daily-no-day = Das ist keine Datei über einen Tag.
daily-wrong = { $file } stimmt nicht:
daily-fault-hash = Der Hash ist { $hash }, veröffentlicht wurde vorher aber { $noted }.
daily-fault-late = Das Geheimnis wurde erst versiegelt, als der Tag schon begonnen hatte.
daily-fault-contribution = „{ $contribution }“ ist keine Zahl eines Besuchers.
daily-fault-twice = Eine Zahl kommt doppelt vor.
daily-fault-missing = Die Zahl { $contribution } fehlt.
daily-fault-secret = Das Geheimnis passt nicht zum Hash.
daily-fault-game = Für „{ $game }“ gibt es keine Aufgabe.
daily-fault-challenge = Die Aufgabe von { $game } ergibt sich nicht aus dem Geheimnis und den Zahlen.
daily-fault-dealer = Das Spiel hatte einen anderen Geber als die Aufgabe.
daily-fault-position = Das Spiel begann nicht mit der Stellung der Aufgabe.

# Im Client
daily-title = Tagesaufgabe
daily-about = Jeden Tag eine Aufgabe für jedes Spiel, für alle dieselbe. Dein erster Versuch zählt; danach kannst du üben.
daily-none = Die ersten Aufgaben beginnen um Mitternacht UTC.
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
daily-state-reached = { $score } (Vorgabe { $par })
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
daily-par = Vorgabe: { $par }
daily-opponent = Gegen: { $bot }
daily-counts = Dieser Versuch zählt. Du kannst bis Mitternacht UTC beginnen und hast danach noch eine Stunde, um fertig zu werden. Mit Tipps oder der Hilfe eines Bots zählt er nicht.
daily-begin = Beginnen
daily-resume = Weiterspielen
daily-practise = Üben
daily-replay = Nachspielen
daily-result = Du hast { $score }.
daily-result-par = Genau die Vorgabe!
daily-result-better = { $points } besser als die Vorgabe!
daily-result-worse = { $points } an der Vorgabe vorbei.
daily-result-failed = Diesmal nicht gelöst.
daily-result-helped = Ein Bot hat geholfen, also zählt dieser Versuch nicht.
daily-result-late = Dieser Versuch wurde nicht rechtzeitig fertig.
daily-everyone = Die Ergebnisse aller
daily-players = { $players ->
    [one] { $players } Person hat gespielt.
   *[other] { $players } Personen haben gespielt.
}
daily-bar = { $score }: { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
daily-bar-own = { $score }, auch du: { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
daily-bar-failed = Nicht gelöst: { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
daily-share = Teilen
daily-copy = Text kopieren
daily-archive = Frühere Tage
daily-archive-none = Noch gibt es keine früheren Tage.
daily-more = Noch frühere Tage
daily-next = Morgen
daily-next-what = Die Aufgaben von morgen stehen fest durch ein Geheimnis des Servers, von dem hier der Hash steht, und durch Zahlen, die Besucher dazulegen. Je später eine Zahl dazukommt, desto weniger kann selbst der Betreiber die Auslosung lenken. Wenn der Tag vorbei ist, wird das Geheimnis aufgedeckt, und alles lässt sich mit „tavolino daily verify“ prüfen.
daily-numbers = { $numbers ->
    [0] Noch wurde keine Zahl dazugelegt.
    [one] { $numbers } Zahl wurde dazugelegt.
   *[other] { $numbers } Zahlen wurden dazugelegt.
}
daily-add = Eine Zufallszahl dazulegen
daily-own = Deine Zahl:
daily-closed = Für morgen können keine Zahlen mehr dazugelegt werden.
daily-check = Was sich an diesem Tag prüfen lässt
