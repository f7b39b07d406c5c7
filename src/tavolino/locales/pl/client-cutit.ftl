cutit-round = Runda { $round } z { $rounds }
cutit-round-word = Runda
cutit-round-name = Runda { $round }
cutit-look-back = Zobacz rundę { $round }
cutit-dice-word = Kości
cutit-dice-text = Kości: { $dice }.
cutit-die = { $colour ->
    [G] zielona
    [P] różowa
    [Y] żółta
   *[B] niebieska
  } { $kind ->
    [blank] pusta
    [question] znak zapytania
   *[number] { $face }
  }
cutit-colour = { $colour ->
    [G] zielone
    [P] różowe
    [Y] żółte
    [B] niebieskie
    [K] czarne
   *[J] joker
  }

# Cięcie

cutit-sheet-label = Arkusz
cutit-how = Przeciągnij wzdłuż linii siatki, aby tam ciąć; skręć po drodze, a będą dwa cięcia. Albo dotykaj punktów po kolei.
cutit-keys = Klawisze: strzałki i Enter wskazują punkty, S zamienia części, C tnie, Esc zaczyna od nowa.
cutit-which = { $count ->
    [one] Twój skrawek
   *[other] Która część to skrawek?
  }
cutit-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
  }
cutit-half-stars = { $count ->
    [0] bez połówek gwiazd
    [one] { $count } połówka gwiazdy
    [few] { $count } połówki gwiazd
   *[many] { $count } połówek gwiazd
  }
cutit-part-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
cutit-part-text = Skrawek: { $spaces }, { $stars }, { $worth }.
cutit-points-word = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
cutit-one-cut = Jedno cięcie
cutit-fewer = Policz mniej
cutit-fewer-why = Przy mniejszej liczbie punktów łatwiej o + w następnej rundzie.
cutit-fewer-chosen = { $points } zamiast { $most }: w następnej rundzie łatwiej o +.
cutit-fewer-lost = { $points } zamiast { $most }: w następnej rundzie łatwiej o +, ale ta go nie da.
cutit-second = Drugie cięcie
cutit-second-why = Po prostym cięciu możesz dodać drugie, tak że odpadnie kilka skrawków. Ile to kosztuje, zobaczysz przed cięciem.
cutit-second-how = Narysuj drugie cięcie: obok pierwszego, w poprzek albo aż do niego.
cutit-keys-second = 2 dodaje do prostego cięcia drugie.
cutit-which-stays = Która część zostaje twoim arkuszem?
cutit-price = { $count ->
    [one] { $count } skrawek, { $spaces }, trafia do twoich skrawków i musi się znaleźć w układance.
    [few] { $count } skrawki, razem { $spaces }, trafiają do twoich skrawków i muszą się znaleźć w układance.
   *[many] { $count } skrawków, razem { $spaces }, trafia do twoich skrawków i musi się znaleźć w układance.
  }
cutit-several-text = { $fault }, −5. { $price } Na twoim arkuszu zostaje { $spaces }, z polem { $space }.
cutit-part-with = z polem { $space }
cutit-stays-last = Część, która zostaje, to twój ostatni skrawek i liczy się z następnymi kośćmi.
cutit-rest = Druga część zostaje twoim arkuszem: { $spaces }.
cutit-rest-last = Druga część to twój ostatni skrawek i liczy się z następnymi kośćmi.
cutit-cut = Tnij
cutit-again = Od nowa
cutit-have-cut = Twoje cięcie gotowe. Inni jeszcze tną
cutit-pick-corner = Wybierz róg { $space }
cutit-own-corner = Twój róg to { $space }.
cutit-fault-no-points = Bez punktów: kara
cutit-fault-small = Mniej niż cztery pola: kara
cutit-fault-several = Kilka skrawków: kara
cutit-fault-no-cut = Nie ma już czego ciąć: kara
cutit-fault-reported = Wpisana jako kara
cutit-gone = odcięte
cutit-rank = Rząd { $rank }: { $spaces }.
cutit-stars = Gwiazdy: { $stars }.
cutit-star-right = na prawo od { $file }
cutit-star-below = pod { $file }

# Karta wyników

cutit-score-sheet = Karta wyników
cutit-score-of = Karta wyników: { $name }
cutit-score-text = { $name }: rundy { $rounds }; razem { $total }.
cutit-rose = Więcej niż w poprzedniej rundzie
cutit-column-rise = Więcej niż w poprzedniej rundzie
cutit-column-one-cut = Jedno cięcie
cutit-column-text = { $column }: zakreślone { $circles }, wartość { $pays }
cutit-sum-rounds = Rundy
cutit-sum-penalties = Kary
cutit-sum-rises = Kolumna +
cutit-sum-one-cuts = Kolumna jednego cięcia
cutit-sum-token = Żeton
cutit-sum-outside = Poza układanką
cutit-sum-total = Suma

# Inni

cutit-others = Arkusze wszystkich
cutit-has-cut = już po cięciu
cutit-is-cutting = tnie
cutit-is-picking = wybiera
cutit-is-joining = układa
cutit-is-keeping = wybiera część
cutit-is-done = koniec, lokata { $place }
cutit-is-done-in = koniec w { $time }
cutit-is-ready = gotowość zgłoszona
cutit-is-not-ready = jeszcze bez gotowości
cutit-is-out-of-time = koniec czasu

# Układanka

cutit-ready = Można zaczynać
cutit-not-ready = Zaraz, jeszcze nie
cutit-ready-together = Gdy wszyscy będą gotowi, klepsydra zostanie odwrócona: trzy minuty na połączenie skrawków.
cutit-ready-own = Twoje trzy minuty zaczną się, gdy zgłosisz gotowość. Kto zużyje najmniej czasu, bierze najwyższy żeton.
cutit-ready-waiting = Jeszcze bez gotowości: { $names }
cutit-table-label = Stół z twoją układanką
cutit-begin = Łącz skrawki gwiazdami: połówka do połówki, kolor do koloru.
cutit-complete = Układanka jest pełna.
cutit-check = Trzyma się razem { $kept } z { $all } skrawków{ $faults ->
    [0] {""}
    [one] {""}, { $faults } błąd
    [few] {""}, { $faults } błędy
   *[many] {""}, { $faults } błędów
  }; poza układanką: −{ $cost } pkt.
cutit-hidden = Ta układanka jest ukryta, aż wszystkie będą sprawdzone.
cutit-puzzle-keys = Przesuwaj skrawki do siebie połówkami gwiazd; dotknięcie, kółko lub R obraca skrawek. Klawisze: Enter bierze i kładzie, strzałki przesuwają, M idzie do następnej pasującej gwiazdy, Delete wyjmuje, Ctrl+Z cofa.
cutit-loose = Luźne skrawki
cutit-mat = Łącz je tutaj
cutit-mat-how = Przeciągnij skrawek; dotknięcie go obraca
cutit-keys-title = Jak ruszać skrawkami
cutit-tools = Narzędzia układanki
cutit-snippet = Skrawek { $number }: { $spaces }, { $stars }
cutit-snippet-lies = Skrawek { $number } leży w { $x }, { $y }{ $turns ->
    [0] {""}
    [one] , obrócony raz
   *[other] , obrócony { $turns } razy
  }.
cutit-joined = Skrawki { $one } i { $other } są połączone.
cutit-lies = Skrawek { $number } w { $x }, { $y }: { $good ->
    [0] żadna gwiazda nie pasuje
    [one] pasuje { $good } gwiazda
    [few] pasują { $good } gwiazdy
   *[many] pasuje { $good } gwiazd
  }{ $bad ->
    [0] {""}
    [one] , { $bad } nie
   *[other] , { $bad } nie
  }.
cutit-lifted = Skrawek { $number } znów leży luźno.
cutit-aside = Skrawek { $number } leży z boku.
cutit-no-room = Tu nie ma miejsca.
cutit-no-turn = Nie ma tu miejsca, aby obrócić skrawek { $number }.
cutit-no-match = Żadna gwiazda tego skrawka nie pasuje do gwiazdy układanki.
cutit-turn = { $number ->
    [0] Obróć skrawek
   *[other] Obróć skrawek { $number }
  }
cutit-lift = { $number ->
    [0] Wyjmij skrawek
   *[other] Wyjmij skrawek { $number } z układanki
  }
cutit-undo = Cofnij
cutit-undone = Cofnięto.
cutit-closer = Bliżej
cutit-farther = Dalej
cutit-all = Pokaż wszystko
cutit-timer = Pozostały czas
cutit-time-left = Jeszcze { $seconds } s.
cutit-done = Gotowe
cutit-done-title = Czy układanka jest gotowa?
cutit-done-loose = { $loose ->
    [one] Jeden skrawek leży jeszcze luźno
    [few] { $loose } skrawki leżą jeszcze luźno
   *[many] { $loose } skrawków leży jeszcze luźno
  }{ $seats ->
    [one] .
   *[other] , więc nie dostaniesz żetonu.
  }
cutit-done-faulty = Układanka nie trzyma się bez błędów.
cutit-done-cost = W tym stanie to, co jest poza nią, kosztuje cię { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
  }.
cutit-keep-question = Twoja układanka nie trzyma się bez błędu. Którą część zachowujesz?
cutit-keep-part = { $count ->
    [one] Skrawek { $numbers }
   *[other] Skrawki { $numbers }
  }
cutit-keep-cost = −{ $cost } pkt
cutit-keep-best = najlepsza
cutit-keep-this = Zachowaj tę część
cutit-keep-waiting = Część do zachowania wybiera jeszcze: { $names }
cutit-hint-lay = Połóż tam skrawek { $number }
cutit-wrong-overlap = Skrawki { $one } i { $other } nachodzą na siebie.
cutit-wrong-colours = Między skrawkami { $one } i { $other } spotykają się połówki gwiazd różnych kolorów.
cutit-wrong-plain = Połówka gwiazdy skrawka { $one } leży przy pustym boku skrawka { $other }.
cutit-wrong-open = Naprzeciw połówki gwiazdy skrawka { $one } nic nie leży.
cutit-wrong-unjoined = Skrawki { $one } i { $other } stykają się bez własnego połączenia.

# Co można teraz zrobić

cutit-task-corner = Wybierz róg: twój pierwszy skrawek musi go zawierać.
cutit-task-first-cut = Wytnij pierwszy skrawek; musi zawierać twój róg { $corner }.
cutit-task-cut = Runda { $round }: wytnij skrawek do tych kości.
cutit-task-ready = Zgłoś, kiedy można zacząć układankę.
cutit-task-puzzle = Połącz, co się da, a potem naciśnij „Gotowe”.
cutit-task-keep = Wybierz część układanki do zachowania.

# Przebieg

cutit-log-first = Zaczyna { $name }
cutit-log-dice = Kości: { $dice }
cutit-log-secret-cut = tnie
cutit-log-secret-puzzle = układa dalej
cutit-log-ready = zgłasza gotowość do układanki
cutit-log-not-ready = cofa gotowość
cutit-log-done = kończy układankę
cutit-log-time-up = ogłasza koniec czasu: { $name }
cutit-log-corner = wybiera róg { $space }
cutit-log-cut = tnie od { $from } do { $to }
cutit-log-two-cuts = tnie od { $from } przez { $corner } do { $to }
cutit-log-several = tnie wzdłuż { $path } i odpada kilka skrawków
cutit-log-claim = { $cut } i liczy { $points }
cutit-log-lay = kładzie skrawek { $number }
cutit-log-lift = wyjmuje skrawek { $number } z układanki
cutit-log-keep = zachowuje część ze skrawkiem { $number }
cutit-earned = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }{ $parts ->
    [0] {""}
   *[other] {" "}({ $how })
  }
cutit-earned-one-cut = jedno cięcie
cutit-earned-rise = więcej niż poprzednio
cutit-earned-penalty = −5 ({ $why })
cutit-remark-round = Runda { $round }: { $earned }.
cutit-remark-puzzle = Wszystkie arkusze są pocięte. Czas na układankę.
cutit-remark-glass = Klepsydra odwrócona: trzy minuty.
cutit-remark-check = Układanki są sprawdzone.

# Koniec

cutit-grade-1 = Jeden do zera dla papieru. (Do 60 punktów.)
cutit-grade-2 = Brzegi jeszcze w zygzak, ale kierunek dobry. (61 do 70 punktów.)
cutit-grade-3 = Czysta robota: miotła może odpocząć. (71 do 80 punktów.)
cutit-grade-4 = Równo jak od linijki, i to bez linijki. (81 do 99 punktów.)
cutit-grade-5 = Tego się nie wyrzuca, to się oprawia w ramki. (100 punktów i więcej.)
cutit-par = { $least ->
    [0] Nie wiadomo, ile było do zdobycia.
   *[other] Przy tych kościach, nie licząc żetonu, do zdobycia było co najmniej { $least }, najwyżej { $most } pkt. Masz { $points }.
  }
cutit-best-join = Najlepszy sposób złożenia
cutit-found-complete = Układanka jest pełna; ma { $joins ->
    [one] { $joins } połączenie
    [few] { $joins } połączenia
   *[many] { $joins } połączeń
  }.
cutit-found-part = Trzyma się razem { $kept } z { $all } skrawków; w sumie { $joins ->
    [one] { $joins } połączenie
    [few] { $joins } połączenia
   *[many] { $joins } połączeń
  }.
cutit-found-token = Żeton: { $token }.
cutit-found-outside = Poza układanką: { $count ->
    [one] skrawek { $numbers }
   *[other] skrawki { $numbers }
  }, −{ $cost } pkt.
