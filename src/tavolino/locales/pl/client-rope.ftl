# Cut the Rope w przeglądarce

rope-own-cards = Twoje karty
rope-draw-pile = Dobieranie
rope-discard-pile = Odrzucone
rope-in-pile = karty w twoim stosie
rope-no-hand = Nie masz już kart na ręce. Na koniec tury dobierzesz sześć.
rope-pile = Twój stos
rope-hand = Twoja ręka
rope-supply = Twój zapas
rope-supply-ends = Połóż tutaj, aby zakończyć turę
rope-end-turn = Zakończ turę
rope-ending = Twoja tura zaraz się skończy. Enter ją kończy, Esc cofa kartę.
rope-take-back = Cofnij
rope-hand-count = { $count ->
    [one] jedna karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}

# Plansza słowami
rope-card = { $card ->
    [S] nożyczki
   *[other] { $card }
}
rope-scissors-as = nożyczki jako { $number }
rope-forced = { $card ->
    [S] wymuszone nożyczki
   *[other] wymuszona karta { $card }
}
rope-no-cards = pusto
rope-up = w górę: { $numbers }
rope-down = w dół: { $numbers }
rope-row = Rząd { $row }{ $direction ->
    [up] {""}, rośnie
    [down] {""}, maleje
   *[other] {""}
}: { $cards }. Teraz pasuje { $next } albo nożyczki.
rope-row-free = Rząd { $row } jest wolny. Na początek pasuje { $next } albo nożyczki.
rope-supply-row = Rząd zapasowy { $row }: { $cards }.
rope-own-supply = Połóż tu kartę i zakończ turę. { $row }
rope-own-card = { $card ->
    [S] Nożyczki
   *[other] { $card }
} { $from ->
    [pile] ze stosu
    [hand] z ręki
   *[supply] z rzędu zapasowego { $supply }
}{ $count ->
    [0] {""}
    [one] , pasuje do rzędu { $rows }
   *[other] , pasuje do rzędów { $rows }
}
rope-player = { $name }: { $pile ->
    [0] stosu już nie ma
    [one] jeszcze jedna karta w stosie, odkryta: { $card ->
        [S] nożyczki
       *[other] { $card }
    }
    [few] jeszcze { $pile } karty w stosie, odkryta: { $card ->
        [S] nożyczki
       *[other] { $card }
    }
   *[many] jeszcze { $pile } kart w stosie, odkryta: { $card ->
        [S] nożyczki
       *[other] { $card }
    }
}, { $hand ->
    [0] bez kart na ręce
    [one] jedna karta na ręce
    [few] { $hand } karty na ręce
   *[many] { $hand } kart na ręce
}.
rope-your-hand = Na ręce masz: { $cards }.
rope-stock = { $draw ->
    [0] Stos dobierania jest pusty
    [one] Do dobrania została jedna karta
    [few] Do dobrania zostały { $draw } karty
   *[many] Do dobrania zostało { $draw } kart
}, { $discard ->
    [one] jedna karta jest odrzucona.
    [few] { $discard } karty są odrzucone.
   *[many] { $discard } kart jest odrzuconych.
}

# Co się dzieje
rope-log-deal = Karty są rozdane
rope-log-first = Zaczyna { $name }
rope-log-shuffle = Odrzucone karty tworzą nowy stos dobierania
rope-one-card = { $card ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
    [6] szóstkę
    [7] siódemkę
    [8] ósemkę
    [9] dziewiątkę
    [10] dziesiątkę
   *[S] nożyczki
}
rope-log-hand = zagrywa { $what } do rzędu { $row }
rope-log-pile = zagrywa ze stosu do rzędu { $row }
rope-log-pile-card = zagrywa { $what } ze stosu do rzędu { $row }
rope-log-supply = zagrywa z rzędu zapasowego { $supply } do rzędu { $row }
rope-log-supply-card = zagrywa { $what } z rzędu zapasowego { $supply } do rzędu { $row }
rope-log-lay = kładzie { $what } w rzędzie zapasowym { $supply } i kończy turę
rope-log-end = kończy turę z pustą ręką
rope-cut = Rząd { $row } jest pełny i zostaje odcięty.
rope-turned-up = { $card ->
    [S] { $name } odkrywa nożyczki
   *[other] { $name } odkrywa { $card }
}; { $count ->
    [one] to ostatnia karta stosu.
    [few] w stosie są jeszcze { $count } karty.
   *[many] w stosie jest jeszcze { $count } kart.
}
rope-score = jeszcze { $count }

# Co można zrobić
rope-task-play = Zagrywaj karty do rzędów. Aby zakończyć turę, połóż kartę z ręki w zapasie.
rope-task-lay = Żadna karta nie pasuje. Połóż kartę z ręki w zapasie, aby zakończyć turę.
rope-task-play-end = Twoja ręka jest pusta: graj dalej albo zakończ turę i dobierz sześć kart.
rope-task-end = Twoja ręka jest pusta i nic nie pasuje: zakończ turę i dobierz sześć kart.

# Koniec
rope-piles-title = Stosy w trakcie gry
rope-piles-chart = Karty w każdym stosie, tura po turze
rope-piles-turns = { $count ->
    [one] jedna tura
    [few] { $count } tury
   *[many] { $count } tur
}
rope-piles-line = od { $from } do { $to }
rope-won-pile = { $names } nie ma już stosu, { $turns ->
    [one] po jednej turze.
   *[other] tura { $turns }.
}
rope-won-fewest = { $count ->
    [one] { $names } ma najmniej kart w stosie.
   *[other] { $names } mają najmniej kart w stosach.
}
