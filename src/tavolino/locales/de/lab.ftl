refused-arena-bots = An einem Tisch für { $players } müssen auch so viele Bots genannt werden, nicht { $got }; derselbe darf zweimal vorkommen.
refused-arena-seatings = Diese Bots können auf { $got } Arten sitzen, das sind mehr als { $most }; bitte weniger verschiedene nennen.
refused-arena-other = { $file } enthält Partien eines anderen Wettkampfs: { $field } ist dort { $got }.
refused-arena-file = { $file } ist keine Datei der Arena.
refused-cluster-unreachable = Unter { $address } ist kein Dask-Scheduler zu erreichen.

warmup-none = Hier gibt es keinen Compiler, also spielen die Bots nach den lesbaren Regeln: ebenso richtig, aber langsamer und mit weniger Weitblick. So kommt er dazu: pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] Es gibt nichts zu übersetzen.
    [one] Ein Kern ist bereit und bleibt es, bis sich das Programm ändert.
   *[other] { $count } Kerne sind bereit und bleiben es, bis sich das Programm ändert.
}

# Numbers
number-decimal = ,
number-percent = { $number } %
number-span = { $low } bis { $high }

# Tables of bots and seats
lab-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
lab-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
lab-deals = { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}
lab-head-bot = Bot
lab-head-complete = vollständig
lab-head-games = Partien
lab-head-interval = 95-%-Intervall
lab-head-mean = Mittel
lab-head-points = Punkte
lab-head-rating = Wertung
lab-head-seat = Platz
lab-head-seconds-game = s/Partie
lab-head-seconds-move = s/Zug
lab-head-share = der Anteil ist
lab-head-slowest = längster
lab-head-wins = Siege
lab-wins-by-bot = Siege nach Bot
lab-wins-by-seat = Siege nach Platz
lab-points-by-bot = Punkte nach Bot
lab-stopped = nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} abgebrochen
lab-bot-twice = nenne jeden Bot nur einmal

# The arena
arena-title = { $game }, { $players }, { $games }
arena-head = { $title }: { $deals }, { $seatings ->
    [one] jede mit { $seatings } Sitzordnung
   *[other] jede mit allen { $seatings } Sitzordnungen
}
arena-pair = { $first } gegen { $second }: vorn in { $ahead } ({ $ahead_span }), { $points } Punkte ({ $points_span })
arena-pair-alone = { $first } gegen { $second }: { $points } Punkte ({ $points_span })
arena-seat = { $seat }: { $wins } Siege ({ $wins_span }), { $advantage } gegenüber dem gerechten Anteil; { $points } Punkte ({ $points_span })
arena-no-deal = keine Verteilung ist in allen Sitzordnungen gespielt worden

# The balance of seats
balance-title = Balance von { $game }
balance-lead = { $games } in jeder Einstellung, auf jedem Platz der Bot „{ $bot }“ (Startwert „{ $seed }“). Platz 1 beginnt. In Klammern stehen die Grenzen, in denen der wahre Wert in 95 von 100 Fällen liegt; bei vielen Einstellungen sehen einige allein durch Zufall ungerecht aus.
balance-usual = übliche Optionen
balance-more = mehr als gerecht
balance-fair = gerecht, soweit erkennbar
balance-less = weniger als gerecht
balance-wins = Siege nach Platz, { $players }
balance-done = { $file }: { $games }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} betrachtet, davon { $unfair } ungerecht
