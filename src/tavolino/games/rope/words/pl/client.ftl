# Cut the Rope w przeglądarce

rope-own-cards = Twoje karty
rope-draw-pile = Dobieranie
rope-discard-pile = Odrzucone
rope-in-pile = { $count ->
    [one] { $count } karta w twoim stosie
    [few] { $count } karty w twoim stosie
   *[many] { $count } kart w twoim stosie
}
rope-no-hand = Masz pustą rękę. Na koniec tury dobierzesz sześć kart.
rope-pile = Twój stos
rope-hand = Twoja ręka
rope-supply = Rzędy uzupełniające
rope-supply-ends = Wyłóż tu kartę, żeby zakończyć turę
rope-end-turn = Zakończ turę
rope-ending = Tura zaraz się skończy. Enter potwierdza, Esc cofa.
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
    [S] nożyczki z konieczności
   *[other] { $card } z konieczności
}
rope-no-cards = pusto
rope-up = w górę: { $numbers }
rope-down = w dół: { $numbers }
rope-row = Rząd { $row }{ $direction ->
    [up] {""}, rosnący
    [down] {""}, malejący
   *[other] {""}
}: { $cards }. Teraz pasuje { $next } albo nożyczki.
rope-row-free = Rząd { $row } jest pusty. Na początek pasuje { $next } albo nożyczki.
rope-supply-row = Rząd uzupełniający { $row }: { $cards }.
rope-own-supply = Wyłóż tu kartę i zakończ turę. { $row }
rope-own-card = { $card ->
    [S] Nożyczki
   *[other] { $card }
} { $from ->
    [pile] z twojego stosu
    [hand] z ręki
   *[supply] z rzędu uzupełniającego { $supply }
}{ $count ->
    [0] {""}
    [one] , pasuje do rzędu { $rows }
   *[other] , pasuje do rzędów { $rows }
}
rope-player = { $name }: { $pile ->
    [0] nie ma już stosu
    [one] jedna karta w stosie, odkryta: { $card ->
        [S] nożyczki
       *[other] { $card }
    }
    [few] { $pile } karty w stosie, odkryta: { $card ->
        [S] nożyczki
       *[other] { $card }
    }
   *[many] { $pile } kart w stosie, odkryta: { $card ->
        [S] nożyczki
       *[other] { $card }
    }
}, { $hand ->
    [0] pusta ręka
    [one] jedna karta na ręce
    [few] { $hand } karty na ręce
   *[many] { $hand } kart na ręce
}.
rope-your-hand = Twoja ręka: { $cards }.
rope-stock = { $draw ->
    [0] Stos do dobierania jest pusty
    [one] Do dobrania została jedna karta
    [few] Do dobrania zostały { $draw } karty
   *[many] Do dobrania zostało { $draw } kart
}, { $discard ->
    [one] jedna karta odrzucona.
    [few] { $discard } karty odrzucone.
   *[many] { $discard } kart odrzuconych.
}

# Co się dzieje
rope-log-deal = Karty rozdane
rope-log-first = Zaczyna { $name }
rope-log-shuffle = Odrzucone karty tworzą nowy stos do dobierania
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
rope-log-hand = zagrywa { $what } do rzędu { $row }
rope-log-pile = zagrywa ze stosu do rzędu { $row }
rope-log-pile-card = zagrywa { $what } ze stosu do rzędu { $row }
rope-log-supply = zagrywa z rzędu uzupełniającego { $supply } do rzędu { $row }
rope-log-supply-card = zagrywa { $what } z rzędu uzupełniającego { $supply } do rzędu { $row }
rope-log-lay = wykłada { $what } do rzędu uzupełniającego { $supply } i kończy turę
rope-log-end = kończy turę z pustą ręką
rope-cut = Rząd { $row } jest ukończony i odrzucony.
rope-turned-up = { $card ->
    [S] { $name } odkrywa nożyczki
   *[other] { $name } odkrywa { $card }
}; { $count ->
    [one] to ostatnia karta stosu.
    [few] w stosie zostały { $count } karty.
   *[many] w stosie zostało { $count } kart.
}
rope-score = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

# Co można zrobić
rope-task-play = Zagrywaj karty. Na koniec tury wyłóż jedną do rzędu uzupełniającego.
rope-task-lay = Żadna karta nie pasuje. Wyłóż kartę do rzędu uzupełniającego, żeby zakończyć turę.
rope-task-play-end = Masz pustą rękę: graj dalej albo zakończ turę i dobierz sześć kart.
rope-task-end = Nic nie pasuje: zakończ turę i dobierz sześć kart.

# Koniec
rope-piles-title = Stosy w trakcie gry
rope-piles-chart = Karty w stosach graczy, tura po turze
rope-piles-turns = { $count ->
    [one] jedna tura
    [few] { $count } tury
   *[many] { $count } tur
}
rope-piles-line = od { $from } do { $to }
rope-won-pile = { $names } pozbywa się stosu { $turns ->
    [one] w jednej turze.
   *[other] w turze { $turns }.
}
rope-won-fewest = { $count ->
    [one] { $names } ma najmniej kart w stosie.
   *[other] { $names } mają najmniej kart w stosach.
}
rope-margin = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
