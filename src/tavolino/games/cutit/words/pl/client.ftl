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
    [question] ze znakiem zapytania
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
cutit-how = Przeciągnij wzdłuż linii siatki, żeby ciąć. Skręć po drodze, a powstanie drugie cięcie. Możesz też stukać w punkty po kolei.
cutit-keys = Klawisze: strzałki i Enter wybierają punkty, S zamienia części, C tnie, Esc zaczyna od nowa.
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
    [0] bez połówek gwiazdek
    [one] { $count } połówka gwiazdki
    [few] { $count } połówki gwiazdek
   *[many] { $count } połówek gwiazdek
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
cutit-fewer = Weź mniej
cutit-fewer-why = Mniej punktów teraz to łatwiejszy + w następnej rundzie.
cutit-fewer-chosen = { $points } zamiast { $most }: o następny + będzie łatwiej.
cutit-fewer-lost = { $points } zamiast { $most }: o następny + będzie łatwiej, ale tracisz + teraz.
cutit-second = Drugie cięcie
cutit-second-why = Po prostym cięciu możesz dodać drugie i odciąć kilka skrawków. Ile to kosztuje, zobaczysz przed cięciem.
cutit-second-how = Narysuj drugie cięcie: obok pierwszego, w poprzek albo do niego.
cutit-keys-second = 2 dodaje drugie cięcie.
cutit-which-stays = Która część zostaje arkuszem?
cutit-price = { $count ->
    [one] { $count } skrawek, { $spaces }, trafi do twojej układanki.
    [few] { $count } skrawki, razem { $spaces }, trafią do twojej układanki.
   *[many] { $count } skrawków, razem { $spaces }, trafi do twojej układanki.
  }
cutit-several-text = { $fault }, −5. { $price } Zostaje arkusz: { $spaces }, z polem { $space }.
cutit-part-with = z polem { $space }
cutit-stays-last = Część, która zostaje, to twój ostatni skrawek. Punkty da po następnym rzucie.
cutit-rest = Druga część zostaje arkuszem: { $spaces }.
cutit-rest-last = Druga część to twój ostatni skrawek. Punkty da po następnym rzucie.
cutit-cut = Tnij
cutit-again = Od nowa
cutit-have-cut = Gotowe. Czekamy, aż inni skończą ciąć…
cutit-pick-corner = Wybierz róg { $space }
cutit-own-corner = Twój róg to { $space }.
cutit-fault-no-points = Brak punktów: kara
cutit-fault-small = Mniej niż cztery pola: kara
cutit-fault-several = Kilka skrawków: kara
cutit-fault-no-cut = Nie ma już czego ciąć: kara
cutit-fault-reported = Kara (wpisana)
cutit-gone = odcięte
cutit-rank = Rząd { $rank }: { $spaces }.
cutit-stars = Gwiazdki: { $stars }.
cutit-star-right = na prawo od { $file }
cutit-star-below = pod { $file }

# Karta wyników

cutit-score-sheet = Karta wyników
cutit-score-of = Karta wyników: { $name }
cutit-score-text = { $name }: rundy { $rounds }; razem { $total }.
cutit-rose = Więcej niż rundę wcześniej
cutit-column-rise = Więcej niż rundę wcześniej
cutit-column-one-cut = Jedno cięcie
cutit-column-text = { $column } – zakreślone kratki: { $circles }, punkty: { $pays }
cutit-sum-rounds = Rundy
cutit-sum-penalties = Kary
cutit-sum-rises = Kolumna „+”
cutit-sum-one-cuts = Kolumna „Jedno cięcie”
cutit-sum-token = Żeton
cutit-sum-outside = Poza układanką
cutit-sum-total = Razem

# Inni

cutit-others = Wszystkie arkusze
cutit-has-cut = po cięciu
cutit-is-cutting = tnie
cutit-is-picking = wybiera róg
cutit-is-joining = układa
cutit-is-keeping = wybiera część
cutit-is-done = gotowe, { $place }. miejsce
cutit-is-done-in = gotowe, { $time }
cutit-is-ready = gotowe
cutit-is-not-ready = jeszcze nie
cutit-is-out-of-time = koniec czasu

# Układanka

cutit-ready = Zaczynamy
cutit-not-ready = Jeszcze nie
cutit-ready-together = Gdy wszyscy będą gotowi, rusza klepsydra: trzy minuty na połączenie skrawków.
cutit-ready-own = Trzy minuty zaczną biec, gdy naciśniesz „Zaczynamy”. Najszybszy gracz bierze najwyższy żeton.
cutit-ready-waiting = Czekamy na graczy: { $names }
cutit-table-label = Twoja układanka
cutit-begin = Łącz skrawki gwiazdkami: połówka do połówki, w tym samym kolorze.
cutit-complete = Układanka pełna.
cutit-check = Połączone: { $kept } z { $all }{ $faults ->
    [0] {""}
    [one] {""}, { $faults } błąd
    [few] {""}, { $faults } błędy
   *[many] {""}, { $faults } błędów
  }; poza układanką: { $cost ->
    [one] −{ $cost } punkt
    [few] −{ $cost } punkty
   *[many] −{ $cost } punktów
  }.
cutit-hidden = Tę układankę zobaczysz, gdy wszystkie zostaną sprawdzone.
cutit-puzzle-keys = Przeciągaj skrawki do siebie połówkami gwiazdek; obracasz je stuknięciem, kółkiem myszy lub klawiszem R. Klawisze: Enter podnosi i kładzie, strzałki przesuwają, M przechodzi do następnej pasującej gwiazdki, Delete wyjmuje, Ctrl+Z cofa.
cutit-loose = Luźne skrawki
cutit-mat = Łącz je tutaj
cutit-mat-how = Przeciągnij skrawek; stuknij, żeby go obrócić
cutit-keys-title = Jak przesuwać skrawki
cutit-tools = Narzędzia układanki
cutit-snippet = Skrawek { $number }: { $spaces }, { $stars }
cutit-snippet-lies = Skrawek { $number } leży w { $x }, { $y }{ $turns ->
    [0] {""}
    [one] , obrócony raz
   *[other] , obrócony { $turns } razy
  }.
cutit-joined = Skrawki { $one } i { $other } są połączone.
cutit-lies = Skrawek { $number } w { $x }, { $y }: { $good ->
    [0] żadna gwiazdka nie pasuje
    [one] pasuje { $good } gwiazdka
    [few] pasują { $good } gwiazdki
   *[many] pasuje { $good } gwiazdek
  }{ $bad ->
    [0] {""}
    [one] , { $bad } nie pasuje
    [few] , { $bad } nie pasują
   *[many] , { $bad } nie pasuje
  }.
cutit-lifted = Skrawek { $number } znów leży luzem.
cutit-aside = Skrawek { $number } odłożony na bok.
cutit-no-room = Tu nie ma miejsca.
cutit-no-turn = Nie ma tu miejsca, żeby obrócić skrawek { $number }.
cutit-no-match = W układance nie ma gwiazdki, która pasowałaby do tego skrawka.
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
cutit-closer = Powiększ
cutit-farther = Pomniejsz
cutit-all = Dopasuj do ekranu
cutit-timer = Pozostały czas
cutit-time-left = { $seconds ->
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
   *[many] Zostało { $seconds } sekund.
  }
cutit-done = Gotowe
cutit-done-title = Zakończyć układankę?
cutit-done-loose = { $loose ->
    [one] Jeden skrawek leży jeszcze luzem
    [few] { $loose } skrawki leżą jeszcze luzem
   *[many] { $loose } skrawków leży jeszcze luzem
  }{ $seats ->
    [one] .
   *[other] , więc nie dostaniesz żetonu.
  }
cutit-done-faulty = W układance są jeszcze błędy.
cutit-done-cost = Pola poza układanką kosztują cię teraz { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
  }.
cutit-keep-question = W twojej układance są błędy. Którą część zachowujesz?
cutit-keep-part = { $count ->
    [one] Skrawek { $numbers }
   *[other] Skrawki { $numbers }
  }
cutit-keep-cost = { $cost ->
    [one] −{ $cost } punkt
    [few] −{ $cost } punkty
   *[many] −{ $cost } punktów
  }
cutit-keep-best = najlepsza
cutit-keep-this = Zachowaj tę część
cutit-keep-waiting = Czekamy na graczy: { $names }
cutit-hint-lay = Połóż tam skrawek { $number }
cutit-wrong-overlap = Skrawki { $one } i { $other } zachodzą na siebie.
cutit-wrong-colours = Między skrawkami { $one } i { $other } stykają się połówki gwiazdek w różnych kolorach.
cutit-wrong-plain = Połówka gwiazdki skrawka { $one } styka się z pustym bokiem skrawka { $other }.
cutit-wrong-open = Połówka gwiazdki skrawka { $one } nie styka się z niczym.
cutit-wrong-unjoined = Skrawki { $one } i { $other } stykają się bez połączenia.

# Co można teraz zrobić

cutit-task-corner = Wybierz róg. Twój pierwszy skrawek musi go zawierać.
cutit-task-first-cut = Odetnij pierwszy skrawek. Musi zawierać twój róg { $corner }.
cutit-task-cut = Runda { $round }: odetnij skrawek pasujący do kości.
cutit-task-ready = Naciśnij „Zaczynamy”, żeby przejść do układanki.
cutit-task-puzzle = Połącz tyle skrawków, ile się da, i naciśnij „Gotowe”.
cutit-task-keep = Wybierz część układanki, którą zachowujesz.

# Przebieg

cutit-log-first = Zaczyna { $name }
cutit-log-dice = Kości: { $dice }
cutit-log-secret-cut = tnie
cutit-log-secret-puzzle = układa
cutit-log-ready = chce zacząć układankę
cutit-log-not-ready = chce jeszcze poczekać z układanką
cutit-log-done = kończy układankę
cutit-log-time-up = koniec czasu: { $name }
cutit-log-corner = wybiera róg { $space }
cutit-log-cut = tnie od { $from } do { $to }
cutit-log-two-cuts = tnie od { $from } przez { $corner } do { $to }
cutit-log-several = tnie wzdłuż { $path } i odcina kilka skrawków
cutit-log-claim = { $cut } i bierze { $points }
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
cutit-earned-rise = więcej niż rundę wcześniej
cutit-earned-penalty = −5 ({ $why })
cutit-remark-round = Runda { $round }: { $earned }.
cutit-remark-puzzle = Wszystkie arkusze są pocięte. Czas na układankę!
cutit-remark-glass = Klepsydra ruszyła: trzy minuty.
cutit-remark-check = Układanki są sprawdzone.

# Koniec

cutit-grade-1 = Papier kontra nożyczki: 1 do 0. (Do 60 punktów.)
cutit-grade-2 = Brzegi trochę poszarpane, ale pomysł jest. (61–70 punktów.)
cutit-grade-3 = Czysta robota: prawie nie ma czego zamiatać. (71–80 punktów.)
cutit-grade-4 = Równo jak od linijki, i to bez linijki. (81–99 punktów.)
cutit-grade-5 = Opraw to w ramkę. Goście zapytają, gdzie to kupić. (100 punktów i więcej.)
cutit-par = { $least ->
    [0] Norma nie jest znana.
   *[other] Norma przy tych kościach, bez żetonów: od { $least } do { $most } punktów. Masz { $points }.
  }
cutit-best-join = Najlepsze rozwiązanie
cutit-found-complete = Układanka pełna, { $joins ->
    [one] { $joins } połączenie
    [few] { $joins } połączenia
   *[many] { $joins } połączeń
  }.
cutit-found-part = Połączone skrawki: { $kept } z { $all }, { $joins ->
    [one] { $joins } połączenie
    [few] { $joins } połączenia
   *[many] { $joins } połączeń
  }.
cutit-found-token = Żeton: { $token }.
cutit-found-outside = Poza układanką: { $count ->
    [one] skrawek { $numbers }
   *[other] skrawki { $numbers }
  }, { $cost ->
    [one] −{ $cost } punkt
    [few] −{ $cost } punkty
   *[many] −{ $cost } punktów
  }.
