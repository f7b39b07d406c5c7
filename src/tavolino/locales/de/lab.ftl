refused-arena-bots = Nenne so viele Bots, wie Spieler am Tisch sitzen ({ $players }), nicht { $got }. Derselbe Bot darf mehrmals vorkommen.
refused-arena-seatings = Für diese Bots gibt es { $got } Sitzordnungen, mehr als { $most }. Nenne weniger verschiedene.
refused-arena-other = { $file } enthält Partien eines anderen Wettkampfs: { $field } ist { $got }.
refused-arena-file = { $file } ist keine Arena-Datei.
refused-cluster-unreachable = Unter { $address } läuft kein Dask-Scheduler.

warmup-none = Hier gibt es keinen Compiler, deshalb nutzen die Bots die Regeln in reinem Python: Sie sind langsamer und denken weniger weit voraus. So installierst du ihn: pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] Es gibt nichts zu kompilieren.
    [one] Ein Kernel ist kompiliert, bis sich das Programm ändert.
   *[other] { $count } Kernel sind kompiliert, bis sich das Programm ändert.
}

# Numbers
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
    [one] { $deals } Ausgangslage
   *[other] { $deals } Ausgangslagen
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
lab-head-share = Anteil
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
arena-seat = { $seat }: { $wins } Siege ({ $wins_span }), { $advantage } gegenüber dem fairen Anteil; { $points } Punkte ({ $points_span })
arena-no-deal = noch keine Ausgangslage wurde in allen Sitzordnungen gespielt

# The balance of seats
balance-title = Balance von { $game }
balance-lead = { $games } für jede Einstellung, auf jedem Platz der Bot „{ $bot }“ (Startwert „{ $seed }“). Platz 1 beginnt. In Klammern steht das 95-%-Konfidenzintervall. Bei so vielen Einstellungen wirken einige schon durch Zufall unfair.
balance-usual = Standardoptionen
balance-more = mehr als der faire Anteil
balance-fair = kein klarer Unterschied zum fairen Anteil
balance-less = weniger als der faire Anteil
balance-wins = Siege nach Platz, { $players }
balance-done = { $file }: { $games }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} betrachtet, davon { $unfair } unfair
